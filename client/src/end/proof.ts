// The proof of the shuffle: what was published before the first card belongs to the secret told at the end.
// The same as `redtable.kernel.chance`.

const PREFIX = 'redtable commitment\n';

export function bytes(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) throw new Error('no hexadecimal number');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
const hex = (digest: ArrayBuffer): string => [...new Uint8Array(digest)].map((each) => each.toString(16).padStart(2, '0')).join('');

export async function commitment(secret: string): Promise<string> {
  const data = new Uint8Array([...new TextEncoder().encode(PREFIX), ...bytes(secret)]);
  return hex(await crypto.subtle.digest('SHA-256', data));
}

export const proves = async (secret: string, published: string): Promise<boolean> => (await commitment(secret)) === published;
