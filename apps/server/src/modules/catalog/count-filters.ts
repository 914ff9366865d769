/** The filters of a category: attributes, the values that occur, and how many families each would show. */
import type { AttributeFilter } from '@portal/contract/catalog';
import { SpuQuery } from '@portal/contract/catalog';
import type { Db } from '../../platform/db/database.ts';
import { VISITOR_PRICES } from '../price/index.ts';
import { valueLabel } from './attribute-label.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { tellingFirst } from './listing/telling-first.ts';
import { countByValue } from './listing/counts.ts';
import { heldFor, questionOf, statementValues, type AskedGoods, type GoodsQuestion } from './listing/question.ts';
import { countValuesInMemory } from './memory/page-in-memory.ts';
import { listModelFacts } from './store.ts';
import type { AttributeRow } from './taxonomy/taxonomy.ts';

/** Values of one attribute that a filter offers: those of most families when there are more. */
const VALUES_MAX = 60;

interface ValueCount {
  code: string;
  value: string;
  families: number;
}

/** Every value the category has, counted under the rest of the question. Empty without a category. */
export async function countFilters(db: Db, catalog: CatalogCache, question: GoodsQuestion): Promise<AttributeFilter[]> {
  const { portalCatagoryId: id, attributesStr } = question.query;
  if (id === undefined) return [];
  const all = await catalog.cache.remember(db, `filters ${id} ${question.skuType}`, () => filtersOf(db, catalog, id, question.skuType));
  const asked = await questionOf(db, catalog, question);
  const chosen = new Set(asked?.filter?.values.map(({ code }) => code));
  const offered = all.filter(({ code, attrValues }) => attrValues.length > 1 || chosen.has(code));
  if (isPlain(question) && attributesStr === '') return offered;
  const counts = asked
    ? await countsOf(
        db,
        catalog,
        asked,
        offered.map(({ code }) => code),
        chosen,
      )
    : [];
  const familiesOf = new Map(counts.map(({ code, value, families }) => [`${code}:${value}`, families]));
  return offered.map((filter) => ({
    ...filter,
    attrValues: filter.attrValues.map((value) => ({ ...value, spuCount: familiesOf.get(`${filter.code}:${value.value}`) ?? 0 })),
  }));
}

const isPlain = ({ query, among }: GoodsQuestion): boolean =>
  query.keyword === '' &&
  query.categoryIds.length === 0 &&
  query.labels.length === 0 &&
  query.brandId === '' &&
  query.brandSource === '' &&
  query.skuStatus !== '1' &&
  query.status === -1 &&
  query.b2bStockStatus === '' &&
  among === undefined;

/** A code's own values are alternatives, so each chosen code is counted without itself. */
async function countsOf(db: Db, catalog: CatalogCache, asked: AskedGoods, codes: readonly string[], chosen: ReadonlySet<string>): Promise<ValueCount[]> {
  const parts = [
    valuesOf(
      db,
      catalog,
      asked,
      codes.filter((code) => !chosen.has(code)),
    ),
    ...[...chosen].map((code) => valuesOf(db, catalog, withFilter(asked, asked.filter?.without(code) ?? null), [code])),
  ];
  return (await Promise.all(parts)).flat();
}

const withFilter = ({ shape, values, ...asked }: AskedGoods, filter: AskedGoods['filter']): AskedGoods => ({
  ...asked,
  filter,
  shape: { ...shape, attributes: filter !== null },
  values: { ...values, attributes: filter?.path ?? null },
});

async function valuesOf(db: Db, catalog: CatalogCache, asked: AskedGoods, codes: readonly string[]): Promise<readonly ValueCount[]> {
  const held = await heldFor(db, catalog, asked);
  return held ? countValuesInMemory(held, asked, codes) : countByValue(db, asked.shape, { ...statementValues(asked), codes });
}

async function filtersOf(db: Db, catalog: CatalogCache, id: number, skuType: 0 | 2 | null): Promise<AttributeFilter[]> {
  const taxonomy = await catalog.taxonomy(db);
  const attributes = taxonomy.attributesOf(id).filter(({ filterable }) => filterable);
  const query = { ...SpuQuery.parse({}), portalCatagoryId: id };
  const asked = await questionOf(db, catalog, { query, prices: VISITOR_PRICES, skuType });
  if (attributes.length === 0 || !asked) return [];
  const codes = attributes.map(({ code }) => code);
  const counts = Map.groupBy(await valuesOf(db, catalog, asked, codes), ({ code }) => code);
  const found = attributes.flatMap((attribute) => {
    const values = counts.get(attribute.code) ?? [];
    return values.length === 0 ? [] : [{ attribute, filter: filterOf(attribute, values) }];
  });
  return tellingFirst(found, await listModelFacts(db, id)).map(({ filter }) => filter);
}

function filterOf(attribute: AttributeRow, counts: readonly ValueCount[]): AttributeFilter {
  const shown = counts.toSorted((a, b) => b.families - a.families).slice(0, VALUES_MAX);
  return {
    id: attribute.id,
    code: attribute.code,
    attrName: attribute.attrName,
    unit: attribute.unit,
    attrValues: shown
      .toSorted((a, b) => placeOf(attribute, a.value) - placeOf(attribute, b.value) || (a.value < b.value ? -1 : 1))
      .map(({ value, families }) => ({ value, label: valueLabel(attribute, value), spuCount: families })),
  };
}

function placeOf({ valueType, options }: AttributeRow, value: string): number {
  if (valueType === 'number') return Number(value);
  if (valueType === 'boolean') return value === 'true' ? 0 : 1;
  const place = options?.indexOf(value) ?? -1;
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}
