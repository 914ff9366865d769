import * as contract from '@portal/contract/catalog';
import { goodsInvalid, SpuQuery, type SpuCard, type SpuDetail } from '@portal/contract/catalog';
import { AppError, notFound } from '@portal/contract/core';
import type { Db } from '../../platform/db/database.ts';
import { operation } from '../../platform/http/operation.ts';
import { Written } from '../../platform/http/written.ts';
import type { ShopStock, ViewerPrices } from '../price/index.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { listCards } from './listing/cards.ts';
import { listPage } from './listing/list-page.ts';
import type { OwnDetail } from './memory/held-goods.ts';
import { writeCards } from './memory/write-cards.ts';
import { accessoryFor, cardFor, spuFor, viewsOf } from './project.ts';
import { findFamily } from './store.ts';

const RELATED = 5;

/** The product page. A family that is deactivated, or has no active model left, is as good as none. */
export const getSpuDetail = operation(contract.getSpuDetail, async function getSpuDetail(ctx, { params: { id } }, catalog: CatalogCache) {
  const { db } = ctx;
  const prices = await catalog.pricesFor(ctx);
  const held = await catalog.held(db);
  if (held === null) {
    return catalog.cache.remember(db, `detail ${prices.key} ${prices.shopStock.key} ${id}`, async () => {
      const detail = await readDetail(db, catalog, prices, id);
      return { ...detail, related: await listRelated(db, catalog, prices, detail) };
    });
  }
  const family = held.index.rowOf(id);
  if (family === undefined) throw new AppError(notFound, { msg: goodsInvalid.msg });
  const ownKey = `${family} ${prices.key}`;
  const plain = prices.shopStock.isVague ? 'guest' : prices.view;
  let bytes = prices.isPlain ? held.details[plain].get(family) : stillTrue(held.ownDetails.find(ownKey), prices.shopStock);
  if (bytes === undefined) {
    const detail = await readDetail(db, catalog, prices, id);
    const written = Buffer.from(`${JSON.stringify(detail).slice(0, -1)},"related":`);
    if (prices.isPlain) held.details[plain].put(family, written);
    else held.ownDetails.put(ownKey, { bytes: written, pieces: piecesIn(detail, prices.shopStock) });
    bytes = written;
  }
  const related = held.index
    .relatedTo(family, RELATED, prices.shopStock)
    .map((card) => ({ ...card, skuNo: held.index.goods.skuNos.at(card.model), match: null }));
  const cards = await writeCards(db, held, await catalog.taxonomy(db), prices, related);
  return new Written([bytes, ...cards.parts, Buffer.from('}')]);
});

/** A page written before, unless the dealer has other pieces by now of one of the models on it. */
const stillTrue = (known: OwnDetail | undefined, { pieces }: ShopStock): Buffer | undefined =>
  known?.pieces.every(([skuNo, were]) => pieces.get(skuNo) === were) ? known.bytes : undefined;

const piecesIn = ({ skus, accessories }: Pick<SpuDetail, 'skus' | 'accessories'>, { pieces }: ShopStock): OwnDetail['pieces'] =>
  [...skus, ...accessories.map(({ sku }) => sku)].map(({ skuNo }) => [skuNo, pieces.get(skuNo)]);

async function readDetail(db: Db, catalog: CatalogCache, prices: ViewerPrices, id: string): Promise<Omit<SpuDetail, 'related'>> {
  const taxonomy = await catalog.taxonomy(db);
  const found = await findFamily(db, id);
  if (!found) throw new AppError(notFound, { msg: goodsInvalid.msg });
  const { spu, skus, accessories } = found;
  const used = new Set(skus.flatMap(({ attributes }) => Object.keys(attributes)));
  return {
    ...spuFor(prices, taxonomy, spu, skus),
    attachments: spu.attachments,
    views: viewsOf(spu, skus),
    attributeRows: taxonomy.attributes.filter(({ code }) => used.has(code)).map(({ code, attrName, unit, attrGroup }) => ({ code, attrName, unit, attrGroup })),
    accessories: accessories.map((row) => accessoryFor(prices, taxonomy, row)),
  };
}

/** Families of the same second category that are used most. */
async function listRelated(
  db: Db,
  catalog: CatalogCache,
  prices: ViewerPrices,
  { spuNo, secondCategoryId }: Pick<SpuDetail, 'spuNo' | 'secondCategoryId'>,
): Promise<SpuCard[]> {
  const query = SpuQuery.parse({ portalCatagoryId: secondCategoryId, sort: 'sumNo' });
  const { shown } = await listPage(db, catalog, { query, prices, skuType: null });
  const skuNos = shown.filter((one) => one.spuNo !== spuNo).map(({ skuNo }) => skuNo);
  const taxonomy = await catalog.taxonomy(db);
  const rows = await listCards(db, skuNos.slice(0, RELATED));
  return skuNos.slice(0, RELATED).flatMap((skuNo) => {
    const row = rows.get(skuNo);
    return row ? [cardFor(prices, taxonomy, row, null)] : [];
  });
}
