import type { AttributeFilter } from '@portal/contract/catalog';
import {
  productHref,
  withAttribute,
  withBrand,
  withKeyword,
  withoutChoice,
  withStatus,
  withStockOnly,
  type ProductQuery,
  type StatusFilter,
} from './product-query.ts';

export const STATUS_WORDS: readonly { status: StatusFilter; label: string }[] = [
  { status: '-1', label: '全部' },
  { status: '2', label: '热门' },
  { status: '1', label: '新品' },
  { status: '4', label: '推荐' },
];

export interface ChosenChip {
  key: string;
  label: string;
  /** The list without this choice. */
  removeHref: string;
}

/** What narrows the list, in the order it was said; a value the category no longer offers still shows, so that it can be let go. */
export function chosenChips(query: ProductQuery, filters: readonly AttributeFilter[], categoryNames: Readonly<Record<number, string>> = {}): ChosenChip[] {
  const chips: ChosenChip[] = [];
  const add = (key: string, label: string, without: ProductQuery) => chips.push({ key, label, removeHref: productHref(without) });
  if (query.keyword !== '') add('keyword', `关键词：${query.keyword}`, withKeyword(query, ''));
  for (const id of query.categoryIds)
    add(`category ${id}`, `分类：${categoryNames[id] ?? id}`, withoutChoice(query, { categoryIds: query.categoryIds.filter((one) => one !== id) }));
  if (query.brandId !== '') add('brand', `品牌：${query.brandId}`, withBrand(query, query.brandId));
  if (query.brandSource !== '') add('brandSource', query.brandSource === '1' ? '本站品牌' : '其他品牌', withoutChoice(query, { brandSource: '' }));
  for (const attribute of query.attributes) {
    const filter = filters.find(({ code }) => code === attribute.code);
    const label = filter?.attrValues.find(({ value }) => value === attribute.value)?.label ?? attribute.value;
    add(`${attribute.code}:${attribute.value}`, `${filter?.attrName ?? attribute.code}：${label}`, withAttribute(query, attribute));
  }
  for (const label of query.labels) add(`label ${label}`, label, withoutChoice(query, { labels: query.labels.filter((one) => one !== label) }));
  if (query.skuStatus !== '') add('skuStatus', query.skuStatus === '0' ? '在售' : '已停售', withoutChoice(query, { skuStatus: '' }));
  const status = STATUS_WORDS.find((one) => one.status === query.status);
  if (status && status.status !== '-1') add('status', status.label, withStatus(query, '-1'));
  if (query.stockOnly) add('stock', '仅看有货', withStockOnly(query, false));
  if (query.type === '2') add('type', '软件服务', { ...query, page: 1, type: '' });
  return chips;
}
