import { AppError } from '@portal/contract/core';
import { serviceOrderMoved } from '@portal/contract/service-order';
import { serviceOrderStates, type ServiceOrderAct, type ServiceOrderActor } from '@portal/engines/states';
import type { Db } from '../../platform/db/database.ts';
import { updateServiceOrder, type ServiceOrderRow } from './store.ts';

interface Step {
  act: ServiceOrderAct;
  who: ServiceOrderActor;
  /** Number of the account, or of the operator, who then has it at hand. */
  actorNo: string;
  text: string;
  /** Of a dealer: which, and the day its people come. */
  shopNo?: string;
  visitDate?: string | null;
}

/** No two versions bear the same moment: by it an operator says which one was read. */
export const nextMoment = (row: ServiceOrderRow, now: number): Date => new Date(Math.max(now, row.gmtModified.getTime() + 1));

/** One step of a service order that the caller holds; refuses what its state does not allow. */
export async function takeStep(
  ctx: { db: Db; now: number },
  row: ServiceOrderRow,
  { act, who, actorNo, text, shopNo, visitDate }: Step,
): Promise<ServiceOrderRow> {
  const state = serviceOrderStates.after(row.state, act, who);
  if (state === null) throw new AppError(serviceOrderMoved);
  const change = {
    state,
    handlerNo: who === 'operator' ? actorNo : row.handlerNo,
    shopNo: shopNo ?? row.shopNo,
    gmtModified: nextMoment(row, ctx.now),
  };
  await updateServiceOrder(ctx.db, row.serviceOrderId, { ...change, step: { act, actorNo, text, visitDate: visitDate ?? null, gmtCreate: new Date(ctx.now) } });
  return { ...row, ...change };
}
