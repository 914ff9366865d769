/** A disk is what was asked: one that the recorder beside it would not take is none, however much it holds. Sources: CHECK-10, SIZE-14.2. */
import { describe, expect, it } from 'vitest';
import { ADDED_DISK_SIZES_TB } from '../constants/list-check.ts';
import { meets, wantsOf } from '../roles/index.ts';
import { aCamera, aDisk, aPoeSwitch, aRecorder, found, taking, waysOf } from './list-builder.ts';

/** What the recorder takes at most. */
const LIMIT_TB = 6;
const lines = [aCamera({}, 8), aRecorder({ maxDiskTB: LIMIT_TB }), aDisk({ sizeTB: 4 }), aPoeSwitch()];

describe('eight cameras, a disk too few, and a recorder that takes 6 TB', () => {
  const ways = waysOf(lines, 'recording').filter(({ takes }) => takes.every(({ place }) => place !== 1));
  const disks = ways.flatMap(({ adds }) => adds.filter(({ role }) => role === 'hdd'));

  it('asks for disks', () => expect(disks.length).toBeGreaterThan(0));
  it('of every model that may be bought for one, the check says it is none too large', () => {
    const sold = ADDED_DISK_SIZES_TB.value.map((sizeTB) => ({ sizeTB }));
    for (const way of ways.filter(({ adds }) => adds.every(({ role }) => role === 'hdd'))) {
      for (const model of sold.filter((attributes) => way.adds.every((line) => wantsOf(line).every((want) => meets(want, attributes))))) {
        const bought = { ...way, adds: way.adds.map((line) => ({ ...line, attributes: model })) };
        expect(found(taking(lines, bought)).filter((issue) => issue.startsWith('HDD_TOO_LARGE'))).toEqual([]);
      }
    }
  });
});
