import { Anchor, Button, ButtonLink } from '@portal/ui';
import { useState, type ComponentProps } from 'react';
import { useIsPhone } from '../../../../lib/browser/use-is-phone.ts';
import { ExportButton, formHref, ImportDialog, OwnFormLink, PrivateFilters, privateProductsAddress } from '../../../private-product/index.ts';
import { ActionMenu } from '../../lines/components/action-menu.tsx';
import { exportPrivateHref, pickingHref, withChange, type PickingQuery } from '../model/picking-query.ts';
import { SortLinks } from './sort-links.tsx';
import './private-bar.css';

const SOURCES = [
  ['', '全部'],
  ['1', '进销存系统'],
  ['0', '私有'],
] as const;

interface PrivateBarProps extends Pick<ComponentProps<typeof PrivateFilters>, 'categories' | 'brands'> {
  query: PickingQuery;
  /** False of private-role accounts: nothing that makes, changes or takes out any is shown. */
  mayKeepOwn: boolean;
  /** How many are ticked. */
  chosenCount: number;
  onDelete(): void;
  onImported(words: string): void;
}

/** Order and source of products of one's own, and what is done with them as a whole (PICK-1, PRIVATE-5, PRIVATE-6). */
export function PrivateBar({ query, mayKeepOwn, categories, brands, chosenCount, onDelete, onImported }: PrivateBarProps) {
  const [isImporting, setImporting] = useState(false);
  const isPhone = useIsPhone();
  // while a line is replaced its rows are chosen for that, and not ticked
  const mayDelete = query.replace === null;
  const deleteWords = `批量删除${chosenCount > 0 ? ` ${chosenCount}` : ''}`;
  return (
    <div className="do-own">
      <SortLinks query={query} />
      <ul className="p-rank" aria-label="产品来源">
        {SOURCES.map(([source, label]) => (
          <li key={source}>
            <Anchor
              className="p-rank__link p-rank__link--pill"
              href={pickingHref(withChange(query, { source }))}
              aria-current={query.source === source ? 'true' : undefined}
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
      <PrivateFilters
        categories={categories}
        brands={brands}
        category={query.ownCategory}
        brand={query.brand}
        isBesideTree
        hrefOf={(change) => pickingHref(withChange(query, 'category' in change ? { ownCategory: change.category } : change))}
      />
      {mayKeepOwn && (
        <span className="do-own__actions">
          <OwnFormLink size="small" icon="plus" href={formHref(null, pickingHref(query))}>
            新建
          </OwnFormLink>
          <ExportButton size="small" href={exportPrivateHref(query)} label="批量导出" />
          {isPhone ? (
            <ActionMenu label="批量与管理" align="end">
              <button type="button" data-closes="" onClick={() => setImporting(true)}>
                批量导入
              </button>
              {mayDelete && (
                <button type="button" data-closes="" onClick={onDelete}>
                  {deleteWords}
                </button>
              )}
              <Anchor href={privateProductsAddress.path} data-closes="">
                管理
              </Anchor>
            </ActionMenu>
          ) : (
            <>
              <Button size="small" onClick={() => setImporting(true)}>
                批量导入
              </Button>
              {mayDelete && (
                <Button size="small" onClick={onDelete}>
                  {deleteWords}
                </Button>
              )}
              <ButtonLink size="small" href={privateProductsAddress.path}>
                管理
              </ButtonLink>
            </>
          )}
        </span>
      )}
      {isImporting && (
        <ImportDialog
          onClose={() => setImporting(false)}
          onImported={(words) => {
            setImporting(false);
            onImported(words);
          }}
        />
      )}
    </div>
  );
}
