import { fen, type Fen } from '@portal/units';
import { allocate } from './allocate.ts';

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

/** A line of an order, what the provider's coupons took off it, its pieces, and those of them that went back. */
export interface SubsidizedLine {
  off: Fen;
  quantity: number;
  refunded: number;
}

/** Of a line with ¥10.00 off three pieces, one of which went back, ¥6.67: to the nearest fen, halves up. */
const offKept = ({ off, quantity, refunded }: SubsidizedLine): number =>
  Number((BigInt(off) * BigInt(quantity - refunded) * 2n + BigInt(quantity)) / (2n * BigInt(quantity)));

/** Of what the provider's coupons took off the lines, as much of each as pieces of it are kept: all of it before anything goes back, nothing once all has. Source: SHARE-7. */
export const subsidyKept = (lines: readonly SubsidizedLine[]): Fen => fen(lines.reduce((sum, line) => sum + offKept(line), 0));

/**
 * What of `whole` was taken off each line: as the lines say where all do and come to it, else in proportion to what all coupons took off them, which is the
 * same where no coupon of the dealer was taken beside the provider's. Null: written before lines said it. Source: SHARE-7, decision 0033.
 */
export function providerParts(whole: Fen, lines: readonly { ofProvider: Fen | null; ofAll: Fen }[]): Fen[] {
  const said = lines.flatMap(({ ofProvider }) => (ofProvider === null ? [] : [ofProvider]));
  const isWhole = said.length === lines.length && said.reduce<number>((sum, part) => sum + part, 0) === whole;
  return isWhole
    ? said
    : allocate(
        whole,
        lines.map(({ ofAll }) => ofAll),
      );
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
