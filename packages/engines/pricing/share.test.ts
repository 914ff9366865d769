import { fen } from '@portal/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundOfPieces } from './refund-of-pieces.ts';
import { providerParts, shareAfterRefund, shareFee, shareOf, subsidyKept, type ShareSoFar } from './share.ts';

describe('what of an order is the dealer’s (SHARE-2, SHARE-3)', () => {
  it.each([
    [10_000, 60, 60],
    [1, 60, 0],
    [83, 60, 0],
    [84, 60, 1],
    [0, 60, 0],
    [12_345, 0, 0],
    [12_345, 10_000, 12_345],
    [99_999_999_999_999, 60, 600_000_000_000],
  ])('the fee on %i fen at %i is %i', (kept, rate, fee) => expect(shareFee(fen(kept), rate)).toBe(fee));

  it.each([
    ['before anything goes back', [[1000, 3, 0]], 1000],
    ['of a piece of three', [[1000, 3, 1]], 667],
    ['of all of them', [[1000, 3, 3]], 0],
    ['halves up', [[1, 2, 1]], 1],
    [
      'of a line it was not taken off',
      [
        [12_489, 8, 0],
        [0, 5, 5],
      ],
      12_489,
    ],
    [
      'of eight cameras one (7,203.11 in all, of which 296.61 went back)',
      [
        [12_489, 8, 1],
        [0, 20, 0],
      ],
      10_928,
    ],
    ['of nothing', [], 0],
  ] as const)('what the provider makes up for goes %s (SHARE-7)', (_, lines, kept) =>
    expect(subsidyKept(lines.map(([off, quantity, refunded]) => ({ off: fen(off), quantity, refunded })))).toBe(kept),
  );

  it.each([
    [
      'as the lines say',
      999,
      [
        [900, 950],
        [99, 500],
      ],
      [900, 99],
    ],
    [
      'as all coupons, where lines from before say nothing',
      100,
      [
        [null, 75],
        [null, 25],
      ],
      [75, 25],
    ],
    [
      'as all coupons, where one line says nothing',
      100,
      [
        [40, 75],
        [null, 25],
      ],
      [75, 25],
    ],
    [
      'in proportion, where the dealer gave something beside it',
      100,
      [
        [null, 150],
        [null, 50],
      ],
      [75, 25],
    ],
    [
      'as nothing, where the order was paid before it was kept',
      0,
      [
        [40, 75],
        [0, 25],
      ],
      [0, 0],
    ],
  ] as const)('what of it is a line’s is read %s (SHARE-7)', (_, whole, lines, parts) =>
    expect(
      providerParts(
        fen(whole),
        lines.map(([ofProvider, ofAll]) => ({ ofProvider: ofProvider === null ? null : fen(ofProvider), ofAll: fen(ofAll) })),
      ),
    ).toEqual(parts),
  );

  const aPaidLine = fc.record({
    paid: fc.integer({ min: 0, max: 1_000_000 }),
    off: fc.integer({ min: 0, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 30 }),
  });
  it('is conserved to the fen by any pieces that go back, never below nothing, and nothing once all have', () =>
    fc.assert(
      fc.property(
        fc.array(aPaidLine, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 30 })), { maxLength: 12 }),
        (sold, rate, returns) => {
          const lines = sold.map((line) => ({ ...line, off: fen(line.off), refunded: 0 }));
          const sum = (of: 'paid' | 'off') => fen(sold.reduce((all, line) => all + line[of], 0));
          const first: ShareSoFar = { paid: sum('paid'), refunded: fen(0), fee: shareFee(sum('paid'), rate), subsidy: subsidyKept(lines) };
          expect(first.subsidy).toBe(sum('off'));
          let [now, share] = [first, shareOf(first)];
          for (const [at, pieces] of [...returns, ...lines.map((_, index) => [index, 30] as const)]) {
            const line = lines[at % lines.length];
            const back = line && Math.min(pieces, line.quantity - line.refunded);
            if (!line || !back) continue;
            const refund = refundOfPieces({ ...line, paid: fen(line.paid) }, back);
            line.refunded += back;
            const moved = shareAfterRefund(now, refund, { feeRate: rate, subsidyAfter: subsidyKept(lines) });
            expect(moved.fee + moved.share + refund).toBe(moved.subsidy);
            expect(Math.max(moved.fee, moved.share, moved.subsidy)).toBeLessThanOrEqual(0);
            // of this line alone, and of its pieces no more or less than a fen
            expect(Math.abs(-moved.subsidy - (line.off * back) / line.quantity)).toBeLessThanOrEqual(1);
            now = { ...now, refunded: fen(now.refunded + moved.refunded), fee: fen(now.fee + moved.fee), subsidy: fen(now.subsidy + moved.subsidy) };
            share = fen(share + moved.share);
            expect([share, now.fee + share]).toEqual([shareOf(now), now.paid - now.refunded + now.subsidy]);
          }
          expect([share, now.fee, now.subsidy, now.refunded]).toEqual([0, 0, 0, now.paid]);
        },
      ),
    ));
});
