/** What two operators decide of the provider's draft, and what each of them is to the other (COUPON-16, COUPON-19). */
import type { CouponTemplate } from '@portal/contract/coupon';
import { couponReviewStates, type CouponReviewState } from '@portal/engines/states';
import type { TemplateRow } from './template-store.ts';

type Reviewer = (typeof couponReviewStates.who)[number];

const writerOf = ({ savedBy, createdBy }: TemplateRow): string => (savedBy === '' ? createdBy : savedBy);

export function reviewStateOf({ askedBy, returnedBy }: Pick<TemplateRow, 'askedBy' | 'returnedBy'>): CouponReviewState {
  if (askedBy !== null) return 'asked';
  return returnedBy === null ? 'unasked' : 'returned';
}

/** Who asked, or had asked before it was sent back, then who wrote it; anybody else is the second. */
export function reviewerOf(row: TemplateRow, accountNo: string): Reviewer {
  if ((row.askedBy ?? row.returnedTo) === accountNo) return 'asker';
  return writerOf(row) === accountNo ? 'writer' : 'second';
}

/** As whoever looks is told of it. */
export function reviewOf(row: TemplateRow, accountNo: string): CouponTemplate['review'] {
  if (row.state !== 'draft') return 'none';
  const state = reviewStateOf(row);
  if (state !== 'asked') return state === 'returned' ? 'returned' : 'none';
  const who = reviewerOf(row, accountNo);
  if (who === 'asker') return 'own';
  return couponReviewStates.may(state, 'letOut', who) ? 'asked' : 'none';
}
