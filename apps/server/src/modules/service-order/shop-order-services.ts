/** What a dealer reads of the services asked for an order of its own, and does where the asker has it send people (SERVICE-11, SERVICE-13). */
import { AppError, badRequest, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/service-order';
import type { Db } from '../../platform/db/database.ts';
import type { Telling } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { findShopOrder } from '../order/index.ts';
import { noteDealerAct, noteLook } from '../staff/index.ts';
import { shopOrderServiceOf } from './service-order-of.ts';
import { listDealerSteps, listOfShopOrder, listSteps, lockServiceOrder, type ServiceOrderRow } from './store.ts';
import { takeStep } from './take-step.ts';
import { tellAsker } from './tell-asker.ts';
import { dayAt, isVisitDay } from './visit-day.ts';

interface Dealing {
  accountNo: string;
  merchantNo: string;
}

/** The dealer's people who see the order, and nobody else. */
async function assertSold(db: Db, { merchantNo: shopNo, accountNo: staffNo }: Dealing, shopOrderNo: string): Promise<void> {
  if ((await findShopOrder(db, { shopNo, staffNo }, shopOrderNo)) === undefined) throw new AppError(notFound);
}

export const listShopOrderServices = operation(contract.listShopOrderServices, async function listShopOrderServices(ctx, { params: { shopOrderNo } }) {
  const { db, caller } = ctx;
  await assertSold(db, caller, shopOrderNo);
  const rows = await listOfShopOrder(db, shopOrderNo);
  const steps = await listDealerSteps(
    db,
    rows.map(({ serviceOrderId }) => serviceOrderId),
  );
  const services = rows.map((row) => shopOrderServiceOf(row, steps.get(row.serviceOrderId)));
  // whom to meet and where stands in it, as in the order
  if (services.some(({ site }) => site !== null)) await noteLook(ctx, { act: 'readOrder', target: shopOrderNo });
  return services;
});

export const arrangeShopOrderService = operation(contract.arrangeShopOrderService, function arrangeShopOrderService(ctx, { body }) {
  return answer(ctx, { act: 'arrange', ...body });
});

export const completeShopOrderService = operation(contract.completeShopOrderService, function completeShopOrderService(ctx, { body }) {
  return answer(ctx, { act: 'complete', ...body, visitDate: dayAt(ctx.now) });
});

interface Answer {
  act: 'arrange' | 'complete';
  shopOrderNo: string;
  id: string;
  gmtModified: string;
  /** The day somebody comes, as the dealer says it, or the one on which it says that all is done. */
  visitDate: string;
  text: string;
}

/** Said again as it was last said, it is done already. */
async function answer(ctx: Telling & { caller: Dealing }, given: Answer): Promise<contract.ShopOrderService> {
  await assertSold(ctx.db, ctx.caller, given.shopOrderNo);
  const row = await lockServiceOrder(ctx.db, given.id);
  if (row?.shopOrderNo !== given.shopOrderNo) throw new AppError(notFound);
  if (!row.isSiteShown) throw new AppError(contract.serviceNotForDealer);
  const steps = await listSteps(ctx.db, row.serviceOrderId);
  const last = steps.at(-1);
  // said again on another day it was done on the first
  const isSameDay = given.act === 'complete' || last?.visitDate === given.visitDate;
  const isDone = last?.act === given.act && last.text === given.text && isSameDay;
  const after = isDone ? row : await takeAnswer(ctx, row, given);
  const isAgain = given.act === 'arrange' && steps.some(({ act }) => act === 'arrange');
  if (!isDone) await tellAsker(ctx, after, isAgain ? 'arrangeAgain' : given.act, contract.saidWords(given));
  return shopOrderServiceOf(after, (await listDealerSteps(ctx.db, [row.serviceOrderId])).get(row.serviceOrderId));
}

/** As it was read, and not what desk or asker changed since. */
async function takeAnswer(ctx: Telling & { caller: Dealing }, row: ServiceOrderRow, { act, gmtModified, text, visitDate }: Answer): Promise<ServiceOrderRow> {
  if (row.gmtModified.getTime() !== Date.parse(gmtModified)) throw new AppError(contract.serviceOrderMoved);
  const { arrangeFirst, dayRule } = contract.serviceOrderCopy;
  // what the desk alone has taken is the desk's to end
  if (act === 'complete' && row.state === 'accepted' && row.shopNo !== ctx.caller.merchantNo) throw new AppError(badRequest, { msg: arrangeFirst });
  if (act === 'arrange' && !isVisitDay(visitDate, ctx.now)) throw new AppError(badRequest, { msg: dayRule, fields: { visitDate: dayRule } });
  const after = await takeStep(ctx, row, { act, who: 'dealer', actorNo: ctx.caller.accountNo, shopNo: ctx.caller.merchantNo, text, visitDate });
  const [action, day] = act === 'arrange' ? (['arrangeShopOrderService', `，${visitDate} 上门`] as const) : (['completeShopOrderService', ''] as const);
  await noteDealerAct(ctx, action, `订单 ${row.shopOrderNo}，服务单 ${row.serviceOrderId}${day}`);
  return after;
}
