import { describe, expect, it } from 'vitest';
import { firstDisks, type Disk } from './disks.ts';

const word = (disks: readonly Disk[]) => disks.map(({ kind, group }) => `${kind[0]}${group ?? ''}`).join(' ');

describe('the disks of a drawing', () => {
  it('stand group by group, data before parity, spares last', () => {
    expect(word(firstDisks({ data: 5, parity: 2, spare: 1, groups: 2 }, 60))).toBe('d0 d0 p0 d1 d1 d1 p1 s');
  });

  it('are one group without RAID', () => {
    expect(word(firstDisks({ data: 3, parity: 0, spare: 0, groups: 1 }, 60))).toBe('d0 d0 d0');
  });

  it('are no more than are drawn, spares given up first', () => {
    expect(word(firstDisks({ data: 2, parity: 1, spare: 2, groups: 1 }, 4))).toBe('d0 d0 p0 s');
    expect(firstDisks({ data: 10, parity: 0, spare: 2, groups: 1 }, 4)).toHaveLength(4);
  });

  it('of a capacity beyond all disks of the world are made as quickly', () => {
    expect(firstDisks({ data: 3e8, parity: 3e8, spare: 16, groups: 1.5e8 }, 60)).toHaveLength(60);
  });
});
