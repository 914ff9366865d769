/** What of an order is the dealer's, brought to what has become of the order (SHARE-1 to SHARE-4). */
import { shareAfterRefund, shareFee, shareOf, subsidyKept } from '@portal/engines/pricing';
import { shareStates } from '@portal/engines/states';
import { fen, toFen, toYuan, type Fen } from '@portal/units';
import type { Telling } from '../../platform/http/context.ts';
import { listProviderCouponNos } from '../coupon/index.ts';
import type { ShopOrderRow } from '../order/index.ts';
import { insertEntries, insertShare, lockShares, updateShare, type ShareRow } from './store.ts';

/** The fee in hundredths of a per cent, and days from an order's completion to its sharing out. */
export interface ShareTerms {
  feeRate: number;
  afterDays: number;
}

type Keeping = Pick<Telling, 'db' | 'now'>;
const DAY_MS = 24 * 3_600_000;

/** Of a paid order; what is bought on credit is paid to the dealer itself, and has none. `completedAt` null: it is not. Again it changes nothing. */
export async function keepShare(
  ctx: Keeping,
  order: ShopOrderRow,
  terms: ShareTerms,
  { paidAt, completedAt }: { paidAt: Date; completedAt: Date | null },
): Promise<void> {
  if (order.amount === 0 || order.payWay === 'credit') return;
  await open(ctx, order, terms, paidAt);
  const rows = await lockShares(ctx.db, order.shopOrderNo);
  const [own] = rows;
  if (own === undefined) throw new Error(`order ${order.shopOrderNo} has no share`);
  const refund = fen(toFen(order.refundedAmount) - sumOf(rows, 'refunded'));
  const after = refund > 0 ? await takeBack(ctx, order, rows, { own, refund }) : own;
  if (after.state === 'waiting' && after.gmtDue === null && completedAt !== null)
    await updateShare(ctx.db, { ...after, gmtDue: new Date(completedAt.getTime() + terms.afterDays * DAY_MS) });
}

const sumOf = (rows: readonly ShareRow[], part: 'paid' | 'refunded' | 'fee' | 'subsidy'): Fen => fen(rows.reduce((sum, row) => sum + toFen(row[part]), 0));

async function open(ctx: Keeping, order: ShopOrderRow, { feeRate }: ShareTerms, paidAt: Date): Promise<void> {
  const paid = toFen(order.amount);
  const fee = shareFee(paid, feeRate);
  const subsidy = await providerOff(ctx, order);
  const share = shareOf({ paid, refunded: fen(0), fee, subsidy });
  const isNew = await insertShare(ctx.db, {
    rowNo: order.shopOrderNo,
    shopOrderNo: order.shopOrderNo,
    shopNo: order.shopNo,
    kind: 'order',
    state: 'waiting',
    feeRate,
    paid: order.amount,
    refunded: 0,
    fee: toYuan(fee),
    subsidy: toYuan(subsidy),
    subsidyWhole: toYuan(subsidy),
    share: toYuan(share),
    gmtCreate: paidAt,
    gmtDue: null,
    gmtShared: null,
  });
  if (isNew) await enter(ctx, order.shopOrderNo, 'pay', { buyer: fen(-paid), ...fromProvider(fen(-subsidy)), fee, waiting: share });
}

/** What coupons of the provider took off. */
async function providerOff({ db }: Keeping, { coupons }: ShopOrderRow): Promise<Fen> {
  const given = await listProviderCouponNos(
    db,
    coupons.map(({ couponNo }) => couponNo),
  );
  return fen(coupons.reduce((sum, { couponNo, amount }) => sum + (given.has(couponNo) ? toFen(amount) : 0), 0));
}

/** No entry where nothing moves. */
const fromProvider = (amount: Fen): Moved => (amount === 0 ? {} : { provider: amount });

/** Before it is shared out a refund makes less of it; after, it is a row of its own, to be taken back at once. Gives the order's row as it is then. */
async function takeBack(ctx: Keeping, order: ShopOrderRow, rows: readonly ShareRow[], { own, refund }: { own: ShareRow; refund: Fen }): Promise<ShareRow> {
  const before = { paid: sumOf(rows, 'paid'), refunded: sumOf(rows, 'refunded'), fee: sumOf(rows, 'fee'), subsidy: sumOf(rows, 'subsidy') };
  const goods = fen(toFen(order.amount) - toFen(order.freight));
  const subsidyAfter = subsidyKept(toFen(own.subsidyWhole), { goods, refunded: fen(before.refunded + refund) });
  const moved = shareAfterRefund(before, refund, { feeRate: own.feeRate, subsidyAfter });
  if (own.state === 'shared') {
    const rowNo = `${own.rowNo}:${rows.length}`;
    await insertShare(ctx.db, {
      ...own,
      rowNo,
      kind: 'refund',
      state: 'waiting',
      paid: 0,
      refunded: toYuan(refund),
      fee: toYuan(moved.fee),
      subsidy: toYuan(moved.subsidy),
      subsidyWhole: 0,
      share: toYuan(moved.share),
      gmtCreate: new Date(ctx.now),
      gmtDue: new Date(ctx.now),
      gmtShared: null,
    });
    await enter(ctx, rowNo, 'refund', { buyer: refund, ...fromProvider(fen(-moved.subsidy)), fee: moved.fee, waiting: moved.share });
    return own;
  }
  const fee = fen(before.fee + moved.fee);
  const refunded = fen(before.refunded + refund);
  const isNothing = refunded === before.paid;
  const after: ShareRow = {
    ...own,
    state: (isNothing ? shareStates.after(own.state, 'refundAll', 'payment') : null) ?? own.state,
    refunded: toYuan(refunded),
    fee: toYuan(fee),
    subsidy: toYuan(subsidyAfter),
    share: toYuan(shareOf({ paid: before.paid, refunded, fee, subsidy: subsidyAfter })),
  };
  await updateShare(ctx.db, after);
  await enter(ctx, own.rowNo, 'refund', { buyer: refund, ...fromProvider(fen(-moved.subsidy)), fee: moved.fee, waiting: moved.share });
  return after;
}

type Moved = Partial<Record<'buyer' | 'provider' | 'fee' | 'waiting' | 'shared', Fen>>;

export const enter = (ctx: Keeping, rowNo: string, act: 'pay' | 'refund' | 'share', moved: Moved): Promise<void> =>
  insertEntries(
    ctx.db,
    (Object.entries(moved) as [keyof Moved, Fen][]).map(([account, amount]) => ({ rowNo, act, account, amount: toYuan(amount), gmtCreate: new Date(ctx.now) })),
  );
