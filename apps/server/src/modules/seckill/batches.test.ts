import { describe, expect, it } from 'vitest';
import { openBatches } from './batches.ts';

describe('a writer for each hot row (SECKILL-5)', () => {
  it('takes what comes together at once, one batch after the other, and answers each', async () => {
    const taken: string[][] = [];
    let running = 0;
    const batches = openBatches<string, string>(
      async (_key, asks) => {
        expect(++running).toBe(1);
        taken.push([...asks]);
        await Promise.resolve();
        running--;
        return asks.map((ask) => `${ask}!`);
      },
      { atOnce: 3, waiting: 10 },
    );
    const answers = ['a', 'b', 'c', 'd'].map((ask) => batches.join('one', ask));
    expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!']);
    expect(taken).toEqual([['a', 'b', 'c'], ['d']]);
    expect(await batches.join('one', 'e')).toBe('e!');
  });

  it('lets none wait behind too many, and fails none for another', async () => {
    const batches = openBatches<number, number>(
      async (_key, asks) => {
        if (asks.includes(2)) throw new Error('two');
        return asks;
      },
      { atOnce: 10, waiting: 3 },
    );
    const joined = Promise.allSettled([1, 2, 3].map((ask) => batches.join('one', ask)));
    expect(batches.join('one', 4)).toBeNull();
    expect(await batches.join('other', 5)).toBe(5);
    expect(await joined).toMatchObject([{ value: 1 }, { reason: { message: 'two' } }, { value: 3 }]);
  });

  it('of a database that does not answer tells all who waited together at once', async () => {
    let tries = 0;
    const batches = openBatches<number, number>(
      async () => {
        tries++;
        throw new Error('Query read timeout');
      },
      { atOnce: 10, waiting: 20 },
    );
    const joined = await Promise.allSettled([1, 2, 3].map((ask) => batches.join('one', ask)));
    expect(joined.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(tries).toBe(1);
  });
});
