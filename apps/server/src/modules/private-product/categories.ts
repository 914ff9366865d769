/** What a product may be filed under: the goods' second categories, and 其他 for what no rule knows (PRIVATE-2). */
import type { PrivateAttribute, PrivateCategory } from '@portal/contract/private-product';
import { roleAttributesOf, roleOf } from '@portal/engines/roles';
import type { AttributeRow, Taxonomy } from '../catalog/index.ts';

export const OTHER_CATEGORY = 0;
/** Said of an attribute that the category has not. */
export const NO_SUCH_ATTRIBUTE = '该分类没有此参数';
export const OTHER_NAME = '其他';

/** Attributes of a second category's products that the list check reads, in reading order; the brand is a field of its own. */
export function attributesRead(taxonomy: Taxonomy, categoryId: number | null): AttributeRow[] {
  const category = categoryId === null ? undefined : taxonomy.categoryOf(categoryId);
  const role = category ? roleOf({ secondCategory: category.dataId, attributes: {} }) : null;
  if (!category || role === null) return [];
  const own = taxonomy.attributesOf(category.id).filter(({ code }) => code !== 'brand');
  const read = roleAttributesOf(role, Object.fromEntries(own.map(({ code }) => [code, true])));
  return own.filter(({ code }) => Object.hasOwn(read, code));
}

/** `countOf`: how many of the owner's products are filed under a second category. */
export function categoriesOf(taxonomy: Taxonomy, countOf: (id: number) => number): PrivateCategory[] {
  const firsts = taxonomy.categories.filter(({ parentId }) => parentId === null);
  const known = firsts.map(({ id, catagoryName }) => {
    const children = secondsOf(taxonomy, id).map((second) => ({
      id: second.id,
      itemValue: second.catagoryName,
      spuCount: countOf(second.id),
      attributes: attributesRead(taxonomy, second.id).map(shown),
    }));
    return { id, itemValue: catagoryName, spuCount: children.reduce((sum, { spuCount }) => sum + spuCount, 0), children };
  });
  const other = { id: OTHER_CATEGORY, itemValue: OTHER_NAME, spuCount: countOf(OTHER_CATEGORY) };
  return [...known.filter(({ children }) => children.length > 0), { ...other, children: [{ ...other, attributes: [] }] }];
}

const secondsOf = (taxonomy: Taxonomy, first: number) => taxonomy.categories.filter(({ parentId }) => parentId === first);

/** Second categories that one is narrowed to: all below a first one, the one that is chosen itself; null: any. */
export function categoryIdsOf(taxonomy: Taxonomy, chosen: number | undefined): readonly number[] | null {
  if (chosen === undefined) return null;
  const seconds = secondsOf(taxonomy, chosen).map(({ id }) => id);
  return seconds.length > 0 ? seconds : [chosen];
}

const shown = ({ code, attrName, unit, valueType, minValue, maxValue, options }: AttributeRow): PrivateAttribute => ({
  code,
  attrName,
  unit,
  valueType,
  minValue,
  maxValue,
  options: [...(options ?? [])],
});
