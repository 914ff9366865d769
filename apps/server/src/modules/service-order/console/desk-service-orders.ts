/** What the desk reads and does: each step is a line of the operators' log and a message to whoever ordered, in one transaction. */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/service-order';
import { maskPhone } from '@portal/units';
import type { Db } from '../../../platform/db/database.ts';
import { operation } from '../../../platform/http/operation.ts';
import { listCompanyNames } from '../../enterprise/index.ts';
import { pictureOf } from '../../file/index.ts';
import { listNamesOf, recordAct } from '../../operator/index.ts';
import type { ServiceOrderNeeds } from '../needs.ts';
import { serviceOrderOf, summaryOf } from '../service-order-of.ts';
import { findServiceOrder, listDeskPage, listSteps, lockServiceOrder, type ServiceOrderRow } from '../store.ts';
import { takeStep } from '../take-step.ts';
import { tellAsker } from '../tell-asker.ts';
import { tellComing } from '../tell-dealer.ts';

export const listDeskServiceOrders = operation(contract.listDeskServiceOrders, async function listDeskServiceOrders({ db }, { query }) {
  const { rows, total } = await listDeskPage(db, query);
  const names = await listNamesOf(
    db,
    rows.flatMap(({ row }) => row.handlerNo ?? []),
  );
  const dealers = await listCompanyNames(
    db,
    rows.flatMap(({ row }) => row.shopNo ?? []),
  );
  return {
    data: rows.map(({ row, said }) => ({
      ...summaryOf(row, said),
      contact: row.contact,
      handlerName: names.get(row.handlerNo ?? '') ?? '',
      dealerName: dealers.get(row.shopNo ?? '') ?? '',
    })),
    count: total,
  };
});

export const getDeskServiceOrder = operation(
  contract.getDeskServiceOrder,
  async function getDeskServiceOrder({ db }, { params: { id } }, needs: ServiceOrderNeeds) {
    const row = await findServiceOrder(db, id);
    if (row === undefined) throw new AppError(notFound);
    return deskServiceOrder(db, row, needs);
  },
);

/** The full number, after it is written down who looks at it. */
export const readServiceContact = operation(contract.readServiceContact, async function readServiceContact(ctx, { body: { id } }) {
  const row = await findServiceOrder(ctx.db, id);
  if (row === undefined) throw new AppError(notFound);
  await recordAct(ctx, 'readServiceContact', { target: id });
  return { phone: row.phone };
});

export const readDeskServicePicture = operation(
  contract.readDeskServicePicture,
  async function readDeskServicePicture(ctx, { params: { id, fileId } }, { files }: ServiceOrderNeeds) {
    return pictureOf(ctx, await findServiceOrder(ctx.db, id), { fileId, files });
  },
);

export const stepServiceOrder = operation(
  contract.stepServiceOrder,
  async function stepServiceOrder(ctx, { body: { id, act, text, gmtModified } }, needs: ServiceOrderNeeds) {
    const row = await lockServiceOrder(ctx.db, id);
    if (row === undefined) throw new AppError(notFound);
    const { operatorNo } = ctx.caller.operator;
    const steps = await listSteps(ctx.db, id);
    const last = steps.at(-1);
    const isAgain = steps.some((step) => step.act === 'accept');
    // asked again it is done already
    if (last?.act === act && last.actorNo === operatorNo && last.text === text) return deskServiceOrder(ctx.db, row, needs);
    if (row.gmtModified.getTime() !== Date.parse(gmtModified)) throw new AppError(contract.serviceOrderMoved);
    const after = await takeStep(ctx, row, { act, who: 'operator', actorNo: operatorNo, text });
    // nothing that tells who asks: the log outlives them
    await recordAct(ctx, `${act}ServiceOrder`, {
      target: id,
      before: { serviceState: row.state },
      after: { serviceState: after.state, serviceType: contract.SERVICE_KINDS[row.serviceType].title },
    });
    await tellAsker(ctx, after, act === 'accept' && isAgain ? 'acceptAgain' : act, text);
    if (act !== 'accept' || !isAgain) await tellComing(ctx, after, act);
    return deskServiceOrder(ctx.db, after, needs);
  },
);

async function deskServiceOrder(db: Db, row: ServiceOrderRow, { findDesignOrder }: ServiceOrderNeeds): Promise<contract.DeskServiceOrder> {
  const names = await listNamesOf(db, row.handlerNo === null ? [] : [row.handlerNo]);
  const enterprises = await listCompanyNames(
    db,
    [row.merchantNo, row.shopNo ?? ''].filter((no) => no !== ''),
  );
  return {
    ...(await serviceOrderOf(db, row, findDesignOrder)),
    phone: maskPhone(row.phone),
    enterpriseName: enterprises.get(row.merchantNo) ?? '',
    handlerName: names.get(row.handlerNo ?? '') ?? '',
    dealerName: enterprises.get(row.shopNo ?? '') ?? '',
  };
}
