import * as contract from '@portal/contract/after-sale';
import { AppError, notFound } from '@portal/contract/core';
import { isAnsweredByGoods, type AfterSaleWay } from '@portal/engines/states';
import { toYuan } from '@portal/units';
import { ownerOf, type Context, type SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { assertOwnPictures } from '../file/index.ts';
import { findShopOrder, holdUnsent, listLinesOf, lockSold, noteRequest, refundOf, type ClaimedLinePieces, type ShopOrderRow } from '../order/index.ts';
import { endOfApplying, listPiecesLeft } from './pieces-left.ts';
import { afterSaleOf } from './shown-after-sale.ts';
import { countOf, insertAfterSale, type AfterSaleRow } from './store.ts';
import { deadlineOf } from './take-step.ts';
import { tellStep } from './tell-step.ts';

export const getAfterSaleChoices = operation(
  contract.getAfterSaleChoices,
  async function getAfterSaleChoices({ db, caller, now }, { params: { shopOrderNo } }) {
    const order = await findShopOrder(db, { owner: ownerOf(caller) }, shopOrderNo);
    if (order === undefined) throw new AppError(notFound);
    const { end, repairEndOf } = await endOfApplying(db, order);
    const isOver = (until: Date | null): boolean => until !== null && until.getTime() < now;
    return {
      shopOrderNo,
      gmtUntil: end?.toISOString() ?? null,
      freight: order.freight,
      lines: (await listPiecesLeft(db, order)).map(({ line, unsentLeft, sentLeft }) => {
        const { id, productName, productModel, picUrl, unit, quantity, amount, paidAmount, refundedQuantity, withdrawnQuantity } = line;
        return {
          id,
          productName,
          productModel,
          picUrl,
          unit,
          quantity,
          amount,
          paidAmount,
          refundedQuantity,
          withdrawnQuantity,
          unsentLeft,
          sentLeft: isOver(end) ? 0 : sentLeft,
          repairLeft: isOver(repairEndOf(line)) ? 0 : sentLeft,
          gmtRepairUntil: repairEndOf(line)?.toISOString() ?? null,
          warrantyMonths: line.warrantyMonths,
        };
      }),
    };
  },
);

/** The order is held: of two who ask for the same pieces at once one is told that they are taken. */
export const applyAfterSale = operation(contract.applyAfterSale, async function applyAfterSale(ctx, { body }) {
  const order = await lockSold(ctx, { owner: ownerOf(ctx.caller) }, body.shopOrderNo);
  if (order === undefined) throw new AppError(notFound);
  await assertOwnPictures(ctx, body.pictures, contract.afterSaleCopy.pictureGone);
  const pieces = summed(body.lines);
  await assertLeft(ctx, order, { pieces, isUnsent: body.isUnsent, way: body.way });
  const row = await writeRequest(ctx, order, { ...body, pieces });
  if (row.isUnsent) await holdUnsent(ctx.db, order.shopOrderNo, pieces, 1);
  const by = { who: 'buyer', actorNo: ctx.caller.accountNo } as const;
  await noteRequest(ctx, order.shopOrderNo, { ...by, text: contract.requestStepWords('apply', row) });
  await tellStep(ctx, row, { act: 'apply', who: 'buyer', text: '', payWay: order.payWay });
  return afterSaleOf(ctx.db, row);
});

function summed(lines: readonly ClaimedLinePieces[]): ClaimedLinePieces[] {
  const sums = new Map<string, number>();
  for (const { id, quantity } of lines) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return [...sums].map(([id, quantity]) => ({ id, quantity }));
}

async function assertLeft(
  { db, now }: Pick<Context, 'db' | 'now'>,
  order: ShopOrderRow,
  { pieces, isUnsent, way }: { pieces: readonly ClaimedLinePieces[]; isUnsent: boolean; way: AfterSaleWay },
): Promise<void> {
  if (['pendingPayment', 'pendingConfirm', 'closed'].includes(order.state)) throw new AppError(contract.afterSaleClosed);
  const left = new Map((await listPiecesLeft(db, order)).map((one) => [one.line.id, { ...one, left: isUnsent ? one.unsentLeft : one.sentLeft }]));
  const { end, repairEndOf } = await endOfApplying(db, order);
  const ends = pieces.map(({ id }) => (isUnsent ? null : way === 'repair' ? repairEndOf(left.get(id)?.line ?? { warrantyMonths: null }) : end));
  if (ends.some((until) => until !== null && until.getTime() < now)) throw new AppError(contract.afterSaleClosed);
  const short = pieces.filter(({ id, quantity }) => quantity > (left.get(id)?.left ?? 0));
  if (pieces.some(({ id }) => !left.has(id))) throw new AppError(notFound);
  if (short.length === 0) return;
  const lines = short.map(({ id }) => ({ id, productModel: left.get(id)?.line.productModel ?? '', left: left.get(id)?.left ?? 0 }));
  throw new AppError(contract.piecesTaken, { data: { lines } });
}

/** With what would go back now; it is settled when it is decided. */
async function writeRequest(
  ctx: Context<SignedInCaller>,
  order: ShopOrderRow,
  { way, isUnsent, reason, text, pictures, faultTypeId, serialNos, pieces }: contract.AfterSaleAsked & { pieces: readonly ClaimedLinePieces[] },
): Promise<AfterSaleRow> {
  const afterSaleNo = `${order.shopOrderNo}-S${(await countOf(ctx.db, order.shopOrderNo)) + 1}`;
  const lines = await listLinesOf(ctx.db, [order.shopOrderNo]);
  const { parts, freightFen, amountFen } = refundOf(order, lines, { pieces, isUnsent });
  const isPaidBack = !isAnsweredByGoods(way);
  const gmtCreate = new Date(ctx.now);
  const { shopOrderNo, shopNo, accountNo, merchantNo } = order;
  const row: AfterSaleRow = {
    afterSaleNo,
    shopOrderNo,
    accountNo,
    merchantNo,
    shopNo,
    way,
    isUnsent,
    state: 'applied',
    reason,
    text,
    pictures,
    faultTypeId: way === 'repair' ? (faultTypeId ?? null) : null,
    serialNos: way === 'repair' ? [...new Set(serialNos)] : [],
    amount: isPaidBack ? toYuan(amountFen) : 0,
    freight: isPaidBack ? toYuan(freightFen) : 0,
    gmtFixed: null,
    returnAddress: '',
    sentBack: null,
    sentAnew: null,
    gmtCreate,
    gmtModified: gmtCreate,
    gmtDeadline: deadlineOf('applied', ctx.now),
  };
  const amounts = new Map(parts.map(({ id, amountFen: part }) => [id, isPaidBack ? toYuan(part) : 0]));
  const asked = new Map(pieces.map(({ id, quantity }) => [id, quantity]));
  await insertAfterSale(ctx.db, {
    row,
    lines: lines
      .filter(({ id }) => asked.has(id))
      .map(({ id, sort, productName, productModel, picUrl, unit }) => ({
        afterSaleNo,
        id,
        sort,
        productName,
        productModel,
        picUrl,
        unit,
        quantity: asked.get(id) ?? 0,
        amount: amounts.get(id) ?? 0,
      })),
    event: { afterSaleNo, act: 'apply', who: 'buyer', actorNo: ctx.caller.accountNo, text, gmtCreate },
  });
  return row;
}
