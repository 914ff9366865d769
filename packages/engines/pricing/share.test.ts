import { fen } from '@portal/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareAfterRefund, shareFee, shareOf, type ShareSoFar } from './share.ts';

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

  it('is conserved to the fen by any refunds, never below nothing, and nothing once all has gone back', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
        (paid, rate, parts) => {
          const first: ShareSoFar = { paid: fen(paid), refunded: fen(0), fee: shareFee(fen(paid), rate) };
          let [now, share] = [first, shareOf(first)];
          for (const part of [...parts, 1]) {
            const refund = fen(part === 1 ? now.paid - now.refunded : Math.floor((now.paid - now.refunded) * part));
            const moved = shareAfterRefund(now, refund, rate);
            expect(moved.fee + moved.share + refund).toBe(0);
            expect(Math.max(moved.fee, moved.share)).toBeLessThanOrEqual(0);
            now = { ...now, refunded: fen(now.refunded + moved.refunded), fee: fen(now.fee + moved.fee) };
            share = fen(share + moved.share);
            expect([share, now.fee + share]).toEqual([shareOf(now), now.paid - now.refunded]);
            expect(share).toBeGreaterThanOrEqual(0);
          }
          expect([share, now.fee]).toEqual([0, 0]);
        },
      ),
    ));
});
