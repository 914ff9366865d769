/** Rows of words that a list is narrowed by, each with what it would show. */
import type { Brand } from '@portal/contract/catalog';
import { productHref, withBrand, type ProductQuery } from './product-query.ts';

export interface FilterChoice {
  key: string;
  label: string;
  /** What it would show, where that is counted. */
  spuCount?: number;
  href: string;
  chosen: boolean;
}

export interface FilterRow {
  name: string;
  choices: readonly FilterChoice[];
}

/** Brands, one at a time; a row with one of them narrows nothing and stays away (GOODS-28). */
export function brandRow(query: ProductQuery, brands: readonly Brand[]): FilterRow[] {
  if (brands.filter(({ spuCount }) => spuCount > 0).length < 2 && query.brandId === '') return [];
  const choices = brands.map(({ brandId, brandName, spuCount }) => ({
    key: brandId,
    label: brandName,
    spuCount,
    href: productHref(withBrand(query, brandId)),
    chosen: brandId === query.brandId,
  }));
  return [{ name: '品牌', choices }];
}
