import { describe, expect, it } from 'vitest';
import type { RoleAttribute } from '../roles/index.ts';
import { usualLocation } from './camera-location.ts';
import { checkDefaults } from './check-fields.ts';
import { compatCheck } from './compat-check.ts';
import { askedOf } from './list-lines.ts';

/** CHECK-22. */
describe('where a camera hangs that nobody says it of', () => {
  it.each<[Record<string, RoleAttribute>, string | null]>([
    [{ location: 'outdoor', housing: '半球', ipRating: 67 }, 'outdoor'],
    [{ location: 'indoor', housing: '枪机', ipRating: 67 }, 'indoor'],
    [{ housing: '半球', ipRating: 67 }, 'indoor'],
    [{ housing: '半球' }, 'indoor'],
    [{ housing: '枪机', ipRating: 54 }, 'indoor'],
    [{ housing: '枪机', ipRating: 66 }, 'outdoor'],
    [{ housing: '枪机' }, null],
    [{}, null],
  ])('%j: %s', (attributes, place) => expect(usualLocation(attributes)).toBe(place));
});

describe('a dome for the rain in a shop', () => {
  const dome = {
    skuNo: 'D',
    spuNo: 'S',
    skuStatus: 0,
    role: 'ipCamera',
    quantity: 6,
    roleAttributes: { resolution: '4MP', powerW: 7, location: 'outdoor', housing: '半球', ipRating: 67, bracket: 'wall' } as const,
  };
  const settings = { ...checkDefaults, bitrates: [], runs: [], places: [], kept: [], mandatory: [] };
  const found = (places: readonly { skuNo: string; location: 'indoor' | 'outdoor' }[]) => {
    const result = compatCheck(askedOf([dome], { ...settings, places })?.inputs);
    if (!result.valid) throw new Error('refused');
    return {
      codes: result.issues.map(({ code }) => code),
      cable: result.additions.find(({ role }) => role === 'networkCableBox')?.attributes['location'],
      kbps: result.streams[0]?.kbps,
    };
  };

  it('wants boxes, cable for outdoors and disks for busy pictures until somebody says it hangs indoors', () => {
    const before = found([]);
    expect(before).toMatchObject({ cable: 'outdoor', kbps: 4352 });
    expect(before.codes).toContain('JUNCTION_SHORT');
    const after = found([{ skuNo: 'D', location: 'indoor' }]);
    expect(after).toMatchObject({ cable: undefined, kbps: 3072 });
    expect(after.codes).not.toContain('JUNCTION_SHORT');
    expect(found([{ skuNo: 'other', location: 'indoor' }])).toEqual(before);
  });
});
