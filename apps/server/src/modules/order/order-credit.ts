/** An order bought on credit and its account (ORDER-30): what goes back of it is owed no more, in the same transaction. */
import { formatYuan, fen, toFen, toYuan, type Fen } from '@portal/units';
import type { Telling } from '../../platform/http/context.ts';
import { reduceCredit, type Forgone } from '../trade-credit/index.ts';
import type { OnGivenBack } from './needs.ts';
import { findShopOrderByNo, insertEvent, updateRefunded, type ShopOrderRow } from './store.ts';
import { tellForgone, tellRefunded } from './tell-step.ts';

/** In the payment room's words, so that whoever hears of refunds knows it. */
const BUSINESS = 'order';

/** Gives the order as it is then. What had been repaid already the dealer hands back itself; the timeline says how much. */
export async function giveBackCredit(
  ctx: Telling,
  hearers: readonly OnGivenBack[],
  row: ShopOrderRow,
  { act, requestNo, amountFen }: { act: 'release' | 'refund'; requestNo: string; amountFen: Fen },
): Promise<ShopOrderRow> {
  const { shopOrderNo } = row;
  const { reducedFen, backFen } = await reduceCredit(ctx, { shopOrderNo, amountFen }, act);
  const amount = toYuan(amountFen);
  await updateRefunded(ctx.db, shopOrderNo, amount);
  const words = [
    reducedFen > 0 ? `抵减账期欠款 ${formatYuan(toYuan(reducedFen)).text}` : '',
    backFen > 0 ? `已还款的 ${formatYuan(toYuan(backFen)).text} 由经销商线下退回` : '',
  ];
  const text = words.filter((part) => part !== '').join('，');
  await insertEvent(ctx.db, { shopOrderNo, act: 'refund', who: 'payment', actorNo: '', text, gmtCreate: new Date(ctx.now) });
  await tellRefunded(ctx, row, { amount, requestNo, title: act === 'release' ? '账期额度已退回' : '账期欠款已减少', text });
  for (const hear of hearers) await hear(ctx, { businessType: BUSINESS, requestNo });
  return { ...row, refundedAmount: toYuan(fen(toFen(row.refundedAmount) + amountFen)) };
}

/** The repayment of which something was to be handed back was none: the timeline says what of it is not any more, and both sides are told (ORDER-50). */
export async function noteForgone(ctx: Telling, { shopOrderNo, forgoneFen, leftFen, movementId, by }: Forgone): Promise<void> {
  const row = await findShopOrderByNo(ctx.db, shopOrderNo);
  if (row === undefined) throw new Error(`order ${shopOrderNo} was repaid, and is none`);
  const left = leftFen > 0 ? `，仍需线下退回 ${formatYuan(toYuan(leftFen)).text}` : '';
  const text = `还款登记有误已冲销，无需再线下退回 ${formatYuan(toYuan(forgoneFen)).text}${left}`;
  await insertEvent(ctx.db, { shopOrderNo, act: 'forgo', who: 'dealer', actorNo: by, text, gmtCreate: new Date(ctx.now) });
  await tellForgone(ctx, row, { text, movementId });
}
