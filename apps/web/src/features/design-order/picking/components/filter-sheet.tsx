import { figureText } from '@portal/units';
import type { AttributeFilter } from '@portal/contract/catalog';
import { Button, ButtonLink, ChoiceLinks, Dialog } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { ValueChoices } from '../../../catalog/index.ts';
import { choiceCount, pickingHref, withChange, withoutFilters, withValues, type PickingQuery } from '../model/picking-query.ts';
import { FilterWords } from './filter-words.tsx';
import { STATUSES } from './rank-bar.tsx';
import './filter-sheet.css';

interface FilterSheetProps {
  query: PickingQuery;
  filters: readonly AttributeFilter[];
  /** Products found; null while unknown. */
  count: number | null;
  /** The category tree. */
  children: ReactNode;
}

/** Where there is no room beside the table: all that narrows, a tap away. It opens on status and parameters; the categories come last. */
export function FilterSheet({ query, filters, count, children }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hrefOf = (change: Partial<PickingQuery>) => pickingHref(withChange(query, change));
  return (
    <div className="do-sheet-opener">
      <Button onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        <FilterWords count={choiceCount(query)} />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="筛选产品"
        width="medium"
        actions={
          <>
            <ButtonLink href={pickingHref(withoutFilters(query))}>全部清除</ButtonLink>
            <Button kind="primary" onClick={() => setIsOpen(false)}>
              {count === null ? '查看产品' : `查看 ${figureText(count)} 个产品`}
            </Button>
          </>
        }
      >
        <div className="do-filters">
          <ChoiceLinks
            label="状态"
            boxed
            choices={[
              ...STATUSES.map(({ status, label }) => ({ key: status, label, href: hrefOf({ status }), chosen: query.status === status })),
              { key: 'stock', label: '仅看有货', href: hrefOf({ inStockOnly: !query.inStockOnly }), chosen: query.inStockOnly },
            ]}
          />
          {filters.map((filter) => (
            <section key={filter.code} className="do-filters__group">
              <h3>{filter.attrName}</h3>
              <ValueChoices
                filter={filter}
                chosen={query.attributes[filter.code] ?? []}
                hrefOf={(values) => pickingHref(withValues(query, filter.code, values))}
              />
            </section>
          ))}
          <section className="do-filters__group">
            <h3>产品分类</h3>
            {children}
          </section>
        </div>
      </Dialog>
    </div>
  );
}
