import { fen, type Fen } from '@portal/units';

/** What an order came to, what went back of it, the provider's fee on what is left, and what the provider makes up for of its own coupons. Fen. */
export interface ShareSoFar {
  paid: Fen;
  refunded: Fen;
  fee: Fen;
  subsidy: Fen;
}

const WHOLE = 10_000n;

/** The fee on what is kept, at a rate in hundredths of a per cent, to the nearest fen, halves up: ¥100.00 at 60 is ¥0.60. Source: SHARE-2. */
export const shareFee = (kept: Fen, feeRate: number): Fen => fen(Number((BigInt(kept) * BigInt(feeRate) * 2n + WHOLE) / (2n * WHOLE)));

/**
 * Of what the provider's coupons took off, as much as goods were kept: `goods` paid without freight, `refunded` so far, to the nearest fen, halves up. All of it before
 * anything goes back, nothing once all goods have: ¥10.00 off ¥90.00 of goods of which ¥30.00 went back is ¥6.67. Source: SHARE-7.
 */
export function subsidyKept(whole: Fen, { goods, refunded }: { goods: Fen; refunded: Fen }): Fen {
  const kept = Math.max(0, goods - refunded);
  return kept === 0 ? fen(0) : fen(Number((BigInt(whole) * BigInt(kept) * 2n + BigInt(goods)) / (2n * BigInt(goods))));
}

/** The dealer's: what was paid less what went back less the fee, and what the provider makes up for. */
export const shareOf = ({ paid, refunded, fee, subsidy }: ShareSoFar): Fen => fen(paid - refunded - fee + subsidy);

/**
 * What one more refund changes: that much more has gone back, the fee is that on what is left, the subsidy `subsidyAfter`, and the rest of it is the dealer's to give.
 * All parts are 0 or less but `refunded`; fee and share together go down by exactly what goes back and what is made up for no more. Source: SHARE-3, SHARE-7.
 */
export function shareAfterRefund(
  before: ShareSoFar,
  refund: Fen,
  { feeRate, subsidyAfter }: { feeRate: number; subsidyAfter: Fen },
): { refunded: Fen; fee: Fen; subsidy: Fen; share: Fen } {
  const subsidy = fen(subsidyAfter - before.subsidy);
  const fee = fen(shareFee(fen(before.paid - before.refunded - refund), feeRate) - before.fee);
  return { refunded: refund, fee, subsidy, share: fen(-refund - fee + subsidy) };
}
