import * as contract from '@portal/contract/order';
import { creditCopy } from '@portal/contract/trade-credit';
import { canBeBought, creditsEarned } from '@portal/engines/pricing';
import { PAY_WAYS, type PayWay } from '@portal/engines/states';
import { fen, toFen, toYuan } from '@portal/units';
import { operation } from '../../platform/http/operation.ts';
import { getForLooking } from './checkout-readings.ts';
import { feeOf, settleBy, type SettledPart } from './settle.ts';

export const preSettlement = operation(contract.preSettlement, async function preSettlement(ctx, { body }) {
  const { settled, found } = await settleBy(getForLooking, ctx, body);
  const { address, parts, goodsAmount, coupons, couponAmount, freight, amount } = settled;
  const { companyName, companyNumber } = found.buyer ?? { companyName: null, companyNumber: null };
  const ofCompany = companyName === null ? null : { type: 'company' as const, title: companyName, taxNo: companyNumber ?? '' };
  // one that an enterprise had made out to a person says nothing of its own
  const knownInvoice = found.lastInvoice?.type === 'personal' ? (ofCompany ?? found.lastInvoice) : (found.lastInvoice ?? ofCompany);
  const lines = parts.flatMap((part) => part.lines);
  const isReady = address !== null && parts.every((part) => part.freight.kind !== 'notDelivered') && lines.every(canBeBought);
  const [{ shop, freightWords }] = [parts[0] ?? fail()];
  const points = PAY_WAYS.map((payWay) => ({ payWay, points: pointsOf(parts, payWay), words: payWay === 'credit' ? creditCopy.noPoints : '' }));
  return { address, shop, lines, goodsAmount, coupons, couponAmount, freight, freightWords, amount, parts: parts.map(toldOf), knownInvoice, points, isReady };
});

/** What the orders make when they are completed, each by itself; what cannot be bought makes nothing. */
function pointsOf(parts: readonly SettledPart[], payWay: PayWay): number {
  const paidFor = ({ lines, lineAmounts }: SettledPart) =>
    lines.map((line, index) => ({
      paidAmount: canBeBought(line) ? toYuan(fen(toFen(line.amount) - toFen(lineAmounts[index] ?? 0))) : 0,
      quantity: line.quantity,
      refundedQuantity: 0,
    }));
  return parts.reduce((sum, part) => sum + creditsEarned({ lines: paidFor(part), orderType: 'normal', payWay }), 0);
}

const toldOf = ({ shop, lines, goodsAmount, couponAmount, freight, freightWords, amount }: SettledPart) => ({
  shop,
  skuNos: lines.map(({ skuNo }) => skuNo),
  goodsAmount,
  couponAmount,
  freight: feeOf(freight),
  freightWords,
  amount,
});

function fail(): never {
  throw new Error('a settlement without a part');
}
