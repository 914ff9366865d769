/** Every hunt in its short form, with a seed that stands still; the long ones are `npm run torture`. */
import { describe, expect, it } from 'vitest';
import { runHunt } from './hunt.ts';
import { hunts } from './hunts/index.ts';

describe('hunts, short', () => {
  it.each(hunts)('$name: $purpose', async (hunt) => {
    const rows = await runHunt(hunt, { seed: 20_261_122, short: true });
    expect(rows.filter(({ failures }) => failures > 0)).toEqual([]);
  });

  it('a hunt that breaks, or tries nothing, is a failure', async () => {
    const idle = await runHunt({ name: 'idle', purpose: '', run: async () => {} }, { seed: 1, short: true });
    const broken = await runHunt({ name: 'broken', purpose: '', run: () => Promise.reject(new Error('x')) }, { seed: 1, short: true });
    expect([...idle, ...broken].map(({ failures }) => failures)).toEqual([1, 1]);
  });
});
