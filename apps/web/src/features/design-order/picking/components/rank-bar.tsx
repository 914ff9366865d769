import { Anchor, Icon, TickBox } from '@portal/ui';
import { pickingHref, shownSort, withChange, withSort, type PickingQuery, type PickingSort } from '../model/picking-query.ts';
import './rank-bar.css';

const SORTS: readonly { sort: PickingSort; label: string }[] = [
  { sort: '', label: '综合' },
  { sort: 'gmtListed', label: '上架时间' },
  { sort: 'sumNo', label: '使用次数' },
  { sort: 'price', label: '价格' },
];
export const STATUSES: readonly { status: PickingQuery['status']; label: string }[] = [
  { status: '-1', label: '全部' },
  { status: '2', label: '热门' },
  { status: '1', label: '新品' },
  { status: '4', label: '推荐' },
];

/** Order and status of the products; each choice is an address (PICK-5, GOODS-5). */
export function RankBar({ query }: { query: PickingQuery }) {
  const shown = shownSort(query);
  // used before has an order of its own: there is none to go back to
  const sorts = query.tab === 'common' ? SORTS.filter(({ sort }) => sort !== '') : SORTS;
  return (
    <div className="do-rank">
      <ul className="p-rank" aria-label="排序">
        {sorts.map(({ sort, label }) => {
          const isCurrent = shown.sort === sort;
          const direction = shown.order === 'desc' ? '从高到低' : '从低到高';
          return (
            <li key={sort}>
              <Anchor
                className="p-rank__link"
                href={pickingHref(withSort(query, sort))}
                aria-current={isCurrent ? 'true' : undefined}
                aria-label={isCurrent && sort !== '' ? `${label}，${direction}，点击切换` : undefined}
              >
                {label}
                {sort !== '' && (
                  <span className="do-rank__arrow">{isCurrent && <Icon name={shown.order === 'desc' ? 'chevron-down' : 'chevron-up'} size={16} />}</span>
                )}
              </Anchor>
            </li>
          );
        })}
      </ul>
      <ul className="p-rank do-rank__statuses" aria-label="产品状态">
        {STATUSES.map(({ status, label }) => (
          <li key={status}>
            <Anchor
              className="p-rank__link p-rank__link--pill"
              href={pickingHref(withChange(query, { status }))}
              aria-current={query.status === status ? 'true' : undefined}
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
      <Anchor
        className="p-rank__link do-rank__stock"
        href={pickingHref(withChange(query, { inStockOnly: !query.inStockOnly }))}
        aria-current={query.inStockOnly ? 'true' : undefined}
      >
        <TickBox ticked={query.inStockOnly} />
        仅看有货
      </Anchor>
    </div>
  );
}
