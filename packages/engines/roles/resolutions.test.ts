import { describe, expect, it } from 'vitest';
import { poeStandards, servesClass } from './poe-standards.ts';
import { resolutionOf, resolutionRank, resolutions } from './resolutions.ts';

describe('resolutions', () => {
  it('are eleven, a place in the list is the rank', () => {
    expect(resolutions).toHaveLength(11);
    for (const [rank, { value }] of resolutions.entries()) expect([resolutionRank(value), resolutionOf(value).value]).toEqual([rank, value]);
  });
  it.each(['16MP', '1080p', '', undefined, null, 1080, 'constructor'])('%j is none', (given) => expect(resolutionRank(given)).toBe(-1));
  it('asking for one that is none is our mistake', () => expect(() => resolutionOf('16MP' as never)).toThrow('no resolution 16MP'));
  it('say their pixels, what they record and what they cost to decode', () =>
    expect(resolutionOf('4MP')).toEqual({ value: '4MP', label: '4MP（2560×1440）', widthPx: 2560, heightPx: 1440, baseKbps: 6144, decodeCost: 2 }));
});

describe('standards of PoE', () => {
  it.each([
    ['af', 3],
    ['at', 4],
    ['bt3', 6],
    ['bt4', 8],
  ] as const)('%s feeds up to class %i', (standard, highest) => {
    expect([servesClass(standard, 0), servesClass(standard, highest), servesClass(standard, highest + 1)]).toEqual([true, true, false]);
  });
  it('come weakest first', () => expect(poeStandards).toEqual(['af', 'at', 'bt3', 'bt4']));
});
