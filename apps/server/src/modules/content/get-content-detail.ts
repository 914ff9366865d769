import { EmpowermentType, type ContentDetail, type ContentProduct, type ShownBlock } from '@portal/contract/content';
import * as contract from '@portal/contract/content';
import { AppError, notFound } from '@portal/contract/core';
import { commonPriceLabel, SkuStatus } from '@portal/engines/goods';
import { totalsOf } from '@portal/engines/pricing';
import { operation } from '../../platform/http/operation.ts';
import { listFamilyHeads, listSkuPrices, type FamilyHead, type SkuPrice } from '../catalog/index.ts';
import { cardOf, itemOf } from './card-of.ts';
import { findContent, listBeside, listCards, listProductsOf, type ContentRow } from './store.ts';

const RELATED_MAX = 4;

export const getContentDetail = operation(contract.getContentDetail, async function getContentDetail(ctx, { query: { contentId } }) {
  const now = new Date(ctx.now);
  const row = await findContent(ctx.db, now, contentId);
  if (!row) throw new AppError(notFound, { msg: contract.contentCopy.gone });
  const uses = await listProductsOf(ctx.db, contentId);
  const blocks = row.body.filter((block) => block.type === 'product');
  const modelNos = blocks.flatMap(({ skuNo }) => skuNo ?? []);
  const prices = await listSkuPrices(ctx, [...new Set([...uses.map(({ skuNo }) => skuNo), ...modelNos])]);
  const products = uses.flatMap((use) => lineFor(use, prices.get(use.skuNo)));
  const spuNos = blocks.flatMap(({ spuNo, skuNo }) => (skuNo === undefined ? [spuNo] : []));
  const heads = new Map((await listFamilyHeads(ctx.db, spuNos)).map((head) => [head.spuNo, head]));
  const priced = products.filter(({ price }) => price !== null);
  return {
    ...itemOf(row),
    empowermentType: row.kind === 'video' ? EmpowermentType.Video : EmpowermentType.Article,
    industryId: row.industryId,
    body: row.body.flatMap((block): ShownBlock[] => (block.type === 'product' ? productFor(block) : [block])),
    videoSrc: row.videoSrc,
    products,
    priceLabel: commonPriceLabel(uses.flatMap(({ skuNo }) => prices.get(skuNo) ?? [])),
    amount: totalsOf(priced.map(({ price, quantity }) => ({ price, ratePrice: price, quantity }))).amount,
    withoutPrice: products.length - priced.length,
    related: await relatedTo(row),
  } satisfies ContentDetail;

  function productFor(block: ProductBlock): ShownBlock[] {
    return block.skuNo === undefined ? familyFor(block, heads.get(block.spuNo)) : modelFor(block, prices.get(block.skuNo));
  }

  /** Those it names, in its own order; without any, others beside it. */
  async function relatedTo({ related, kind, industryId }: ContentRow) {
    const cards = related.length === 0 ? [] : await listCards(ctx.db, now, related);
    const inOrder = related.flatMap((id) => cards.filter((card) => card.contentId === id));
    const rows = inOrder.length > 0 ? inOrder : await listBeside(ctx.db, now, { kind, industryId, contentId }, RELATED_MAX);
    return rows.slice(0, RELATED_MAX).map(cardOf);
  }
});

type Use = { skuNo: string; spuNo: string; quantity: number; part: string };

/** A model that the goods know no more is left out: nothing can be said of it. */
function lineFor(use: Use, sku: SkuPrice | undefined): ContentProduct[] {
  if (!sku) return [];
  const isOnSale = sku.skuStatus === SkuStatus.Active;
  const price = isOnSale ? sku.price : null;
  return [
    {
      skuNo: sku.skuNo,
      spuNo: sku.spuNo,
      productName: sku.productName,
      productModel: sku.productModel,
      productImage: sku.productImage,
      skuDesc: sku.skuDesc,
      skuType: sku.skuType,
      unit: sku.unit,
      quantity: use.quantity,
      part: use.part,
      price,
      amount: price === null ? null : totalsOf([{ price, ratePrice: price, quantity: use.quantity }]).amount,
      isOnSale,
    },
  ];
}

type ProductBlock = Extract<contract.Block, { type: 'product' }>;

function familyFor(block: ProductBlock, head: FamilyHead | undefined): ShownBlock[] {
  if (!head?.isOnSale) return [];
  const { spuName, skuModel, skuDesc, mainPic, skuType } = head;
  return [{ ...block, spuName, skuModel, skuDesc, mainPic, skuType, price: null, priceLabel: '' }];
}

/** Another model of the family does not stand in: the note would say of it what is not so. */
function modelFor(block: ProductBlock, sku: SkuPrice | undefined): ShownBlock[] {
  if (sku?.skuStatus !== SkuStatus.Active || sku.spuNo !== block.spuNo) return [];
  const { productName, productModel, skuDesc, productImage, skuType, price, priceLabel } = sku;
  return [{ ...block, spuName: productName, skuModel: productModel, skuDesc, mainPic: productImage, skuType, price, priceLabel }];
}
