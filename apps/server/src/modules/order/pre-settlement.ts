import * as contract from '@portal/contract/order';
import { operation } from '../../platform/http/operation.ts';
import { settle } from './settle.ts';

export const preSettlement = operation(contract.preSettlement, async function preSettlement(ctx, { body }) {
  const { address, parts, goodsAmount, coupons, couponAmount, freight, amount } = await settle(ctx, body);
  const lines = parts.flatMap((part) => part.lines);
  const isReady =
    address !== null &&
    parts.every((part) => part.freight.kind !== 'notDelivered') &&
    lines.every(({ status }) => status === 'normal' || status === 'priceChanged');
  const [{ shop, freightWords }] = [parts[0] ?? fail()];
  return { address, shop, lines, goodsAmount, coupons, couponAmount, freight, freightWords, amount, isReady };
});

function fail(): never {
  throw new Error('a settlement without a part');
}
