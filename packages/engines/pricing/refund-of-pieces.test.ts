import { fen } from '@portal/units';
import fc from 'fast-check';
import { equal, ok } from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { refundOfPieces } from './refund-of-pieces.ts';

describe('what goes back for pieces of a line (AFTER-4)', () => {
  it.each([
    [{ paid: 100, quantity: 3, refunded: 0 }, 1, 34],
    [{ paid: 100, quantity: 3, refunded: 1 }, 1, 33],
    [{ paid: 100, quantity: 3, refunded: 2 }, 1, 33],
    [{ paid: 100, quantity: 3, refunded: 0 }, 3, 100],
    [{ paid: 2, quantity: 3, refunded: 2 }, 1, 0],
    [{ paid: 9_999_999_999_999, quantity: 9_999, refunded: 0 }, 9_999, 9_999_999_999_999],
  ])('of %j for %i pieces: %i fen', (line, pieces, amount) => expect(refundOfPieces({ ...line, paid: fen(line.paid) }, pieces)).toBe(amount));

  it.each([0, -1, 1.5, 4, Number.NaN])('is nothing for %d of three pieces', (pieces) =>
    expect(() => refundOfPieces({ paid: fen(100), quantity: 3, refunded: 0 }, pieces)).toThrow(RangeError),
  );

  it('comes to what was paid whatever requests come, are given up and come again, and never to more on the way', () => {
    const asked = fc.array(fc.record({ line: fc.nat(4), pieces: fc.integer({ min: 1, max: 60 }), isGiven: fc.boolean() }), { maxLength: 60 });
    const lines = fc.array(fc.record({ paid: fc.integer({ min: 0, max: 10 ** 13 }), quantity: fc.integer({ min: 1, max: 9_999 }) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(lines, asked, (paid, requests) => {
        const kept = paid.map((line) => ({ ...line, paid: fen(line.paid), refunded: 0, back: 0 }));
        for (const { line, pieces, isGiven } of requests) {
          const one = kept[line % kept.length];
          if (one === undefined || !isGiven || pieces > one.quantity - one.refunded) continue;
          const part = refundOfPieces(one, pieces);
          ok(part >= 0);
          one.back += part;
          one.refunded += pieces;
          ok(one.back <= one.paid);
          // no piece costs a fen more or less than its share
          ok(Math.abs(part * one.quantity - pieces * one.paid) <= one.quantity || one.paid > 2 ** 40);
        }
        for (const one of kept) {
          if (one.refunded < one.quantity) one.back += refundOfPieces(one, one.quantity - one.refunded);
          equal(one.back, one.paid);
        }
      }),
    );
  });
});
