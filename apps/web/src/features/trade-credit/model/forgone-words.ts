import type { CreditMovement } from '@portal/contract/trade-credit';
import { fen, formatYuan, toFen, toYuan } from '@portal/units';

/** So many orders are named. */
const NAMED = 3;

/** What becomes of a repayment that is taken back: it is owed again, but what of it was to be handed back for orders that went back, which is not any more (ORDER-50). */
export function forgoneWords({ amount: repaid, forgone }: Pick<CreditMovement, 'amount' | 'forgone'>): string {
  if (forgone.length === 0) return '将重新计为欠款';
  const sum = toYuan(fen(forgone.reduce((total, { amount }) => total + toFen(amount), 0)));
  const named = forgone
    .slice(0, NAMED)
    .map(({ shopOrderNo, amount }) => `订单 ${shopOrderNo}（${formatYuan(amount).text}）`)
    .join('、');
  const rest = forgone.length > NAMED ? `等 ${forgone.length} 个订单` : '';
  const owed = toFen(sum) < toFen(repaid) ? '其余部分将重新计为欠款' : '欠款不变';
  return `冲销后，${named}${rest}不再需要您线下退回，共 ${formatYuan(sum).text}；已经退给客户的请先核对。${owed}`;
}
