/** A request kept for a step: its order's money first, then the order, then it; the same for everybody. */
import { AppError, notFound } from '@portal/contract/core';
import { lockSoldByNo, type StepNeeds } from '../order/index.ts';
import type { PaymentWork } from '../payment/index.ts';
import { findAfterSale, listEvents, lockAfterSale, type AfterSaleRow, type AfterSaleSide } from './store.ts';
import { takeStep, type AfterSaleStep, type HeldRequest } from './take-step.ts';

/** Throws `notFound` for one of another side. */
export async function lockHeld(work: PaymentWork, side: AfterSaleSide, afterSaleNo: string): Promise<HeldRequest> {
  const seen = await findAfterSale(work.db, side, afterSaleNo);
  if (seen === undefined) throw new AppError(notFound, { message: 'not a request of the caller' });
  const order = await lockSoldByNo(work, seen.shopOrderNo);
  const row = await lockAfterSale(work.db, side, afterSaleNo);
  if (row === undefined) throw new AppError(notFound, { message: 'a request that went to another' });
  return { order, row };
}

/** Asked again it is done already. */
export async function stepOnce(work: PaymentWork, needs: StepNeeds, held: HeldRequest, step: AfterSaleStep): Promise<AfterSaleRow> {
  const asked = (await listEvents(work.db, held.row.afterSaleNo)).findLast(({ who }) => who === step.who);
  const isDone = asked?.act === step.act && asked.actorNo === step.actorNo && asked.text === (step.text ?? '');
  return isDone ? held.row : takeStep(work, needs, held, step);
}
