import { CallError } from './index.ts';
import { describe, expect, it } from 'vitest';
import { createRequestKeys, newIdempotencyKey } from './request-keys.ts';

const lost = new CallError({ code: 0, status: 0, msg: '', isNetworkError: true });
const busy = new CallError({ code: 502, status: 502, msg: '' });
const refused = new CallError({ code: 409, status: 409, msg: '' });

/** Sends requests one after another and gives the keys they went under; `outcome`: what the call fails with. */
function aSender(options: { latestOnly?: boolean } = {}) {
  let made = 0;
  const keys = createRequestKeys({ ...options, newKey: () => `key ${(made += 1)}` });
  return async (request: unknown, outcome?: CallError): Promise<string> => {
    let used = '';
    const sending = keys.send(request, async (key) => {
      used = key;
      if (outcome) throw outcome;
    });
    if (outcome) await expect(sending).rejects.toBe(outcome);
    else await sending;
    return used;
  };
}
const two = [{ skuNo: 'K1', quantity: 2 }];
const three = [{ skuNo: 'K1', quantity: 3 }];

describe('the key of a request', () => {
  it('is the same again after a lost answer, whatever lost it, and a new one after an answer', async () => {
    const send = aSender();
    expect(await send(two, lost)).toBe('key 1');
    expect(await send([...two], busy)).toBe('key 1');
    expect(await send(two)).toBe('key 1');
    expect(await send(two)).toBe('key 2');
  });

  it('is a new one after a refusal: nothing was done', async () => {
    const send = aSender();
    expect(await send(two, refused)).toBe('key 1');
    expect(await send(two)).toBe('key 2');
  });

  it('belongs to the content: a lost addition is not forgotten for another', async () => {
    const send = aSender();
    expect(await send(two, lost)).toBe('key 1');
    expect(await send(three)).toBe('key 2');
    expect(await send(two)).toBe('key 1');
  });

  it('ends with the next request where a later one overtakes it', async () => {
    const send = aSender({ latestOnly: true });
    expect(await send(two, lost)).toBe('key 1');
    expect(await send(two, lost)).toBe('key 1');
    expect(await send(three)).toBe('key 2');
    expect(await send(two)).toBe('key 3');
  });

  it('is shared by two presses at once, and the later answer closes no newer request', async () => {
    let made = 0;
    const answers: (() => void)[] = [];
    const used: string[] = [];
    const keys = createRequestKeys({ newKey: () => `key ${(made += 1)}` });
    const send = () =>
      keys.send(two, (key) => {
        used.push(key);
        return new Promise<void>((resolve) => answers.push(resolve));
      });
    const first = send();
    const second = send();
    answers[0]?.();
    await first;
    void send();
    answers[1]?.();
    await second;
    void send();
    expect(used).toEqual(['key 1', 'key 1', 'key 2', 'key 2']);
  });
});

it('keys are made of 32 hexadecimal digits and differ', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(keys.every((key) => /^[\da-f]{32}$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(100);
});
