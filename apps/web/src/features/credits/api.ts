/** Calls about credits; the contract loads with the first of them. Each answers the exchange as it is then. */
import { createRequestKeys } from '@portal/client/request-keys';
import type { BodyInputOf } from '@portal/contract/core';
import type { Exchange, purchaseCreditsGoods as Purchase } from '@portal/contract/credits';
import { pageCall } from '../../lib/calls/call.ts';

const contract = () => import('@portal/contract/credits');
const purchases = createRequestKeys();

/** The same purchase handed in again after a lost answer is one. Throws `CallError`, as all below do. */
export async function purchase(body: BodyInputOf<typeof Purchase>): Promise<Exchange> {
  const { purchaseCreditsGoods } = await contract();
  return purchases.send(body, (idempotencyKey) => pageCall(purchaseCreditsGoods, { body, idempotencyKey }));
}

export const cancel = async (exchangeNo: string, reason: string): Promise<Exchange> =>
  pageCall((await contract()).cancelExchange, { body: { exchangeNo, reason } });

export const receive = async (exchangeNo: string): Promise<Exchange> => pageCall((await contract()).receiveExchange, { body: { exchangeNo } });
