import type { Suggestion } from '@portal/contract/catalog';
import { expect, it } from 'vitest';
import { inGroups, suggestionHref } from './suggestions.ts';

const nothing = { text: '', note: '', spuNo: null, skuNo: null, categoryId: null, contentId: null, contentKind: null };
const model: Suggestion = { ...nothing, kind: 'model', spuNo: 'P 1', skuNo: 'K1' };
const product: Suggestion = { ...nothing, kind: 'product', spuNo: 'P2' };
const category: Suggestion = { ...nothing, kind: 'category', categoryId: 11 };

it('a model leads to that very model, a family to its page, a category to its list', () => {
  expect(suggestionHref(model)).toBe('/product/detail?id=P%201&sku=K1');
  expect(suggestionHref(product)).toBe('/product/detail?id=P2');
  expect(suggestionHref(category)).toBe('/product?portalCatagoryId=11');
  expect(suggestionHref({ ...nothing, kind: 'content', contentId: 'C1', contentKind: 'case' })).toBe('/cases/detail?contentId=C1');
  expect(suggestionHref({ ...model, spuNo: null })).toBeNull();
});

it('stand by kind, models first, and keep the order of the answer within', () => {
  const second: Suggestion = { ...model, skuNo: 'K2' };
  expect(inGroups([product, model, category, second])).toEqual([model, second, category, product]);
});
