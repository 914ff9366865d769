import { twistedPair, videoCapacity } from '@portal/engines/calculators';
import { describe, expect, it } from 'vitest';
import { inputsOfSearch, searchOf } from './address.ts';

describe('the address of a calculation', () => {
  it('names inputs and rows, and nothing where the page opens with them anyway', () => {
    expect(
      searchOf(videoCapacity, {
        groups: [
          { channels: 8, resolution: '8MP' },
          { channels: 24, resolution: '1080P' },
        ],
      }),
    ).toBe('?groups.0.channels=8&groups.0.resolution=8MP&groups.1.channels=24&groups.1.resolution=1080P');
    expect(searchOf(videoCapacity, videoCapacity.starter)).toBe('');
  });

  it('keeps what was typed wrong where a number can say it', () => {
    expect(inputsOfSearch(twistedPair, '?points=0&farthestM=abc')).toEqual({ points: 0, farthestM: Number.NaN });
  });

  it('that names nothing known opens as the page does', () => {
    expect(inputsOfSearch(twistedPair, '?utm_source=wechat')).toBe(twistedPair.starter);
    expect(inputsOfSearch(twistedPair, '')).toBe(twistedPair.starter);
  });
});
