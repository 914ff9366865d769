/** One step of a request, and all that follows from it, for the order too. */
import {
  afterSaleMoved,
  ANSWER_WITHIN_MS,
  APPEAL_WITHIN_MS,
  LOOK_WITHIN_MS,
  piecesTaken,
  requestStepWords,
  SEND_BACK_WITHIN_MS,
} from '@portal/contract/after-sale';
import { AppError } from '@portal/contract/core';
import { RECEIVE_WITHIN_MS } from '@portal/contract/order';
import { afterSaleStates, type AfterSaleAct, type AfterSaleActor, type AfterSaleState } from '@portal/engines/states';
import { giveBack, holdUnsent, moveStock, noteRequest, type ShopOrderRow, type StepNeeds, type StockMoved } from '../order/index.ts';
import type { PaymentWork } from '../payment/index.ts';
import { listPiecesLeft } from './pieces-left.ts';
import { listLines, updateAfterSale, updateLineAmounts, type AfterSaleLineRow, type AfterSaleRow } from './store.ts';
import { tellStep } from './tell-step.ts';

/** A request, and the order it is of; both are held, the order first. */
export interface HeldRequest {
  order: ShopOrderRow;
  row: AfterSaleRow;
}

export interface AfterSaleStep {
  act: AfterSaleAct;
  who: AfterSaleActor;
  /** The account or the operator; '' of payments and the clock. */
  actorNo: string;
  /** A reason, a parcel: for the timeline. */
  text?: string;
  /** Left out: nothing of the dealer's stock moves. */
  stock?: StockMoved;
  change?: Partial<Pick<AfterSaleRow, 'returnAddress' | 'sentBack' | 'sentAnew'>>;
}

/** Refuses what its state does not allow. */
export async function takeStep(work: PaymentWork, needs: StepNeeds, { order, row }: HeldRequest, step: AfterSaleStep): Promise<AfterSaleRow> {
  const { act, who, actorNo, text = '', stock, change = {} } = step;
  const state = afterSaleStates.after(row.state, act, who);
  if (state === null) throw new AppError(afterSaleMoved);
  const at = new Date(work.now);
  // the order says by itself that money has gone back
  if (act !== 'refund') await noteRequest(work, row.shopOrderNo, { who, actorNo, text: requestStepWords(act, row) });
  const fixed = await movePieces(work, needs, { order, row }, { state, by: { who, actorNo } });
  if (stock) await moveStock(work.db, order, await listLines(work.db, [row.afterSaleNo]), stock);
  const moved: AfterSaleRow = { ...row, ...change, ...fixed, state, gmtModified: at, gmtDeadline: deadlineOf(state, work.now) };
  await updateAfterSale(work.db, moved, { act, who, actorNo, text, gmtCreate: at });
  await tellStep(work, moved, { act, who, text, payWay: order.payWay });
  // where nothing was paid, or all of it by an account that is reduced at once, nothing is waited for
  const isDone = state === 'waitRefund' && (moved.amount === 0 || order.payWay === 'credit');
  return isDone ? takeStep(work, needs, { order, row: moved }, { act: 'refund', who: 'payment', actorNo: '' }) : moved;
}

/** While these last, pieces that were not sent stay where they are. */
const isHolding = (state: AfterSaleState): boolean => state === 'applied' || state === 'arbitration';

/** What becomes of pieces and money with the step. */
async function movePieces(
  work: PaymentWork,
  needs: StepNeeds,
  { order, row }: HeldRequest,
  { state, by }: { state: AfterSaleState; by: { who: AfterSaleActor; actorNo: string } },
): Promise<Partial<AfterSaleRow>> {
  const pieces = await listLines(work.db, [row.afterSaleNo]);
  if (state === 'waitRefund') {
    const { amount, freight, parts } = await giveBack(work, needs, order, { request: row.afterSaleNo, pieces, isUnsent: row.isUnsent, by });
    await updateLineAmounts(work.db, row.afterSaleNo, parts);
    return { amount, freight, gmtFixed: new Date(work.now) };
  }
  if (!row.isUnsent || isHolding(state) === isHolding(row.state)) return {};
  if (!isHolding(state)) await holdUnsent(work.db, row.shopOrderNo, pieces, -1);
  else return holdAgain(work, { order, row }, pieces);
  return {};
}

/** Refused, pieces could be sent; where they were, it is about pieces that were sent from now on. */
async function holdAgain(work: PaymentWork, { order, row }: HeldRequest, pieces: readonly AfterSaleLineRow[]): Promise<Partial<AfterSaleRow>> {
  const left = new Map((await listPiecesLeft(work.db, order, row.afterSaleNo)).map((one) => [one.line.id, one]));
  if (pieces.every(({ id, quantity }) => quantity <= (left.get(id)?.unsentLeft ?? 0))) {
    await holdUnsent(work.db, row.shopOrderNo, pieces, 1);
    return {};
  }
  const short = pieces.filter(({ id, quantity }) => quantity > (left.get(id)?.sentLeft ?? 0));
  if (short.length > 0)
    throw new AppError(piecesTaken, { data: { lines: short.map(({ id, productModel }) => ({ id, productModel, left: left.get(id)?.sentLeft ?? 0 })) } });
  return { isUnsent: false };
}

const WITHIN: Readonly<Partial<Record<AfterSaleState, number>>> = {
  applied: ANSWER_WITHIN_MS,
  sellerAgreed: SEND_BACK_WITHIN_MS,
  buyerShipped: LOOK_WITHIN_MS,
  // as any goods that were sent
  sentAnew: RECEIVE_WITHIN_MS,
  sellerRefused: APPEAL_WITHIN_MS,
  sellerRejectedGoods: APPEAL_WITHIN_MS,
};

/** When the state ends by itself. */
export function deadlineOf(state: AfterSaleState, now: number): Date | null {
  const within = WITHIN[state];
  return within === undefined ? null : new Date(now + within);
}
