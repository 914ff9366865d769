import { fen, type Fen } from '@portal/units';

/** What an order came to, what went back of it, and the provider's fee on what is left. Fen. */
export interface ShareSoFar {
  paid: Fen;
  refunded: Fen;
  fee: Fen;
}

const WHOLE = 10_000n;

/** The fee on what is kept, at a rate in hundredths of a per cent, to the nearest fen, halves up: ¥100.00 at 60 is ¥0.60. Source: SHARE-2. */
export const shareFee = (kept: Fen, feeRate: number): Fen => fen(Number((BigInt(kept) * BigInt(feeRate) * 2n + WHOLE) / (2n * WHOLE)));

/** The dealer's: what was paid less what went back less the fee. */
export const shareOf = ({ paid, refunded, fee }: ShareSoFar): Fen => fen(paid - refunded - fee);

/**
 * What one more refund changes: that much more has gone back, the fee is that on what is left, and the rest of it is the dealer's to give.
 * All parts are 0 or less but `refunded`; fee and share together go down by exactly what goes back. Source: SHARE-3.
 */
export function shareAfterRefund(before: ShareSoFar, refund: Fen, feeRate: number): { refunded: Fen; fee: Fen; share: Fen } {
  const fee = fen(shareFee(fen(before.paid - before.refunded - refund), feeRate) - before.fee);
  return { refunded: refund, fee, share: fen(-refund - fee) };
}
