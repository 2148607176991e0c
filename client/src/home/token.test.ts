import { describe, expect, it } from 'vitest';
import { tokenIn } from './token';

describe('tokenIn', () => {
  it('finds the token in a link, wherever it was copied from', () => {
    expect(tokenIn('https://mars.example/join/abc_DEF-123')).toBe('abc_DEF-123');
    expect(tokenIn(' Come: http://192.168.0.7:8642/join/abc_DEF-123 \n')).toBe('abc_DEF-123');
  });
  it('takes a bare code', () => {
    expect(tokenIn(' Zm9vYmFyYmF6cXV4Zm9vYmFyYmE ')).toBe('Zm9vYmFyYmF6cXV4Zm9vYmFyYmE');
  });
  it('takes nothing else', () => {
    expect(tokenIn('')).toBeNull();
    expect(tokenIn('short')).toBeNull();
    expect(tokenIn('https://mars.example/t/abcdefghijklmnopqrstu')).toBeNull();
  });
});
