import { priceViewOf } from '@portal/engines/goods';
import * as contract from '@portal/contract/catalog';
import { goodsInvalid, SpuQuery, type SpuCard, type SpuDetail } from '@portal/contract/catalog';
import { AppError, notFound } from '@portal/contract/core';
import type { UserType } from '@portal/engines/access';
import type { Db } from '../../platform/db/database.ts';
import { operation } from '../../platform/http/operation.ts';
import { Written } from '../../platform/http/written.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { listCards } from './listing/cards.ts';
import { listPage } from './listing/list-page.ts';
import { writeCards } from './memory/write-cards.ts';
import { accessoryFor, cardFor, spuFor, viewsOf } from './project.ts';
import { findFamily } from './store.ts';

const RELATED = 5;

/** The product page. A family that is deactivated, or has no active model left, is as good as none. */
export const getSpuDetail = operation(contract.getSpuDetail, async function getSpuDetail(ctx, { params: { id } }, catalog: CatalogCache) {
  const { db, caller } = ctx;
  const viewer = caller.userType;
  const held = await catalog.held(db);
  if (held === null) {
    return catalog.cache.remember(db, `detail ${priceViewOf(viewer)} ${id}`, async () => {
      const detail = await readDetail(db, catalog, viewer, id);
      return { ...detail, related: await listRelated(db, catalog, viewer, detail) };
    });
  }
  const family = held.index.rowOf(id);
  if (family === undefined) throw new AppError(notFound, { msg: goodsInvalid.msg });
  const arena = held.details[priceViewOf(viewer)];
  let bytes = arena.get(family);
  if (bytes === undefined) {
    bytes = Buffer.from(`${JSON.stringify(await readDetail(db, catalog, viewer, id)).slice(0, -1)},"related":`);
    arena.put(family, bytes);
  }
  const related = held.index.relatedTo(family, RELATED).map((card) => ({ ...card, skuNo: held.index.goods.skuNos.at(card.model), match: null }));
  const cards = await writeCards(db, held, await catalog.taxonomy(db), viewer, related);
  return new Written([bytes, ...cards.parts, Buffer.from('}')]);
});

async function readDetail(db: Db, catalog: CatalogCache, viewer: UserType, id: string): Promise<Omit<SpuDetail, 'related'>> {
  const taxonomy = await catalog.taxonomy(db);
  const found = await findFamily(db, id);
  if (!found) throw new AppError(notFound, { msg: goodsInvalid.msg });
  const { spu, skus, accessories } = found;
  const used = new Set(skus.flatMap(({ attributes }) => Object.keys(attributes)));
  return {
    ...spuFor(viewer, taxonomy, spu, skus),
    attachments: spu.attachments,
    views: viewsOf(spu, skus),
    attributeRows: taxonomy.attributes.filter(({ code }) => used.has(code)).map(({ code, attrName, unit, attrGroup }) => ({ code, attrName, unit, attrGroup })),
    accessories: accessories.map((row) => accessoryFor(viewer, taxonomy, row)),
  };
}

/** Families of the same second category that are used most. */
async function listRelated(
  db: Db,
  catalog: CatalogCache,
  viewer: UserType,
  { spuNo, secondCategoryId }: Pick<SpuDetail, 'spuNo' | 'secondCategoryId'>,
): Promise<SpuCard[]> {
  const query = SpuQuery.parse({ portalCatagoryId: secondCategoryId, sort: 'sumNo' });
  const { shown } = await listPage(db, catalog, { query, viewer, skuType: null });
  const skuNos = shown.filter((one) => one.spuNo !== spuNo).map(({ skuNo }) => skuNo);
  const taxonomy = await catalog.taxonomy(db);
  const rows = await listCards(db, skuNos.slice(0, RELATED));
  return skuNos.slice(0, RELATED).flatMap((skuNo) => {
    const row = rows.get(skuNo);
    return row ? [cardFor(viewer, taxonomy, row, null)] : [];
  });
}
