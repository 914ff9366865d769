/** What of an order is the dealer's, brought to what has become of the order (SHARE-1 to SHARE-4). */
import { providerParts, shareAfterRefund, shareFee, shareOf, subsidyKept } from '@portal/engines/pricing';
import { shareStates } from '@portal/engines/states';
import { fen, toFen, toYuan, type Fen } from '@portal/units';
import type { Telling } from '../../platform/http/context.ts';
import { listProviderCouponNos } from '../coupon/index.ts';
import { listLinesOf, type ShopOrderRow } from '../order/index.ts';
import { insertEntries, insertShare, lockShares, updateShare, type ShareRow } from './store.ts';

/** The fee in hundredths of a per cent, and days from an order's completion to its sharing out. */
export interface ShareTerms {
  feeRate: number;
  afterDays: number;
}

type Keeping = Pick<Telling, 'db' | 'now'>;
const DAY_MS = 24 * 3_600_000;

/**
 * Of an order that was paid, or accepted where it is bought on credit: that is paid to the dealer itself, so its row has the subsidy alone, or there is none.
 * `openedAt`: when that was; null: it has a row already, or none. `completedAt` null: it is not. Again it changes nothing.
 */
export async function keepShare(
  ctx: Keeping,
  order: ShopOrderRow,
  terms: ShareTerms,
  { openedAt, completedAt }: { openedAt: Date | null; completedAt: Date | null },
): Promise<void> {
  if (order.amount === 0) return;
  if (openedAt !== null) await open(ctx, order, terms, openedAt);
  const rows = await lockShares(ctx.db, order.shopOrderNo);
  const [own] = rows;
  if (own === undefined && order.payWay === 'credit') return;
  if (own === undefined) throw new Error(`order ${order.shopOrderNo} has no share`);
  const after = await takeBack(ctx, order, rows, own);
  if (after.state === 'waiting' && after.gmtDue === null && completedAt !== null)
    await updateShare(ctx.db, { ...after, gmtDue: new Date(completedAt.getTime() + terms.afterDays * DAY_MS) });
}

const sumOf = (rows: readonly ShareRow[], part: 'paid' | 'refunded' | 'fee' | 'subsidy'): Fen => fen(rows.reduce((sum, row) => sum + toFen(row[part]), 0));

async function open(ctx: Keeping, order: ShopOrderRow, terms: ShareTerms, gmtCreate: Date): Promise<void> {
  const isOnCredit = order.payWay === 'credit';
  const paid = isOnCredit ? fen(0) : toFen(order.amount);
  const feeRate = isOnCredit ? 0 : terms.feeRate;
  const fee = shareFee(paid, feeRate);
  const subsidy = await providerOff(ctx, order);
  if (isOnCredit && subsidy === 0) return;
  const share = shareOf({ paid, refunded: fen(0), fee, subsidy });
  const isNew = await insertShare(ctx.db, {
    rowNo: order.shopOrderNo,
    shopOrderNo: order.shopOrderNo,
    shopNo: order.shopNo,
    kind: 'order',
    state: 'waiting',
    feeRate,
    paid: toYuan(paid),
    refunded: 0,
    fee: toYuan(fee),
    subsidy: toYuan(subsidy),
    subsidyWhole: toYuan(subsidy),
    share: toYuan(share),
    gmtCreate,
    gmtDue: null,
    gmtShared: null,
  });
  if (isNew) await enter(ctx, order.shopOrderNo, 'pay', { buyer: fen(-paid), provider: fen(-subsidy), fee, waiting: share });
}

/** What coupons of the provider took off. */
async function providerOff({ db }: Keeping, { coupons }: ShopOrderRow): Promise<Fen> {
  const given = await listProviderCouponNos(
    db,
    coupons.map(({ couponNo }) => couponNo),
  );
  return fen(coupons.reduce((sum, { couponNo, amount }) => sum + (given.has(couponNo) ? toFen(amount) : 0), 0));
}

/** What of the whole subsidy goods are kept for; of an order that was closed, none are. */
async function keptSubsidy({ db }: Keeping, { shopOrderNo, state }: ShopOrderRow, whole: Fen): Promise<Fen> {
  if (whole === 0 || state === 'closed') return fen(0);
  const lines = await listLinesOf(db, [shopOrderNo]);
  const parts = providerParts(
    whole,
    lines.map(({ providerCouponAmount, couponAmount }) => ({
      ofProvider: providerCouponAmount === null ? null : toFen(providerCouponAmount),
      ofAll: toFen(couponAmount),
    })),
  );
  return subsidyKept(lines.map(({ quantity, refundedQuantity }, index) => ({ off: parts[index] ?? fen(0), quantity, refunded: refundedQuantity })));
}

/**
 * What went back since the last time. Before it is shared out a refund makes less of it; after, it is a row of its own, to be taken back at once.
 * Of what is bought on credit only the subsidy follows. Gives the order's row as it is then.
 */
async function takeBack(ctx: Keeping, order: ShopOrderRow, rows: readonly ShareRow[], own: ShareRow): Promise<ShareRow> {
  const before = { paid: sumOf(rows, 'paid'), refunded: sumOf(rows, 'refunded'), fee: sumOf(rows, 'fee'), subsidy: sumOf(rows, 'subsidy') };
  const isOnCredit = order.payWay === 'credit';
  const refundedInAll = toFen(order.refundedAmount);
  const refund = isOnCredit ? fen(0) : fen(refundedInAll - before.refunded);
  const subsidyAfter = await keptSubsidy(ctx, order, toFen(own.subsidyWhole));
  const moved = shareAfterRefund(before, refund, { feeRate: own.feeRate, subsidyAfter });
  const isNothing = isOnCredit ? subsidyAfter === 0 : refundedInAll === before.paid;
  const isMoved = refund > 0 || moved.subsidy !== 0 || (isNothing && own.state === 'waiting');
  if (!isMoved) return own;
  const entries: Moved = { buyer: refund, provider: fen(-moved.subsidy), fee: moved.fee, waiting: moved.share };
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
    await enter(ctx, rowNo, 'refund', entries);
    return own;
  }
  const fee = fen(before.fee + moved.fee);
  const refunded = fen(before.refunded + refund);
  const after: ShareRow = {
    ...own,
    state: (isNothing ? shareStates.after(own.state, 'refundAll', 'payment') : null) ?? own.state,
    refunded: toYuan(refunded),
    fee: toYuan(fee),
    subsidy: toYuan(subsidyAfter),
    share: toYuan(shareOf({ paid: before.paid, refunded, fee, subsidy: subsidyAfter })),
  };
  await updateShare(ctx.db, after);
  await enter(ctx, own.rowNo, 'refund', entries);
  return after;
}

type Moved = Partial<Record<'buyer' | 'provider' | 'fee' | 'waiting' | 'shared', Fen>>;

/** No entry where nothing moves. */
export const enter = (ctx: Keeping, rowNo: string, act: 'pay' | 'refund' | 'share', moved: Moved): Promise<void> =>
  insertEntries(
    ctx.db,
    (Object.entries(moved) as [keyof Moved, Fen][])
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount]) => ({ rowNo, act, account, amount: toYuan(amount), gmtCreate: new Date(ctx.now) })),
  );
