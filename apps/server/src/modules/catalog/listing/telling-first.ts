/** Which filter of a category tells most, so that it stands first: 路数 of a recorder, not the protocols all of them speak. */
import type { AttributeFilter } from '@portal/contract/catalog';
import { valueLabel } from '../attribute-label.ts';
import type { AttributeRow } from '../taxonomy/taxonomy.ts';

export interface ModelFacts {
  spuNo: string;
  skuDesc: string;
  attributes: Record<string, unknown>;
}

/** Between the facts of a description. */
const FACT_SEPARATOR = '·';
/** Named in the descriptions of so many of its models, an attribute is what people ask for. */
const NAMED_MIN = 0.5;
/** A choice that leaves more than this share of the families says next to nothing. */
const LEFT_MAX = 0.7;

/**
 * First what the descriptions name, in their order; then what narrows; last what nearly every family has. Otherwise the
 * given order.
 */
export function tellingFirst<T extends { attribute: AttributeRow; filter: AttributeFilter }>(filters: readonly T[], models: readonly ModelFacts[]): T[] {
  const families = new Set(models.map((model) => model.spuNo)).size;
  const rank = new Map(
    filters.map(({ attribute, filter }) => [filter.code, placeInDescriptions(attribute, models) ?? (leftBy(filter, families) > LEFT_MAX ? 200 : 100)]),
  );
  return filters.toSorted((a, b) => (rank.get(a.filter.code) ?? 0) - (rank.get(b.filter.code) ?? 0));
}

function placeInDescriptions(attribute: AttributeRow, models: readonly ModelFacts[]): number | null {
  const having = models.filter(({ attributes }) => attributes[attribute.code] !== undefined);
  const places = having
    .map(({ skuDesc: desc, attributes }) =>
      desc
        .split(FACT_SEPARATOR)
        .map(plain)
        .indexOf(plain(valueLabel(attribute, String(attributes[attribute.code])))),
    )
    .filter((place) => place >= 0);
  if (places.length === 0 || places.length < NAMED_MIN * having.length) return null;
  return places.reduce((sum, place) => sum + place, 0) / places.length;
}

/** Share of the families that are left after a choice, on average over the families that could be meant. */
function leftBy({ attrValues }: AttributeFilter, families: number): number {
  const all = attrValues.reduce((sum, { spuCount }) => sum + spuCount, 0);
  return attrValues.reduce((sum, { spuCount }) => sum + (spuCount / all) * (spuCount / families), 0);
}

const plain = (text: string): string => text.replace(/\s+/gu, '');
