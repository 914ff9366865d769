/** Calls about requests after a sale; the contract loads with the first of them. Each change answers the request as it is then. */
import { createRequestKeys } from '@portal/client/request-keys';
import type { BodyInputOf } from '@portal/contract/core';
import type { AfterSale, AfterSaleChoices, applyAfterSale as Apply } from '@portal/contract/after-sale';
import { pageCall } from '../../lib/calls/call.ts';

const contract = () => import('@portal/contract/after-sale');
const requests = createRequestKeys();

export type AfterSaleClaim = BodyInputOf<typeof Apply>;
interface Parcel {
  carrier: string;
  trackingNo: string;
}

/** Throws `CallError`, as all below do. */
export const readChoices = async (shopOrderNo: string): Promise<AfterSaleChoices> =>
  pageCall((await contract()).getAfterSaleChoices, { params: { shopOrderNo } });

/** The same request handed in again after a lost answer is one. */
export async function apply(body: AfterSaleClaim): Promise<AfterSale> {
  const { applyAfterSale } = await contract();
  return requests.send(body, (idempotencyKey) => pageCall(applyAfterSale, { body, idempotencyKey }));
}

export const giveUp = async (afterSaleNo: string): Promise<AfterSale> => pageCall((await contract()).cancelAfterSale, { body: { afterSaleNo } });
export const sendBack = async (afterSaleNo: string, parcel: Parcel): Promise<AfterSale> =>
  pageCall((await contract()).sendBackGoods, { body: { afterSaleNo, ...parcel } });
export const receiveAnew = async (afterSaleNo: string): Promise<AfterSale> => pageCall((await contract()).receiveGoodsAnew, { body: { afterSaleNo } });
export const appeal = async (afterSaleNo: string, text: string): Promise<AfterSale> =>
  pageCall((await contract()).appealAfterSale, { body: { afterSaleNo, text } });

export const agree = async (afterSaleNo: string, returnAddress = ''): Promise<AfterSale> =>
  pageCall((await contract()).agreeAfterSale, { body: { afterSaleNo, returnAddress } });
export const refuse = async (afterSaleNo: string, text: string): Promise<AfterSale> =>
  pageCall((await contract()).refuseAfterSale, { body: { afterSaleNo, text } });
export const receiveGoods = async (afterSaleNo: string, restock: boolean): Promise<AfterSale> =>
  pageCall((await contract()).receiveReturnedGoods, { body: { afterSaleNo, restock } });
export const rejectGoods = async (afterSaleNo: string, text: string): Promise<AfterSale> =>
  pageCall((await contract()).rejectReturnedGoods, { body: { afterSaleNo, text } });
export const sendAnew = async (afterSaleNo: string, parcel: Parcel, restock: boolean): Promise<AfterSale> =>
  pageCall((await contract()).sendGoodsAnew, { body: { afterSaleNo, ...parcel, restock } });
