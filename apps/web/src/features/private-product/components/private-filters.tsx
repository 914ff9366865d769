import type { PrivateBrand, PrivateCategory } from '@portal/contract/private-product';
import { Fragment } from 'react';
import { useNavigate } from 'react-router';
import './private-filters.css';

interface PrivateFiltersProps {
  categories: readonly PrivateCategory[];
  brands: readonly PrivateBrand[];
  /** What the address says. */
  category: number | null;
  brand: string;
  /** On a wide page the categories are a tree beside the list. */
  isBesideTree?: boolean;
  hrefOf(change: { category: number | null } | { brand: string }): string;
}

/** Category and brand that products of one's own are narrowed by, both in the address (PRIVATE-5). */
export function PrivateFilters({ categories, brands, category, brand, isBesideTree = false, hrefOf }: PrivateFiltersProps) {
  const navigate = useNavigate();
  const go = (change: { category: number | null } | { brand: string }) => void navigate(hrefOf(change), { preventScrollReset: true });
  const names = [...new Set([...(brand === '' ? [] : [brand]), ...brands.flatMap(({ brandName, spuCount }) => (spuCount > 0 ? [brandName] : []))])];
  return (
    <span className={isBesideTree ? 'pp-filters pp-filters--beside-tree' : 'pp-filters'}>
      <select
        className="p-control p-control--select pp-filters__category"
        aria-label="产品分类"
        value={category ?? ''}
        onChange={({ target }) => go({ category: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">全部分类</option>
        {categories.map(({ id, itemValue, children }) => (
          <Fragment key={id}>
            <option value={id}>{itemValue}</option>
            {/* a blank that is kept: the browser draws the tree in one column */}
            {children.flatMap((second) => (second.id === id ? [] : [<option key={second.id} value={second.id}>{`\u3000${second.itemValue}`}</option>]))}
          </Fragment>
        ))}
      </select>
      <select className="p-control p-control--select" aria-label="品牌" value={brand} onChange={({ target }) => go({ brand: target.value })}>
        <option value="">全部品牌</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </span>
  );
}
