import type { AttributeFilter, listAttributeFilters as endpoint } from '@portal/contract/catalog';
import type { Operation } from '../../platform/http/serve.ts';
import type { Goods } from './goods.ts';
import { countAttributeValues } from './store.ts';
import type { AttributeRow } from './taxonomy.ts';

/** Values of one attribute that a filter offers: those of most families when there are more. */
const VALUES_MAX = 60;

type ValueCount = { value: string; families: number };

/** Filterable attributes of a category that have values, numbers in size, options in their own order. */
export const listAttributeFilters =
  (goods: Goods): Operation<typeof endpoint> =>
  (ctx, { query }) =>
    goods.cache.remember(ctx.db, `filters ${query.portalCatagoryId}`, async () => {
      const taxonomy = await goods.taxonomy(ctx.db);
      const attributes = taxonomy.attributesOf(query.portalCatagoryId).filter(({ filterable }) => filterable);
      if (attributes.length === 0) return [];
      const counts = await countAttributeValues(
        ctx.db,
        query.portalCatagoryId,
        attributes.map(({ code }) => code),
      );
      const byCode = Map.groupBy(counts, ({ code }) => code);
      return attributes.map((attribute) => filterOf(attribute, byCode.get(attribute.code) ?? [])).filter(({ attrValues }) => attrValues.length > 0);
    });

function filterOf(attribute: AttributeRow, counts: readonly ValueCount[]): AttributeFilter {
  const shown = counts.toSorted((a, b) => b.families - a.families).slice(0, VALUES_MAX);
  return {
    id: attribute.id,
    code: attribute.code,
    attrName: attribute.attrName,
    unit: attribute.unit,
    attrValues: shown
      .toSorted((a, b) => placeOf(attribute, a.value) - placeOf(attribute, b.value) || (a.value < b.value ? -1 : 1))
      .map(({ value, families }) => ({ value, label: labelOf(attribute, value), spuCount: families })),
  };
}

function placeOf({ valueType, options }: AttributeRow, value: string): number {
  if (valueType === 'number') return Number(value);
  if (valueType === 'boolean') return value === 'true' ? 0 : 1;
  const place = options?.indexOf(value) ?? -1;
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

function labelOf({ valueType, unit }: AttributeRow, value: string): string {
  if (valueType === 'boolean') return value === 'true' ? '是' : '否';
  return valueType === 'number' && unit ? `${value} ${unit}` : value;
}
