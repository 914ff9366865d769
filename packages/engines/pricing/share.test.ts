import { fen } from '@portal/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareAfterRefund, shareFee, shareOf, subsidyKept, type ShareSoFar } from './share.ts';

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
    [1000, 9000, 0, 1000],
    [1000, 9000, 3000, 667],
    [1000, 9000, 9000, 0],
    // with its freight
    [1000, 9000, 9500, 0],
    [1, 3, 1, 1],
    [0, 9000, 100, 0],
    [1000, 0, 0, 0],
  ])('of %i fen that the provider took off goods of %i, %i of which went back, %i are made up for (SHARE-7)', (whole, goods, refunded, kept) =>
    expect(subsidyKept(fen(whole), { goods: fen(goods), refunded: fen(refunded) })).toBe(kept),
  );

  it('is conserved to the fen by any refunds, never below nothing, and nothing once all has gone back', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.record({ subsidy: fc.integer({ min: 0, max: 100_000_000 }), freight: fc.double({ min: 0, max: 0.99, noNaN: true }) }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
        (paid, rate, { subsidy, freight }, parts) => {
          const goods = fen(paid - Math.floor(paid * freight));
          const subsidyAt = (refunded: number) => subsidyKept(fen(subsidy), { goods, refunded: fen(refunded) });
          const first: ShareSoFar = { paid: fen(paid), refunded: fen(0), fee: shareFee(fen(paid), rate), subsidy: subsidyAt(0) };
          expect(first.subsidy).toBe(subsidy);
          let [now, share] = [first, shareOf(first)];
          for (const part of [...parts, 1]) {
            const refund = fen(part === 1 ? now.paid - now.refunded : Math.floor((now.paid - now.refunded) * part));
            const moved = shareAfterRefund(now, refund, { feeRate: rate, subsidyAfter: subsidyAt(now.refunded + refund) });
            expect(moved.fee + moved.share + refund).toBe(moved.subsidy);
            expect(Math.max(moved.fee, moved.share, moved.subsidy)).toBeLessThanOrEqual(0);
            now = { ...now, refunded: fen(now.refunded + moved.refunded), fee: fen(now.fee + moved.fee), subsidy: fen(now.subsidy + moved.subsidy) };
            share = fen(share + moved.share);
            expect([share, now.fee + share]).toEqual([shareOf(now), now.paid - now.refunded + now.subsidy]);
            expect(share).toBeGreaterThanOrEqual(0);
          }
          expect([share, now.fee, now.subsidy]).toEqual([0, 0, 0]);
        },
      ),
    ));
});
