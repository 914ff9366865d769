/** Ways from a category into its list: by values people choose by first, and by brand. */
import type { AttributeFilter, Brand, CategoryNode } from '@portal/contract/catalog';
import { LIST_PATH, productHref, readProductQuery } from './product-query.ts';

const ATTRIBUTES = 4;
const VALUES = 6;
const BRANDS = 8;

export const categoryHref = (id: number): string => `${LIST_PATH}?portalCatagoryId=${id}`;

const listOf = (id: number) => ({ ...readProductQuery(new URLSearchParams()), portalCatagoryId: id });

export interface AttributeWay {
  name: string;
  values: { label: string; href: string }[];
}

/** The first attributes in the catalogue's order that many goods of the category have (a third of `spuCount`), each with the values most goods have, in theirs. */
export function attributeWays({ id, spuCount: all }: Pick<CategoryNode, 'id' | 'spuCount'>, filters: readonly AttributeFilter[]): AttributeWay[] {
  const reach = ({ attrValues }: AttributeFilter): number => attrValues.reduce((sum, { spuCount }) => sum + spuCount, 0);
  return filters
    .filter((one) => 3 * reach(one) >= all && one.attrValues.filter(({ spuCount }) => spuCount > 0).length > 1)
    .slice(0, ATTRIBUTES)
    .map(({ code, attrName, attrValues }) => {
      const known = attrValues.filter(({ spuCount }) => spuCount > 0);
      const most = new Set(known.toSorted((a, b) => b.spuCount - a.spuCount).slice(0, VALUES));
      return {
        name: attrName,
        values: known
          .filter((one) => most.has(one))
          .map(({ value, label }) => ({ label, href: productHref({ ...listOf(id), attributes: [{ code, value }] }) })),
      };
    });
}

/** Brands with most goods first, where there is a choice. */
export function brandWays(id: number, brands: readonly Brand[]): { label: string; count: number; href: string }[] {
  if (brands.length < 2) return [];
  return brands
    .toSorted((a, b) => b.spuCount - a.spuCount)
    .slice(0, BRANDS)
    .map(({ brandId, brandName, spuCount }) => ({ label: brandName, count: spuCount, href: productHref({ ...listOf(id), brandId }) }));
}
