import { describe, expect, it } from 'vitest';
import { parsePastedColumn, spreadColumn } from './paste-column.ts';

describe('a column pasted from a spreadsheet', () => {
  it('is the first cell of each row; one cell is ordinary text', () => {
    expect(parsePastedColumn('90\t甲\r\n85.5\t乙\r\n\r\n')).toEqual(['90', '85.5']);
    expect(parsePastedColumn('90')).toBeNull();
    expect(parsePastedColumn('90\r\n')).toBeNull();
  });

  it('is laid from the cell down; empty rows leave their line, rows beyond the end fall away', () => {
    expect([...spreadColumn(['A', 'B', 'C'], 'B', ['1', '2', '3'])]).toEqual([
      ['B', '1'],
      ['C', '2'],
    ]);
    expect([...spreadColumn(['A', 'B', 'C'], 'A', ['1', '', '3'])]).toEqual([
      ['A', '1'],
      ['C', '3'],
    ]);
  });
});
