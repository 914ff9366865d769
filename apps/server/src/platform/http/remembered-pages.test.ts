import { beforeEach, describe, expect, it } from 'vitest';
import { rememberPages, type RememberedPages } from './remembered-pages.ts';

interface Page {
  said: string;
  bytes: number;
}

let at = 0;
let version = 'v1';
let made: string[] = [];
let pages: RememberedPages<Page>;
beforeEach(async () => {
  [at, version, made] = [0, 'v1', []];
  pages = rememberPages<Page>({ bytesMax: 80, now: () => at, getVersion: async () => version });
  await pages.remember('the first question', async () => null);
  at = 1000;
});

const ask = (key: string, bytes = 10): Promise<Page | null> =>
  pages.remember(key, async () => {
    made.push(key);
    return { said: `${key} at ${at}`, bytes };
  });

describe('a page', () => {
  it('is made once and given to everybody who asks', async () => {
    const [first, second] = [await ask('/home'), await ask('/home')];
    expect(second).toBe(first);
    expect(made).toEqual(['/home']);
  });

  it('is made once for all who ask while it is made', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/home')));
    expect(new Set(answers).size).toBe(1);
    expect(made).toEqual(['/home']);
  });

  it('is made anew after fifteen seconds', async () => {
    await ask('/home');
    at += 14_999;
    await ask('/home');
    expect(made).toHaveLength(1);
    at += 1;
    await ask('/home');
    expect(made).toHaveLength(2);
  });

  it('is shown no more a second after what it shows has changed', async () => {
    await ask('/home');
    version = 'v2';
    at += 1000;
    expect((await ask('/home'))?.said).toBe('/home at 2000');
  });

  it('made within a second of a change is not kept: parts of it may be of before', async () => {
    await ask('/home');
    version = 'v2';
    at += 1000;
    await ask('/home');
    at += 999;
    await ask('/home');
    expect([made.length, pages.size()]).toEqual([3, 0]);
    at += 1;
    await ask('/home');
    await ask('/home');
    expect(made).toHaveLength(4);
  });

  it('is not kept when what it shows changes while it is made', async () => {
    await pages.remember('/home', async () => {
      version = 'v2';
      at += 1000;
      await ask('/other');
      return { said: 'of before', bytes: 10 };
    });
    at += 2000;
    expect((await ask('/home'))?.said).toBe('/home at 4000');
  });
});

describe('what is not to be kept', () => {
  it('is made by each who asks', async () => {
    const none = () =>
      pages.remember('/gone', async () => {
        made.push('/gone');
        return null;
      });
    await Promise.all([none(), none(), none()]);
    expect([made.length, pages.size()]).toEqual([3, 0]);
  });

  it('fails for its own caller only', async () => {
    const failing = pages.remember('/home', () => Promise.reject(new Error('too many pages from here')));
    const other = ask('/home');
    await expect(failing).rejects.toThrow('too many');
    expect((await other)?.said).toBe('/home at 1000');
  });

  it('cannot be told apart while the version cannot be read: nobody is given anything old', async () => {
    await ask('/home');
    at += 1000;
    const shaky = rememberPages<Page>({ bytesMax: 80, now: () => at, getVersion: () => Promise.reject(new Error('away')) });
    await expect(shaky.remember('/home', async () => null)).rejects.toThrow('away');
  });
});

describe('the memory', () => {
  it('holds no more than its bytes', async () => {
    for (let one = 0; one < 100; one++) await ask(`/product?page=${one}`);
    expect(pages.size()).toBe(80);
  });

  it('keeps what is asked for again while pages are made up by the thousand', async () => {
    await ask('/home');
    await ask('/home');
    for (let one = 0; one < 1000; one++) await ask(`/product?keyword=${one}`);
    made = [];
    await ask('/home');
    expect(made).toEqual([]);
  });

  it('lets the least recently asked for go', async () => {
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) for (let times = 0; times < 2; times++) await ask(key);
    await ask('a');
    for (const key of ['i', 'i']) await ask(key);
    made = [];
    await ask('a');
    await ask('b');
    expect(made).toEqual(['b']);
  });

  it('takes nothing that would fill an eighth of it', async () => {
    await ask('/long', 11);
    expect(pages.size()).toBe(0);
  });

  it('is empty after a change', async () => {
    await ask('/home');
    version = 'v2';
    at += 1000;
    await ask('/other');
    expect(pages.size()).toBe(0);
  });
});

describe('a page asked for a second time', () => {
  let worked: string[] = [];
  let finish: () => void = () => {};
  const improving = (fail = false): RememberedPages<Page> =>
    rememberPages<Page>({
      bytesMax: 80,
      now: () => at,
      getVersion: async () => version,
      async improve(page) {
        worked.push(page.said);
        await new Promise<void>((resolve) => (finish = resolve));
        if (fail) throw new Error('no better');
        return { said: `${page.said}, better`, bytes: page.bytes - 4 };
      },
    });
  const begin = async (fail?: boolean): Promise<void> => {
    worked = [];
    at = 0;
    pages = improving(fail);
    await pages.remember('the first question', async () => null);
    at = 1000;
  };
  const saidOf = async (key: string) => (await ask(key))?.said;
  const atRest = () => new Promise(setImmediate);

  it('is improved once, and given as it is until then', async () => {
    await begin();
    await ask('/home');
    expect(worked).toEqual([]);
    expect([await saidOf('/home'), await saidOf('/home')]).toEqual(['/home at 1000', '/home at 1000']);
    finish();
    await atRest();
    expect([await saidOf('/home'), pages.peek('/home')?.said, pages.size()]).toEqual(['/home at 1000, better', '/home at 1000, better', 6]);
    expect(worked).toEqual(['/home at 1000']);
  });

  it('is not put in the place of what has been made since', async () => {
    await begin();
    for (let times = 0; times < 2; times++) await ask('/home');
    [version, at] = ['v2', 2000];
    await ask('/other');
    at = 3000;
    await ask('/home');
    finish();
    await atRest();
    expect([await saidOf('/home'), pages.size()]).toEqual(['/home at 3000', 10]);
  });

  it('stays as it is where that fails', async () => {
    await begin(true);
    for (let times = 0; times < 2; times++) await ask('/home');
    finish();
    await atRest();
    expect([await saidOf('/home'), pages.size()]).toEqual(['/home at 1000', 10]);
  });
});
