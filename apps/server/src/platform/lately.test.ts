import { expect, it } from 'vitest';
import { lately, whileSame } from './lately.ts';

const db = {} as never;

it('answers with what was read less than so long ago, to all who ask at once, and reads again after that and when the clock was set back', async () => {
  let [now, reads] = [1_000, 0];
  const get = lately({ clock: { now: () => now }, everyMs: 500 }, async () => ++reads);
  expect(await Promise.all([get(db), get(db)])).toEqual([1, 1]);
  now += 499;
  expect(await get(db)).toBe(1);
  now += 1;
  expect(await get(db)).toBe(2);
  now -= 100;
  expect(await get(db)).toBe(3);
});

it('remembers no reading that failed', async () => {
  let reads = 0;
  const get = lately({ clock: { now: () => 0 }, everyMs: 500 }, async () => {
    if (++reads === 1) throw new Error('away');
    return reads;
  });
  await expect(get(db)).rejects.toThrow('away');
  expect(await get(db)).toBe(2);
});

it('runs a query once that runs whenever it is waited for', async () => {
  let runs = 0;
  // oxlint-disable-next-line unicorn/no-thenable -- as a statement of the query builder is
  const query = { then: (done: (run: number) => void) => done(++runs) } as unknown as Promise<number>;
  const get = lately({ clock: { now: () => 0 }, everyMs: 500 }, () => query);
  expect([await get(db), await get(db)]).toEqual([1, 1]);
});

it('what was read stands while the version does, which is asked again only after its time; what failed is read anew', async () => {
  let [now, version, asked, reads] = [1_000, 'a', 0, 0];
  const get = whileSame(
    { clock: { now: () => now }, everyMs: 500 },
    async () => (asked++, version),
    async () => {
      if (++reads === 2) throw new Error('away');
      return `${version} ${reads}`;
    },
  );
  expect([await get(db), await get(db)]).toEqual(['a 1', 'a 1']);
  now += 500;
  expect([await get(db), asked, reads]).toEqual(['a 1', 2, 1]);
  [now, version] = [now + 500, 'b'];
  await expect(get(db)).rejects.toThrow('away');
  expect([await get(db), await get(db)]).toEqual(['b 3', 'b 3']);
});

it('with nothing to be kept each asks anew', async () => {
  let reads = 0;
  const get = whileSame(
    { clock: { now: () => 0 }, everyMs: 0 },
    async () => 'a',
    async () => ++reads,
  );
  expect([await get(db), await get(db)]).toEqual([1, 2]);
});
