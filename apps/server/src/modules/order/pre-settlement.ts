import * as contract from '@portal/contract/order';
import { operation } from '../../platform/http/operation.ts';
import { feeOf, settle } from './settle.ts';

export const preSettlement = operation(contract.preSettlement, async function preSettlement(ctx, { body }) {
  const { shop, lines, address, goodsAmount, coupons, couponAmount, freight, freightWords, amount } = await settle(ctx, body);
  const isReady = address !== null && freight.kind !== 'notDelivered' && lines.every(({ status }) => status === 'normal' || status === 'priceChanged');
  return { address, shop, lines, goodsAmount, coupons, couponAmount, freight: feeOf(freight), freightWords, amount, isReady };
});
