import { describe, expect, it } from 'vitest';
import { recordInfo } from './record';

const HEADER = '{"redtable": 1, "game": "terraforming", "seats": 2}';

describe('recordInfo', () => {
  it('counts answers in force', () => {
    const lines = [HEADER, '{"seat": 0, "key": "pass"}', '', '{"seat": 1, "key": "pass"}', '{"points": [1, 2]}'];
    expect(recordInfo(lines.join('\r\n'))).toEqual({ seats: 2, answers: 2 });
  });
  it('takes back what was undone', () => {
    const lines = [HEADER, '{"seat": 0, "key": "a"}', '{"seat": 0, "key": "b"}', '{"seat": 0, "undo": 0}', '{"seat": 0, "key": "c"}'];
    expect(recordInfo(lines.join('\n'))).toEqual({ seats: 2, answers: 1 });
  });
  it('knows what is no record', () => {
    expect(recordInfo('hello')).toBeNull();
    expect(recordInfo('')).toBeNull();
    expect(recordInfo('{"seats": 2}')).toBeNull();
  });
});
