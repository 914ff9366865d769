/** What the desk reads and does: each step is a line of the operators' log and a message to whoever ordered, in one transaction. */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/service-order';
import { firstLetters, maskPhone } from '@portal/units';
import type { Db } from '../../../platform/db/database.ts';
import type { Telling } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { listCompanyNames } from '../../enterprise/index.ts';
import { pictureOf } from '../../file/index.ts';
import { sendMessage } from '../../message/index.ts';
import { listNamesOf, recordAct } from '../../operator/index.ts';
import type { ServiceOrderNeeds } from '../needs.ts';
import { serviceOrderOf, summaryOf } from '../service-order-of.ts';
import { findServiceOrder, listDeskPage, listSteps, lockServiceOrder, type ServiceOrderRow } from '../store.ts';
import { takeStep } from '../take-step.ts';

export const listDeskServiceOrders = operation(contract.listDeskServiceOrders, async function listDeskServiceOrders({ db }, { query }) {
  const { rows, total } = await listDeskPage(db, query);
  const names = await listNamesOf(
    db,
    rows.flatMap(({ row }) => row.handlerNo ?? []),
  );
  return {
    data: rows.map(({ row, note }) => ({ ...summaryOf(row, note), contact: row.contact, handlerName: names.get(row.handlerNo ?? '') ?? '' })),
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
  async function readDeskServicePicture({ db }, { params: { id, fileId } }, { files }: ServiceOrderNeeds) {
    return pictureOf({ db }, await findServiceOrder(db, id), { fileId, files });
  },
);

export const stepServiceOrder = operation(
  contract.stepServiceOrder,
  async function stepServiceOrder(ctx, { body: { id, act, text, gmtModified } }, needs: ServiceOrderNeeds) {
    const row = await lockServiceOrder(ctx.db, id);
    if (row === undefined) throw new AppError(notFound);
    const { operatorNo } = ctx.caller.operator;
    const last = (await listSteps(ctx.db, id)).at(-1);
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
    await tellAsker(ctx, after, act === 'accept' && row.state === 'accepted' ? 'arrange' : act, text);
    return deskServiceOrder(ctx.db, after, needs);
  },
);

const TOLD = { accept: '已受理', arrange: '安排有更新', finish: '已完成', decline: '被退回' } as const;
/** Letters that the message shows; the detail has the whole. */
const SHOWN = 100;

async function tellAsker(ctx: Telling, row: ServiceOrderRow, act: keyof typeof TOLD, text: string): Promise<void> {
  const first = firstLetters(text, SHOWN);
  // several may be open at once
  const which = `服务单 ${row.serviceOrderId}${row.projectName === '' ? '' : `（${row.projectName}）`}`;
  await sendMessage(ctx, {
    accountNo: row.accountNo,
    merchantNo: row.merchantNo === '' ? null : row.merchantNo,
    type: 'requirement',
    title: `您的${contract.SERVICE_KINDS[row.serviceType].title}单${TOLD[act]}`,
    text: `${which}：${first === text ? text : `${first}…`}`,
    link: `/member/serveOrder/details?id=${row.serviceOrderId}`,
    eventKey: `service-order ${act} ${row.serviceOrderId} ${row.gmtModified.getTime()}`,
  });
}

async function deskServiceOrder(db: Db, row: ServiceOrderRow, { findDesignOrder }: ServiceOrderNeeds): Promise<contract.DeskServiceOrder> {
  const names = await listNamesOf(db, row.handlerNo === null ? [] : [row.handlerNo]);
  const enterprises = await listCompanyNames(db, row.merchantNo === '' ? [] : [row.merchantNo]);
  return {
    ...(await serviceOrderOf(db, row, findDesignOrder)),
    phone: maskPhone(row.phone),
    enterpriseName: enterprises.get(row.merchantNo) ?? '',
    handlerName: names.get(row.handlerNo ?? '') ?? '',
  };
}
