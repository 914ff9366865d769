import { Anchor, Button, ButtonLink } from '@portal/ui';
import { useState } from 'react';
import { FORM_PATH, ImportDialog, privateProductsAddress } from '../../../private-product/index.ts';
import { exportPrivateHref, pickingHref, withChange, withSort, type PickingQuery } from '../model/picking-query.ts';
import './private-bar.css';

const SORTS = [
  ['', '综合'],
  ['gmtListed', '上架时间'],
  ['sumNo', '使用次数'],
  ['price', '价格'],
] as const;
const SOURCES = [
  ['', '全部'],
  ['1', '进销存系统'],
  ['0', '私有'],
] as const;

/** Order and source of products of one's own, and what is done with them as a whole (PICK-1, PRIVATE-5, PRIVATE-6). */
export function PrivateBar({ query, onImported }: { query: PickingQuery; onImported: (words: string) => void }) {
  const [isImporting, setImporting] = useState(false);
  return (
    <div className="do-own">
      <ul className="p-rank" aria-label="排序">
        {SORTS.map(([sort, label]) => (
          <li key={sort}>
            <Anchor className="p-rank__link" href={pickingHref(withSort(query, sort))} aria-current={query.sort === sort ? 'true' : undefined}>
              {label}
              {sort !== '' && query.sort === sort && (query.order === 'desc' ? ' ↓' : ' ↑')}
            </Anchor>
          </li>
        ))}
      </ul>
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
      <span className="do-own__actions">
        <ButtonLink size="small" icon="plus" href={FORM_PATH}>
          新建
        </ButtonLink>
        <Button size="small" onClick={() => setImporting(true)}>
          批量导入
        </Button>
        <a className="p-button p-button--secondary p-button--small" href={exportPrivateHref(query)} download>
          导出
        </a>
        <ButtonLink size="small" href={privateProductsAddress.path}>
          批量删除与管理
        </ButtonLink>
      </span>
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
