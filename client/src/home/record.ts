// What home must know of a record (docs/record.md) before it is sent: how long it is, and for how many.

export interface RecordInfo {
  seats: number;
  answers: number; // in force: an undo takes some back
}

/** Null for a text that is no record. */
export function recordInfo(text: string): RecordInfo | null {
  try {
    const [header, ...lines] = text.split('\n').filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Line);
    if (header?.redtable === undefined || typeof header.seats !== 'number') return null;
    return { seats: header.seats, answers: lines.reduce(inForce, 0) };
  } catch {
    return null;
  }
}

interface Line {
  redtable?: number;
  seats?: number;
  key?: string;
  undo?: number;
}

const inForce = (answers: number, line: Line): number => line.undo ?? (line.key === undefined ? answers : answers + 1);
