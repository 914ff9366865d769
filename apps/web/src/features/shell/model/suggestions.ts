import type { Suggestion } from '@portal/contract/catalog';
import { contentHref } from '../../content/index.ts';

/** Headings of the kinds, in the order they stand under the search. */
export const SUGGESTION_GROUPS = { model: '型号', category: '分类', product: '产品', content: '方案与资讯' } as const;

const KINDS = Object.keys(SUGGESTION_GROUPS);

/** Where a suggestion leads; null where it names nothing to go to. */
export function suggestionHref({ kind, spuNo, skuNo, categoryId, contentId, contentKind }: Suggestion): string | null {
  if (kind === 'content') return contentId === null || contentKind === null ? null : contentHref({ contentId, kind: contentKind });
  if (kind === 'category') return categoryId === null ? null : `/product?portalCatagoryId=${categoryId}`;
  if (spuNo === null) return null;
  return `/product/detail?id=${encodeURIComponent(spuNo)}${skuNo === null ? '' : `&sku=${encodeURIComponent(skuNo)}`}`;
}

/** Kinds together, each in the order of the answer: nearest first. */
export const inGroups = (suggestions: readonly Suggestion[]): Suggestion[] => suggestions.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
