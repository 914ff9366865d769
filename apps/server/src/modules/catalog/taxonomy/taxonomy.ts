/** Categories and attributes as one thing to ask: small, read whole, remembered with the catalogue's version. */
import type { InferSelectModel } from 'drizzle-orm';
import type { attribute, category, categoryAttribute } from '../tables.ts';

export type CategoryRow = InferSelectModel<typeof category>;
export type AttributeRow = InferSelectModel<typeof attribute>;

export interface Taxonomy {
  categories: readonly CategoryRow[];
  categoryOf(id: number): CategoryRow | undefined;
  /** Name of a category; '' when there is none. */
  nameOf(id: number): string;
  attributes: readonly AttributeRow[];
  attributeOf(code: string): AttributeRow | undefined;
  /** Attributes of a second category, or of all below a first one, in reading order. */
  attributesOf(categoryId: number): readonly AttributeRow[];
}

export function taxonomyOf(rows: {
  categories: readonly CategoryRow[];
  attributes: readonly AttributeRow[];
  categoryAttributes: readonly InferSelectModel<typeof categoryAttribute>[];
}): Taxonomy {
  const categories = rows.categories.toSorted((a, b) => a.sort - b.sort || a.id - b.id);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const attributes = rows.attributes.toSorted((a, b) => a.sort - b.sort || a.id - b.id);
  const byCode = new Map(attributes.map((attribute) => [attribute.code, attribute]));
  const idsOf = Map.groupBy(rows.categoryAttributes, ({ categoryId }) => categoryId);
  return {
    categories,
    categoryOf: (id) => byId.get(id),
    nameOf: (id) => byId.get(id)?.catagoryName ?? '',
    attributes,
    attributeOf: (code) => byCode.get(code),
    attributesOf(categoryId) {
      const family = [categoryId, ...categories.filter(({ parentId }) => parentId === categoryId).map(({ id }) => id)];
      const ids = new Set(family.flatMap((id) => (idsOf.get(id) ?? []).map(({ attributeId }) => attributeId)));
      return attributes.filter(({ id }) => ids.has(id));
    },
  };
}
