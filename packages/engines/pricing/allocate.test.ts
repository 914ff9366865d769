import { fen } from '@portal/units';
import fc from 'fast-check';
import { equal, ok } from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';

const amount = (max = 10 ** 11) => fc.integer({ min: 0, max }).map(fen);

describe('an amount over parts', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [0, 1, 1], [0, 50, 50]],
    [5, [10, 20, 30], [1, 2, 2]],
    [1, [1, 2, 2], [0, 1, 0]],
    [7, [0, 0], [7, 0]],
    [0, [3, 4], [0, 0]],
    [0, [], []],
  ])('%i over %j is %j', (whole, weights, parts) => {
    expect(allocate(fen(whole), weights.map(fen))).toEqual(parts);
  });

  it('comes to the amount, each part within one fen of its share, none of a weight above it', () => {
    fc.assert(
      fc.property(amount(), fc.array(amount(), { minLength: 1, maxLength: 40 }), (whole, weights) => {
        const parts = allocate(whole, weights);
        const sum = weights.reduce((total, weight) => total + weight, 0);
        equal(
          parts.reduce((total, part) => total + part, 0),
          whole,
        );
        if (sum === 0) return;
        for (const [index, weight] of weights.entries()) {
          const part = parts[index] ?? -1;
          ok(
            BigInt(part) * BigInt(sum) > BigInt(whole) * BigInt(weight) - BigInt(sum) &&
              BigInt(part) * BigInt(sum) < BigInt(whole) * BigInt(weight) + BigInt(sum),
          );
          if (weight === 0 || whole <= sum) ok(part <= weight);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('needs a part', () => {
    expect(() => allocate(fen(1), [])).toThrow(RangeError);
  });
});
