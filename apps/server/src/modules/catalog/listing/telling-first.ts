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
/** Carried by fewer of the models than this, an attribute is asked for by few: the reach of a detector among cameras. */
const CARRIED_MIN = 0.25;
/** Where the groups begin; within the last, what more models carry stands first. */
const [NARROWING, LEAVING_MOST, SELDOM] = [100, 200, 300];

/**
 * First what the descriptions name, in their order; then what narrows; then what nearly every family has; last what few models
 * carry (GOODS-6). Otherwise the given order.
 */
export function tellingFirst<T extends { attribute: AttributeRow; filter: AttributeFilter }>(filters: readonly T[], models: readonly ModelFacts[]): T[] {
  const families = new Set(models.map((model) => model.spuNo)).size;
  const rank = new Map(
    filters.map(({ attribute, filter }): [string, number] => {
      const carried = carriedBy(attribute, models);
      if (carried < CARRIED_MIN) return [filter.code, SELDOM + 1 - carried];
      return [filter.code, placeInDescriptions(attribute, models) ?? (leftBy(filter, families) > LEFT_MAX ? LEAVING_MOST : NARROWING)];
    }),
  );
  return filters.toSorted((a, b) => (rank.get(a.filter.code) ?? 0) - (rank.get(b.filter.code) ?? 0));
}

/** Share of the models that have a value of it; without models nothing is known, and nothing is seldom. */
const carriedBy = ({ code }: AttributeRow, models: readonly ModelFacts[]): number =>
  models.length === 0 ? 1 : models.filter(({ attributes }) => attributes[code] !== undefined).length / models.length;

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
