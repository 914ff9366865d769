import { Anchor, ChoiceLinks, Icon, TickBox } from '@portal/ui';
import type { ReactNode } from 'react';
import { STATUS_WORDS } from '../model/chosen-chips.ts';
import { productHref, withSort, withStatus, withStockOnly, type ListView, type ProductQuery, type SortField } from '../model/product-query.ts';
import './rank-bar.css';

const SORTS: readonly { sort: SortField; label: string }[] = [
  { sort: '', label: '综合' },
  { sort: 'gmtListed', label: '上架时间' },
  { sort: 'sumNo', label: '使用次数' },
  { sort: 'price', label: '价格' },
];

const VIEWS = [
  { view: 'grid', icon: 'grid', label: '卡片' },
  { view: 'table', icon: 'rows', label: '表格' },
] as const;

/** Order, status, stock, cards or rows: all links. Stays in sight, and a choice changes no width. `children`: in the place of all but the order. */
export function RankBar({ query, view, children }: { query: ProductQuery; view: ListView; children?: ReactNode }) {
  return (
    <div className="c-rank">
      <ul className="c-rank__sorts" aria-label="排序">
        {SORTS.map(({ sort, label }) => {
          const isCurrent = sort === query.sort;
          return (
            <li key={sort}>
              <Anchor className="c-rank__sort" href={productHref(withSort(query, sort))} aria-current={isCurrent ? 'true' : undefined}>
                {label}
                {sort !== '' && <Icon name={isCurrent && query.order === 'asc' ? 'chevron-up' : 'chevron-down'} size={16} />}
                {isCurrent && sort !== '' && <span className="p-hidden">{query.order === 'desc' ? '降序' : '升序'}</span>}
              </Anchor>
            </li>
          );
        })}
      </ul>
      {children ?? <GoodsChoices query={query} view={view} />}
    </div>
  );
}

const GoodsChoices = ({ query, view }: { query: ProductQuery; view: ListView }) => (
  <>
    <ChoiceLinks
      label="产品状态"
      quietLabel
      choices={STATUS_WORDS.map(({ status, label }) => ({
        key: status,
        label,
        href: productHref(withStatus(query, status)),
        chosen: status === query.status,
      }))}
    />
    <Anchor className="c-check" href={productHref(withStockOnly(query, !query.stockOnly))} aria-current={query.stockOnly ? 'true' : undefined}>
      <TickBox ticked={query.stockOnly} />
      仅看有货
    </Anchor>
    <ul className="c-views" aria-label="显示方式">
      {VIEWS.map(({ view: one, icon, label }) => (
        <li key={one}>
          <Anchor className="c-views__link" href={productHref(query, one)} aria-current={one === view ? 'true' : undefined} aria-label={label} title={label}>
            <Icon name={icon} />
          </Anchor>
        </li>
      ))}
    </ul>
  </>
);
