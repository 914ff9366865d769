import { figureText } from '@portal/units';
import type { AttributeFilter, CategoryNode } from '@portal/contract/catalog';
import { Chips, type Chip } from '@portal/ui';
import { valueLabel } from '../../../catalog/index.ts';
import { isFiltered, pickingHref, withChange, withoutFilters, type PickingQuery } from '../model/picking-query.ts';

interface FilterChipsProps {
  query: PickingQuery;
  categories: readonly CategoryNode[];
  filters: readonly AttributeFilter[];
  /** Products found; null while unknown. */
  count: number | null;
}

const STATUS_NAMES = { '-1': '', '1': '新品', '2': '热门', '4': '推荐' } as const;

/** What narrows the products, each removable, and how many are left. */
export function FilterChips({ query, categories, filters, count }: FilterChipsProps) {
  if (!isFiltered(query)) return null;
  const chip = (key: string, label: string, change: Partial<PickingQuery>): Chip => ({ key, label, removeHref: pickingHref(withChange(query, change)) });
  const chips: Chip[] = [];
  if (query.keyword !== '') chips.push(chip('keyword', `“${query.keyword}”`, { keyword: '' }));
  if (query.category !== null) chips.push(chip('category', nameOf(categories, query.category), { category: null }));
  if (query.status !== '-1') chips.push(chip('status', STATUS_NAMES[query.status], { status: '-1' }));
  if (query.inStockOnly) chips.push(chip('stock', '仅看有货', { inStockOnly: false }));
  if (query.source !== '') chips.push(chip('source', query.source === '1' ? '进销存系统' : '私有', { source: '' }));
  if (query.customFilterRemind) chips.push(chip('customFilterRemind', '安装施工与线缆', { customFilterRemind: false }));
  for (const [code, values] of Object.entries(query.attributes)) {
    const { [code]: _removed, ...others } = query.attributes;
    const filter = filters.find((one) => one.code === code);
    const names = values.map((value) => (filter ? valueLabel(filter, value) : value));
    chips.push(chip(`attribute ${code}`, `${filter?.attrName ?? code}：${names.join('、')}`, { attributes: others }));
  }
  return (
    <Chips label="已选条件" chips={chips} clearHref={pickingHref(withoutFilters(query))} note={count === null ? undefined : `共 ${figureText(count)} 个产品`} />
  );
}

function nameOf(categories: readonly CategoryNode[], id: number): string {
  for (const category of categories) {
    if (category.id === id) return category.catagoryName;
    const second = category.children.find((one) => one.id === id);
    if (second) return second.catagoryName;
  }
  return '所选分类';
}
