/** Serving pieces against Hall's theorem: what must stay unmet is the largest excess of any group of needs over all that fits them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignPieces } from './assign-pieces.ts';

const sum = (pieces: readonly number[]): number => pieces.reduce((total, one) => total + one, 0);

/** By brute force over all groups of needs. */
function leastUnmet(needs: readonly number[], stocks: readonly number[], fits: (need: number, stock: number) => boolean): number {
  let most = 0;
  for (let group = 0; group < 2 ** needs.length; group++) {
    const members = needs.flatMap((_pieces, need) => (((group >> need) & 1) === 1 ? [need] : []));
    const reachable = stocks.filter((_pieces, stock) => members.some((need) => fits(need, stock)));
    most = Math.max(most, sum(members.map((need) => needs[need] ?? 0)) - sum(reachable));
  }
  return most;
}

const pieces = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 });
const question = fc.record({ needs: pieces, stocks: pieces, edges: fc.array(fc.boolean(), { minLength: 36, maxLength: 36 }) });

describe('assigning pieces', () => {
  it('serves as many as any assignment can', () => {
    const seen = { enough: 0, short: 0 };
    fc.assert(
      fc.property(question, ({ needs, stocks, edges }) => {
        const fits = (need: number, stock: number) => edges[need * 6 + stock] === true;
        const { unmet, unused } = assignPieces(needs, stocks, fits);
        expect(sum(unmet)).toBe(leastUnmet(needs, stocks, fits));
        expect(sum(needs) - sum(unmet)).toBe(sum(stocks) - sum(unused));
        // nothing that fits stays unused beside a need that stays unmet
        for (const [need, open] of unmet.entries()) for (const [stock, left] of unused.entries()) expect(open > 0 && left > 0 && fits(need, stock)).toBe(false);
        seen[sum(unmet) > 0 ? 'short' : 'enough']++;
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(seen.enough, seen.short)).toBeGreaterThan(200);
  });

  it('a piece that fits two goes to the one that has no other', () => {
    // bullets take either bracket, domes only the second
    expect(assignPieces([2, 2], [2, 2], (need, stock) => need === 0 || stock === 1)).toEqual({ unmet: [0, 0], unused: [0, 0] });
    expect(assignPieces([2, 2], [2, 2], (need, stock) => need === 0 || stock === 0)).toEqual({ unmet: [0, 0], unused: [0, 0] });
  });
});
