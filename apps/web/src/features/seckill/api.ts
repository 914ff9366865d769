/** Calls about flash sales; the contract loads with the first of them. */
import { createRequestKeys } from '@portal/client/request-keys';
import type { Address } from '@portal/contract/address';
import type { BodyInputOf, DataOf } from '@portal/contract/core';
import type {
  abandonShopSeckill as Abandon,
  buySeckill as Buy,
  calculateSeckill as Calculate,
  makeShopSeckill as Make,
  SeckillBoard,
  SeckillGoods,
  SeckillGoodsFound,
} from '@portal/contract/seckill';
import { pageCall } from '../../lib/calls/call.ts';

export type SeckillSum = DataOf<typeof Calculate>;
export type WonOrder = DataOf<typeof Buy>;

const contract = () => import('@portal/contract/seckill');
const attempts = createRequestKeys();
const plans = createRequestKeys();

/** What it would come to now. Throws `CallError`, as all below do. */
export const calculate = async (body: BodyInputOf<typeof Calculate>): Promise<SeckillSum> => pageCall((await contract()).calculateSeckill, { body });

export interface BegunPurchase {
  addresses: readonly Address[];
  sum: SeckillSum;
}

/** One's own addresses, and what it comes to for the default one. */
export async function beginPurchase(itemNo: string, quantity: number): Promise<BegunPurchase> {
  const { listAddresses } = await import('@portal/contract/address');
  const [addresses, sum] = await Promise.all([pageCall(listAddresses), calculate({ itemNo, quantity })]);
  return { addresses, sum };
}

/** Asked again after a lost answer it is the same attempt, and one order. */
export async function buy(itemNo: string, body: BodyInputOf<typeof Buy>): Promise<WonOrder> {
  const { buySeckill } = await contract();
  return attempts.send({ itemNo, body }, (attemptNo) => pageCall(buySeckill, { params: { itemNo, attemptNo }, body }));
}

export const findGoods = async (code: string): Promise<SeckillGoods> => pageCall((await contract()).findShopSeckillGoods, { query: { code } });

export const searchGoods = async (keyword: string, signal: AbortSignal): Promise<readonly SeckillGoodsFound[]> =>
  pageCall((await contract()).searchShopSeckillGoods, { query: { keyword }, signal });

export async function makeActivity(body: BodyInputOf<typeof Make>): Promise<SeckillBoard> {
  const { makeShopSeckill } = await contract();
  return plans.send(body, (idempotencyKey) => pageCall(makeShopSeckill, { body, idempotencyKey }));
}

export const abandonActivity = async (body: BodyInputOf<typeof Abandon>): Promise<SeckillBoard> => pageCall((await contract()).abandonShopSeckill, { body });
