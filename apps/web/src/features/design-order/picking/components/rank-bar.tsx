import { Anchor, TickBox } from '@portal/ui';
import { pickingHref, withChange, type PickingQuery } from '../model/picking-query.ts';
import { SortLinks } from './sort-links.tsx';
import './rank-bar.css';

export const STATUSES: readonly { status: PickingQuery['status']; label: string }[] = [
  { status: '-1', label: '全部' },
  { status: '2', label: '热门' },
  { status: '1', label: '新品' },
  { status: '4', label: '推荐' },
];

/** Order and status of the products; each choice is an address (PICK-5, GOODS-5). */
export function RankBar({ query }: { query: PickingQuery }) {
  return (
    <div className="do-rank">
      <SortLinks query={query} />
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
