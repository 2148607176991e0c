// The little of Node that tests use to ask Python for the catalogue; the client itself runs in browsers only.

declare module 'node:child_process' {
  export function execFileSync(
    file: string,
    args: string[],
    options: { env: Record<string, string | undefined>; encoding: 'utf8'; maxBuffer: number },
  ): string;
}
declare module 'node:fs' {
  export function existsSync(path: string): boolean;
}
declare module 'node:process' {
  export const env: Record<string, string | undefined>;
}
