import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readTogether } from './read-together.ts';

const asNumbers = (keys: string[]) => Promise.resolve(new Map(keys.filter((key) => /\d/.test(key)).map((key) => [key, Number(key)])));

describe('reading together', () => {
  it('reads what is asked for in one turn at once, each key once, and gives everybody their own row', async () => {
    const readings: string[][] = [];
    const find = readTogether((keys) => {
      readings.push(keys);
      return asNumbers(keys);
    });
    expect(await Promise.all(['1', '2', 'x', '1'].map(find))).toEqual([1, 2, undefined, 1]);
    expect(readings).toEqual([['1', '2', 'x']]);
  });

  it('begins another reading for whoever asks when one has begun', async () => {
    let row = 1;
    const waiting: (() => void)[] = [];
    const find = readTogether(async (keys) => {
      const seen = row;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return new Map(keys.map((key) => [key, seen]));
    });
    const before = find('a');
    await nextTurn();
    row = 2;
    const after = find('a');
    await nextTurn();
    for (const go of waiting) go();
    expect(await Promise.all([before, after])).toEqual([1, 2]);
  });

  it('tells all who waited when a reading fails, and reads again for the next', async () => {
    let isAway = true;
    const find = readTogether((keys) => (isAway ? Promise.reject(new Error('away')) : asNumbers(keys)));
    const tries = await Promise.allSettled([find('1'), find('2')]);
    expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await find('1')).toBe(1);
  });
});
