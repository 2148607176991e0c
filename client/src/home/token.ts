/** The token of a link, with whatever words around it, or of a bare code; null for anything else. */
export function tokenIn(text: string): string | null {
  const link = /\/join\/([\w-]+)/.exec(text);
  if (link !== null) return link[1] ?? null;
  return /^[\w-]{16,}$/.test(text.trim()) ? text.trim() : null;
}
