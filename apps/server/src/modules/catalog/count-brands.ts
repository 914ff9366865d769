/** The brands of a category, with the families a question leaves of each. */
import { SpuQuery } from '@portal/contract/catalog';
import type { Db } from '../../platform/db/database.ts';
import { VISITOR_PRICES, type ViewerPrices } from '../price/index.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { countByBrand } from './listing/counts.ts';
import { heldFor, questionOf, statementValues } from './listing/question.ts';
import { countBrandsInMemory } from './memory/page-in-memory.ts';

/** Brands a filter offers: those of most families when there are more. */
const BRANDS_MAX = 200;

interface BrandCount {
  brandName: string;
  families: number;
}

/** Every brand that has families in the category, most first; which brand the question itself names is left out of account. */
export async function countBrands(db: Db, catalog: CatalogCache, query: SpuQuery, prices: ViewerPrices): Promise<BrandCount[]> {
  const { portalCatagoryId: id, type } = query;
  const all = await catalog.cache.remember(db, `brands of ${id} ${type}`, async () => {
    const counted = await countsOf(db, catalog, { ...SpuQuery.parse({}), type, portalCatagoryId: id }, VISITOR_PRICES);
    return counted.toSorted((a, b) => b.families - a.families || (a.brandName < b.brandName ? -1 : 1)).slice(0, BRANDS_MAX);
  });
  const counts = await countsOf(db, catalog, { ...query, brandId: '', brandSource: '' }, prices);
  const familiesOf = new Map(counts.map(({ brandName, families }) => [brandName, families]));
  return all.map(({ brandName }) => ({ brandName, families: familiesOf.get(brandName) ?? 0 }));
}

async function countsOf(db: Db, catalog: CatalogCache, query: SpuQuery, prices: ViewerPrices): Promise<BrandCount[]> {
  const asked = await questionOf(db, catalog, { query, prices, skuType: query.type === '2' ? 2 : null });
  if (asked === null) return [];
  const held = await heldFor(db, catalog, asked);
  return held ? countBrandsInMemory(held, asked) : countByBrand(db, asked.shape, statementValues(asked));
}
