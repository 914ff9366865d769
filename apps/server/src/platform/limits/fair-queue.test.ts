import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueueOptions } from './fair-queue.ts';

const wide: FairQueueOptions = { slots: 1, waitingPerKey: 100, waiting: 1_000 };

/** A queue, and the order in which what is put into it runs. */
function aQueue(options: Partial<FairQueueOptions> = {}) {
  const queue = createFairQueue({ ...wide, ...options });
  const order: string[] = [];
  const put = (key: string, name: string, work: () => Promise<unknown> = () => new Promise(setImmediate)) =>
    queue.run(key, () => {
      order.push(name);
      return work();
    });
  return { put, order };
}

describe('a fair queue', () => {
  it('callers take turns, each in its own order', async () => {
    const { put, order } = aQueue();
    await Promise.all([...['a1', 'a2', 'a3', 'a4'].map((name) => put('a', name)), put('b', 'b1'), put('b', 'b2'), put('c', 'c1')]);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('a caller’s first piece waits for the piece of another that runs, and no more, however many that one has', async () => {
    const { put, order } = aQueue();
    const heap = Array.from({ length: 90 }, (_, n) => put('greedy', `greedy ${n}`));
    await new Promise(setImmediate);
    const before = order.length;
    await put('modest', 'modest');
    expect(order.indexOf('modest') - before).toBe(0);
    await Promise.all(heap);
  });

  it('a key uses its own slots only, even when others are free', async () => {
    let running = 0;
    let most = 0;
    const { put } = aQueue({ slots: 3, slotsPerKey: 2 });
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
    };
    await Promise.all(Array.from({ length: 10 }, (_, n) => put('a', String(n), work)));
    expect(most).toBe(2);
    await Promise.all(Array.from({ length: 10 }, (_, n) => put(`key ${n}`, String(n), work)));
    expect(most).toBe(3);
  });

  it('refuses the one whose line is full, and everybody when all lines together are', async () => {
    const { put } = aQueue({ waitingPerKey: 2, waiting: 3 });
    const outcomes = await Promise.allSettled([put('a', '1'), put('a', '2'), put('a', '3'), put('a', '4'), put('b', '5'), put('c', '6')]);
    expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as Error).name : 'ran'))).toEqual([
      'ran',
      'ran',
      'ran',
      'tooManyRequests',
      'ran',
      'unavailable',
    ]);
  });

  it('gives up a piece that waits too long, and only that', async () => {
    const { put, order } = aQueue({ patienceMs: 40 });
    let end = (): void => {};
    const long = put('a', 'long', () => new Promise<void>((resolve) => (end = resolve)));
    await expect(put('b', 'never')).rejects.toThrow('no turn within 40 ms');
    const soon = put('b', 'soon');
    end();
    await Promise.all([long, soon]);
    expect(order).toEqual(['long', 'soon']);
  });

  it('a piece that fails gives its slot back', async () => {
    const { put, order } = aQueue();
    await expect(put('a', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await put('a', '2');
    expect(order).toEqual(['1', '2']);
  });
});
