/** Credits: how many an order makes, and the book they stand in, in which every movement sums up to nothing. Whole points. */
import { toFen, type Yuan } from '@portal/units';
import type { PayWay } from '../states/index.ts';
import { refundOfPieces } from './refund-of-pieces.ts';

/** Yuan of goods that make one point. */
export const YUAN_A_POINT = 10;

export const CREDITS_KINDS = ['earn', 'takeBack', 'adjust', 'spend', 'giveBack', 'move', 'lapse'] as const;
export type CreditsKind = (typeof CREDITS_KINDS)[number];

/** Where points come from and go to beside their holders. */
export const CREDITS_SOURCES = ['@issued', '@exchanged', '@lapsed'] as const;
type CreditsSource = (typeof CREDITS_SOURCES)[number];

/** Where the other side of a movement stands. */
const OTHER_SIDE: Readonly<Record<Exclude<CreditsKind, 'move'>, CreditsSource>> = {
  earn: '@issued',
  takeBack: '@issued',
  adjust: '@issued',
  spend: '@exchanged',
  giveBack: '@exchanged',
  lapse: '@lapsed',
};
export const otherSideOf = (kind: Exclude<CreditsKind, 'move'>): CreditsSource => OTHER_SIDE[kind];

interface EarningOrder {
  /** What was paid for each line, after all that was taken off it, and of how many of its pieces the money has gone back or is going. */
  lines: readonly { paidAmount: Yuan; quantity: number; refundedQuantity: number }[];
  orderType: string;
  payWay: PayWay;
}

/**
 * Points of a completed order, by what stays paid for its goods. Nothing of an order that was itself for credits, nor of one on credit,
 * whose money the provider never sees. Source: CREDITS-3.
 */
export const creditsEarned = ({ lines, orderType, payWay }: EarningOrder): number =>
  orderType === 'credits' || payWay === 'credit' ? 0 : creditsOfLines(lines);

/** One for each full 10 yuan that stay paid for goods; freight makes none. 199.99 make 19. */
export function creditsOfLines(lines: EarningOrder['lines']): number {
  const kept = lines.reduce((sum, line) => sum + keptOf(line), 0);
  return Math.floor(kept / (YUAN_A_POINT * 100));
}

function keptOf({ paidAmount, quantity, refundedQuantity }: EarningOrder['lines'][number]): number {
  const paid = toFen(paidAmount);
  return refundedQuantity === 0 ? paid : paid - refundOfPieces({ paid, quantity, refunded: 0 }, refundedQuantity);
}
