import { Anchor, Icon } from '@portal/ui';
import { pickingHref, shownSort, withSort, type PickingQuery, type PickingSort } from '../model/picking-query.ts';
import './sort-links.css';

const SORTS: readonly { sort: PickingSort; label: string }[] = [
  { sort: '', label: '综合' },
  { sort: 'gmtListed', label: '上架时间' },
  { sort: 'sumNo', label: '使用次数' },
  { sort: 'price', label: '价格' },
];

/** The orders products can stand in, the same on every tab; each is an address, a second press turns it round (PICK-5). */
export function SortLinks({ query }: { query: PickingQuery }) {
  const shown = shownSort(query);
  // used before has an order of its own: there is none to go back to
  const sorts = query.tab === 'common' ? SORTS.filter(({ sort }) => sort !== '') : SORTS;
  return (
    <ul className="p-rank" aria-label="排序">
      {sorts.map(({ sort, label }) => {
        const isCurrent = shown.sort === sort;
        const direction = shown.order === 'desc' ? '降序' : '升序';
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
                <span className="do-sort__arrow">{isCurrent && <Icon name={shown.order === 'desc' ? 'chevron-down' : 'chevron-up'} size={16} />}</span>
              )}
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
