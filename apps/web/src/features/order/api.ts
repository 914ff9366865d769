/** Calls about orders; the contract loads with the first of them. Each change answers the order as it is then. */
import { createRequestKeys } from '@portal/client/request-keys';
import type { BodyInputOf, DataOf } from '@portal/contract/core';
import type {
  FreightTemplate,
  Order,
  ParcelTracking,
  placeOrder as Place,
  preSettlement as Settle,
  Settlement,
  shipShopOrder as Ship,
  changeParcel as Change,
} from '@portal/contract/order';
import { pageCall } from '../../lib/calls/call.ts';
import type { StockLine } from './model/stock-said.ts';

/** What was placed; `amount` 0 is paid already. */
export type OrderToPay = Pick<DataOf<typeof Place>, 'payNo' | 'shopOrderNo' | 'amount'>;

const contract = () => import('@portal/contract/order');
const orders = createRequestKeys();
const parcels = createRequestKeys();

/** What it would come to now. Throws `CallError`, as all below do. */
export const settle = async (body: BodyInputOf<typeof Settle>): Promise<Settlement> => pageCall((await contract()).preSettlement, { body });

/** The same order handed in again after a lost answer is one. */
export async function handInOrder(body: BodyInputOf<typeof Place>): Promise<OrderToPay> {
  const { placeOrder } = await contract();
  return orders.send(body, (idempotencyKey) => pageCall(placeOrder, { body, idempotencyKey }));
}

export const cancel = async (shopOrderNo: string, reason: string): Promise<Order> =>
  pageCall((await contract()).cancelOrder, { body: { shopOrderNo, reason } });

export const receive = async (shopOrderNo: string): Promise<Order> => pageCall((await contract()).confirmReceipt, { body: { shopOrderNo } });

/** An order as its dealer has seen it: one that has moved since is left as it is. */
type Seen = Pick<Order, 'shopOrderNo' | 'revision'>;

/** That a parcel came. */
export const receiveParcel = async (shopOrderNo: string, parcelNo: number): Promise<Order> =>
  pageCall((await contract()).confirmParcel, { body: { shopOrderNo, parcelNo } });

/** What the carrier says of a parcel, to its buyer or its dealer. */
export async function track(who: 'buyer' | 'dealer', shopOrderNo: string, parcelNo: number): Promise<ParcelTracking> {
  const { trackParcel, trackShopParcel } = await contract();
  const body = { shopOrderNo, parcelNo };
  return who === 'buyer' ? pageCall(trackParcel, { body }) : pageCall(trackShopParcel, { body });
}

/** As its buyer reads it. */
export const readOwn = async (shopOrderNo: string): Promise<Order> => pageCall((await contract()).getOrder, { params: { shopOrderNo } });

/** As its dealer reads it. */
export const readReceived = async (shopOrderNo: string): Promise<Order> => pageCall((await contract()).getShopOrder, { params: { shopOrderNo } });

/** What its dealer has of what it asks for. */
export const readStock = async (shopOrderNo: string): Promise<StockLine[]> => pageCall((await contract()).getShopOrderStock, { params: { shopOrderNo } });

export const accept = async ({ shopOrderNo, revision }: Seen): Promise<Order> =>
  pageCall((await contract()).confirmShopOrder, { body: { shopOrderNo, revision } });

export const refuse = async ({ shopOrderNo, revision }: Seen, reason: string): Promise<Order> =>
  pageCall((await contract()).rejectShopOrder, { body: { shopOrderNo, revision, reason } });

export const changePrice = async ({ shopOrderNo, revision }: Seen, price: { goodsAmount: number; freight: number }): Promise<Order> =>
  pageCall((await contract()).changeShopOrderPrice, { body: { shopOrderNo, revision, ...price } });

/** What a dealer takes for sending goods, from now on. `seen`: the template this edit began with. */
export const saveFreight = async (template: FreightTemplate, seen: FreightTemplate): Promise<FreightTemplate> =>
  pageCall((await contract()).saveFreightTemplate, { body: { ...template, seen } });

/** A parcel sent again after a lost answer is one. */
export async function ship({ shopOrderNo, revision }: Seen, parcel: Omit<BodyInputOf<typeof Ship>, 'shopOrderNo' | 'revision'>): Promise<Order> {
  const { shipShopOrder } = await contract();
  const body = { shopOrderNo, revision, ...parcel };
  return parcels.send(body, (idempotencyKey) => pageCall(shipShopOrder, { body, idempotencyKey }));
}

/** Another number of a parcel; said again it is so already. */
export const changeNumber = async ({ shopOrderNo, revision }: Seen, parcel: Omit<BodyInputOf<typeof Change>, 'shopOrderNo' | 'revision'>): Promise<Order> =>
  pageCall((await contract()).changeParcel, { body: { shopOrderNo, revision, ...parcel } });
