import { describe, expect, it } from 'vitest';
import { runHunt } from './hunt.ts';
import { hunts } from './hunts/index.ts';
import { testShort } from './short-hunts.ts';

// every other one here, the rest beside it in a process of its own
testShort(hunts.filter((_hunt, at) => at % 2 === 0));

describe('a hunt', () => {
  it('that breaks, or tries nothing, is a failure', async () => {
    const idle = await runHunt({ name: 'idle', purpose: '', run: async () => {} }, { seed: 1, short: true });
    const broken = await runHunt({ name: 'broken', purpose: '', run: () => Promise.reject(new Error('x')) }, { seed: 1, short: true });
    expect([...idle, ...broken].map(({ failures }) => failures)).toEqual([1, 1]);
  });
});
