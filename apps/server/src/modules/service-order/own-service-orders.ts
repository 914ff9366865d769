/** One's own: handed in, read, added to, taken back. Another's is none. */
import { AppError, badRequest, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/service-order';
import { serviceOrderStates } from '@portal/engines/states';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listDealersOf, withPhoneMasked } from '../dealer/index.ts';
import { assertOwnPictures } from '../file/index.ts';
import { orderNumberOf, takeOrderNumbers } from '../order/index.ts';
import { findAskedFor } from './asked-for.ts';
import { judgeForm } from './judge-form.ts';
import type { ServiceOrderNeeds } from './needs.ts';
import { serviceOrderOf, summaryOf } from './service-order-of.ts';
import {
  countOpen,
  findOpenFor,
  findOwn,
  insertServiceOrder,
  listOwnPage,
  listSteps,
  lockOwn,
  lockServiceOrders,
  updateServiceOrder,
  type ServiceOrderRow,
} from './store.ts';
import { nextMoment, takeStep } from './take-step.ts';
import { tellComing, tellDealer } from './tell-dealer.ts';

const { pictureGone, picturesTooMany } = contract.serviceOrderCopy;

function found(row: ServiceOrderRow | undefined): ServiceOrderRow {
  if (row === undefined) throw new AppError(notFound, { message: 'not a service order of the caller' });
  return row;
}

export const addServiceOrder = operation(
  contract.addServiceOrder,
  async function addServiceOrder(ctx, { params: { serviceType }, body }, needs: ServiceOrderNeeds) {
    const owner = ownerOf(ctx.caller);
    await lockServiceOrders(ctx.db, owner);
    if ((await countOpen(ctx.db, owner)) >= contract.OPEN_SERVICE_ORDERS_MAX) throw new AppError(contract.tooManyServiceOrders);
    const form = await judgeForm(ctx, serviceType, body);
    const { shopOrder, ...askedFor } = await findAskedFor(ctx.db, owner, { ...body, serviceType }, needs);
    // handed in twice, it would be two visits to one site
    const open = await findOpenFor(ctx.db, owner, { serviceType, ...askedFor });
    if (open !== undefined) throw new AppError(contract.serviceAskedFor, { data: { id: open } });
    const pictures = [...new Set(form.pictures)];
    await assertOwnPictures(ctx, pictures, pictureGone);
    const [serial = 0] = await takeOrderNumbers(ctx.db, 1);
    const serviceOrderId = orderNumberOf(serial, ctx.now, 'FW');
    const at = new Date(ctx.now);
    // of what nobody comes for there is no site
    const isSiteShown = form.isSiteShown && askedFor.shopOrderNo !== null && contract.SERVICE_KINDS[serviceType].isOnSite;
    await insertServiceOrder(
      ctx.db,
      {
        ...form,
        ...askedFor,
        isSiteShown,
        serviceOrderId,
        ...owner,
        serviceType,
        pictures,
        state: 'pending',
        gmtCreate: at,
        gmtModified: at,
      },
      { act: 'submit', actorNo: owner.accountNo, text: '', gmtCreate: at },
    );
    if (shopOrder) await tellDealer(ctx, shopOrder, { serviceType, serviceOrderId }, isSiteShown ? 'send' : 'submit');
    return serviceOrderId;
  },
);

export const listFaultTypes = operation(contract.listFaultTypes, function listFaultTypes() {
  return Promise.resolve([...contract.FAULT_TYPES]);
});

export const listServicePoints = operation(contract.listServicePoints, async function listServicePoints({ db, caller }, { query: { provinceCode } }) {
  const points = await listDealersOf(db, { provinceCode, merchantName: '' });
  return caller.accountNo === null ? points.map(withPhoneMasked) : points;
});

export const listServiceOrders = operation(contract.listServiceOrders, async function listServiceOrders(ctx, { query }) {
  const { rows, total } = await listOwnPage(ctx.db, ownerOf(ctx.caller), query);
  return { data: rows.map(({ row, said }) => summaryOf(row, said)), count: total };
});

export const getServiceOrder = operation(
  contract.getServiceOrder,
  async function getServiceOrder(ctx, { params: { id } }, { findDesignOrder }: ServiceOrderNeeds) {
    const row = found(await findOwn(ctx.db, ownerOf(ctx.caller), id));
    return serviceOrderOf(ctx.db, row, findDesignOrder);
  },
);

export const cancelServiceOrder = operation(
  contract.cancelServiceOrder,
  async function cancelServiceOrder(ctx, { body: { id } }, { findDesignOrder }: ServiceOrderNeeds) {
    const row = found(await lockOwn(ctx.db, ownerOf(ctx.caller), id));
    const isDone = row.state === 'cancelled' && (await listSteps(ctx.db, id)).at(-1)?.act === 'cancel';
    if (isDone) return serviceOrderOf(ctx.db, row, findDesignOrder);
    const moved = await takeStep(ctx, row, { act: 'cancel', who: 'asker', actorNo: ctx.caller.accountNo, text: '' });
    await tellComing(ctx, moved, 'cancel');
    return serviceOrderOf(ctx.db, moved, findDesignOrder);
  },
);

/** Those that are there already are no second ones. */
export const addServicePictures = operation(
  contract.addServicePictures,
  async function addServicePictures(ctx, { body }, { findDesignOrder }: ServiceOrderNeeds) {
    const row = found(await lockOwn(ctx.db, ownerOf(ctx.caller), body.id));
    const added = [...new Set(body.pictures)].filter((fileId) => !row.pictures.includes(fileId));
    if (added.length === 0) return serviceOrderOf(ctx.db, row, findDesignOrder);
    if (!serviceOrderStates.may(row.state, 'cancel', 'asker')) throw new AppError(contract.serviceOrderMoved);
    await assertOwnPictures(ctx, added, pictureGone);
    const pictures = [...row.pictures, ...added];
    if (pictures.length > contract.SERVICE_PICTURES_MAX) throw new AppError(badRequest, { msg: picturesTooMany, fields: { pictures: picturesTooMany } });
    const change = { pictures, gmtModified: nextMoment(row, ctx.now) };
    const step = { act: 'addPictures' as const, actorNo: ctx.caller.accountNo, text: '', gmtCreate: new Date(ctx.now) };
    await updateServiceOrder(ctx.db, body.id, { ...change, step });
    return serviceOrderOf(ctx.db, { ...row, ...change }, findDesignOrder);
  },
);
