import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/order';
import { isSoldByDealers, SkuStatus } from '@portal/engines/goods';
import { freightOf, type FreightTerms } from '@portal/engines/pricing';
import { formatDate, yuanDigits } from '@portal/units';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { listSkuPrices } from '../../catalog/index.ts';
import { listBound } from '../../dealer/index.ts';
import { listOffers } from '../../price/index.ts';
import { freightWords } from '../settle.ts';
import { findFreightTemplate } from './store.ts';

const DAY_MS = 24 * 3_600_000;

/** Of each bound dealer. What it offers is what it sends: fewer pieces than asked for have no day that could be promised. */
export const expectDelivery = operation(contract.expectDelivery, async function expectDelivery(ctx, { query: { skuNo, quantity, provinceCode } }) {
  const sku = (await listSkuPrices(ctx, [skuNo])).get(skuNo);
  if (sku?.skuStatus !== SkuStatus.Active) throw new AppError(notFound, { msg: '产品不存在或已下架' });
  const shops: contract.ShopDelivery[] = [];
  for (const { merchantNo, enterpriseName, choosing, status } of await listBound(ctx.db, ownerOf(ctx.caller))) {
    const [offer] = isSoldByDealers(sku) ? await listOffers(ctx.db, merchantNo, [skuNo]) : [];
    const template = await findFreightTemplate(ctx.db, merchantNo);
    const freight = freightOf(template, { provinceCode, pieces: quantity, goodsAmount: 0 });
    const state = stateOf({ isOpen: status === 1, isDelivered: freight.kind !== 'notDelivered', stockTotal: offer?.stockTotal ?? null, quantity });
    shops.push({
      shopNo: merchantNo,
      shopName: enterpriseName,
      choosing,
      status: state,
      stockTotal: offer?.stockTotal ?? null,
      leadDays: offer?.leadDays ?? null,
      expectDate: state === 'inStock' && offer ? formatDate(ctx.now + offer.leadDays * DAY_MS) : null,
      freightWords: [freightWords(freight, template), freight.kind === 'fee' ? freeWords(template) : ''].filter(Boolean).join('；'),
    });
  }
  return shops;
});

interface Facts {
  isOpen: boolean;
  isDelivered: boolean;
  stockTotal: number | null;
  quantity: number;
}

function stateOf({ isOpen, isDelivered, stockTotal, quantity }: Facts): contract.ShopDelivery['status'] {
  if (!isOpen) return 'abnormal';
  if (!isDelivered) return 'notDelivered';
  if (stockTotal === null) return 'none';
  return stockTotal >= quantity ? 'inStock' : 'short';
}

/** Whether the goods of one model reach that amount is the settlement's to say. */
const freeWords = (template: FreightTerms | null): string =>
  template?.freeFrom === null || template?.freeFrom === undefined ? '' : `商品满 ¥${yuanDigits(template.freeFrom)} 免运费`;
