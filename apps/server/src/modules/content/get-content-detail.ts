import { EmpowermentType, type ContentDetail, type ContentProduct, type ShownBlock } from '@portal/contract/content';
import * as contract from '@portal/contract/content';
import { AppError, notFound } from '@portal/contract/core';
import { SkuStatus } from '@portal/engines/goods';
import { totalsOf } from '@portal/engines/pricing';
import { operation } from '../../platform/http/operation.ts';
import { listFamilyHeads, listSkuPrices, type FamilyHead, type SkuPrice } from '../catalog/index.ts';
import { commonLabel } from '../price/index.ts';
import { cardOf, itemOf } from './card-of.ts';
import { findContent, listBeside, listCards, listProductsOf, type ContentRow } from './store.ts';

const RELATED_MAX = 4;

export const getContentDetail = operation(contract.getContentDetail, async function getContentDetail(ctx, { query: { contentId } }) {
  const now = new Date(ctx.now);
  const row = await findContent(ctx.db, now, contentId);
  if (!row) throw new AppError(notFound, { msg: contract.contentCopy.gone });
  const uses = await listProductsOf(ctx.db, contentId);
  const prices = await listSkuPrices(
    ctx,
    uses.map(({ skuNo }) => skuNo),
  );
  const products = uses.flatMap((use) => lineFor(use, prices.get(use.skuNo)));
  const spuNos = row.body.flatMap((block) => (block.type === 'product' ? [block.spuNo] : []));
  const heads = new Map((await listFamilyHeads(ctx.db, spuNos)).map((head) => [head.spuNo, head]));
  const priced = products.filter(({ price }) => price !== null);
  return {
    ...itemOf(row),
    empowermentType: row.kind === 'video' ? EmpowermentType.Video : EmpowermentType.Article,
    industryId: row.industryId,
    body: row.body.flatMap((block): ShownBlock[] => (block.type === 'product' ? named(block, heads.get(block.spuNo)) : [block])),
    videoSrc: row.videoSrc,
    products,
    priceLabel: commonLabel([...prices.values()]),
    amount: totalsOf(priced.map(({ price, quantity }) => ({ price, ratePrice: price, quantity }))).amount,
    withoutPrice: products.length - priced.length,
    related: await relatedTo(row),
  } satisfies ContentDetail;

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

const named = (block: Extract<contract.Block, { type: 'product' }>, head: FamilyHead | undefined): ShownBlock[] =>
  head?.isOnSale ? [{ ...block, spuName: head.spuName, skuModel: head.skuModel, skuDesc: head.skuDesc, mainPic: head.mainPic }] : [];
