import { beforeEach, describe, expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import { watchVersion } from './current-version.ts';

describe('remembering answers', () => {
  let now = 0;
  let version = 1;
  let reads = 0;
  const db = {} as never;
  const cacheOf = (enabled = true) =>
    createAnswerCache({
      enabled,
      clock: { now: () => now },
      currentVersion: watchVersion({
        clock: { now: () => now },
        getVersion: async () => {
          reads++;
          return version;
        },
      }),
    });
  beforeEach(() => {
    now = 1000;
    version = 1;
    reads = 0;
  });

  test('one work serves all who ask at once and later', async () => {
    const cache = cacheOf();
    let works = 0;
    const work = async () => ++works;
    expect(await Promise.all([cache.remember(db, 'a', work), cache.remember(db, 'a', work)])).toEqual([1, 1]);
    expect(await cache.remember(db, 'a', work)).toBe(1);
    expect(await cache.remember(db, 'b', work)).toBe(2);
  });

  test('a new version shows within half a second, the version is read as often', async () => {
    const cache = cacheOf();
    let works = 0;
    const ask = () => cache.remember(db, 'a', async () => ++works);
    await ask();
    version = 2;
    now += 499;
    expect(await ask()).toBe(1);
    expect(reads).toBe(1);
    now += 1;
    expect(await ask()).toBe(2);
    expect(reads).toBe(2);
  });

  test('an answer grows 15 seconds old at most', async () => {
    const cache = cacheOf();
    let works = 0;
    await cache.remember(db, 'a', async () => ++works);
    now += 15_000;
    expect(await cache.remember(db, 'a', async () => ++works)).toBe(2);
  });

  test('a failure is not remembered, nor is a version that could not be read', async () => {
    const cache = cacheOf();
    await expect(cache.remember(db, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.remember(db, 'a', async () => 'yes')).toBe('yes');
    let broken = true;
    const shaky = createAnswerCache({
      enabled: true,
      clock: { now: () => now },
      currentVersion: watchVersion({ clock: { now: () => now }, getVersion: async () => (broken ? Promise.reject(new Error('away')) : 1) }),
    });
    await expect(shaky.remember(db, 'a', async () => 1)).rejects.toThrow('away');
    broken = false;
    expect(await shaky.remember(db, 'a', async () => 1)).toBe(1);
  });

  test('the number of answers is bounded, those used least recently go first', async () => {
    const cache = cacheOf();
    await cache.remember(db, 'kept', async () => 'old');
    for (let n = 0; n < 399; n++) await cache.remember(db, `filler ${n}`, async () => n);
    expect(await cache.remember(db, 'kept', async () => 'new')).toBe('old');
    for (let n = 0; n < 100; n++) await cache.remember(db, `more ${n}`, async () => n);
    expect(await cache.remember(db, 'kept', async () => 'new')).toBe('old');
    expect(await cache.remember(db, 'filler 0', async () => 'again')).toBe('again');
  });

  test('switched off it remembers nothing and asks for no version', async () => {
    const cache = cacheOf(false);
    let works = 0;
    await cache.remember(db, 'a', async () => ++works);
    expect(await cache.remember(db, 'a', async () => ++works)).toBe(2);
    expect(reads).toBe(0);
  });
});
