import { privateProductCopy as copy } from '@portal/contract/private-product';
import { Button, Dialog, ErrorState, Field, Input, Notice, Select, Table, TableSkeleton, type Column } from '@portal/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { showFaults } from '@portal/ui/show-faults';
import { sendWorksheet } from '../api.ts';
import { rowFaultsOf, rowsSheet, sentFaultsOf, type OwnRow, type WrittenRow } from '../model/own-rows.ts';
import type { ProductFaults } from '../model/typed-product.ts';
import { CategoryOptions } from './category-options.tsx';
import { useFormChoices } from './use-form-choices.ts';
import './rows-dialog.css';

export interface RowsDialogProps {
  rows: readonly OwnRow[];
  onClose(): void;
  /** All of them are products of one's own now. */
  onSaved(rows: readonly OwnRow[]): void;
}

/** 其他 */
const OTHER = '0';

/** Rows of a sheet become products of one's own, all or none: what the sheet says stands there, what it leaves out is filled in for all at once (PRIVATE-14). */
export function RowsDialog({ rows: given, onClose, onSaved }: RowsDialogProps) {
  const { choices, failed, retry } = useFormChoices(null);
  const [rows, setRows] = useState<readonly WrittenRow[]>(() => given.map((row) => ({ ...row, category: OTHER })));
  const [brand, setBrand] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const [sent, setSent] = useState<ReadonlyMap<number, ProductFaults> | null>(null);
  const [notice, setNotice] = useState<ReactNode>();
  const [isBusy, setIsBusy] = useState(false);
  const asked = useRef<AbortController>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const whole = rows.map((row) => (row.brandName.trim() === '' ? { ...row, brandName: brand } : row));
  const judged = isJudged ? rowFaultsOf(whole, copy) : null;
  const faultsOfRow = (number: number): ProductFaults => ({ ...sent?.get(number), ...judged?.get(number) });
  const change = (number: number, typed: Partial<WrittenRow>) => {
    setSent(null);
    setRows((now) => now.map((row) => (row.number === number ? { ...row, ...typed } : row)));
  };
  const show = (tell: () => void) => showFaults(form.current?.querySelector('tbody'), tell);
  const save = async () => {
    setNotice(undefined);
    show(() => setIsJudged(true));
    if (!choices || rowFaultsOf(whole, copy).size > 0) return;
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    const file = new File([rowsSheet(whole, choices.categories)], '粘贴的产品.csv', { type: 'text/csv' });
    setIsBusy(true);
    try {
      const tried = await sendWorksheet(file, { way: 'try', signal });
      if (tried.faultCount > 0) {
        show(() => setSent(sentFaultsOf(whole, tried.faults)));
      } else if (tried.changed > 0) setNotice(copy.rowsPresent(tried.changed));
      else if ((await sendWorksheet(file, { way: 'take', signal })).isDone) return onSaved(whole);
    } catch (failure) {
      if (!signal.aborted) setNotice(failureWords(failure));
    } finally {
      setIsBusy(false);
    }
  };
  const text = (field: 'spuName' | 'modelRemark' | 'brandName' | 'unit' | 'price', label: string) => (row: WrittenRow) => (
    <Cell fault={faultsOfRow(row.number)[field]}>
      <Input
        size="small"
        aria-label={`第 ${row.number} 行的${label}`}
        aria-invalid={faultsOfRow(row.number)[field] ? true : undefined}
        autoComplete="off"
        placeholder={field === 'brandName' ? brand : undefined}
        value={row[field]}
        {...(field === 'price' ? { figure: true, inputMode: 'decimal' } : { maxLength: 200 })}
        onChange={({ target }) => change(row.number, { [field]: target.value })}
      />
    </Cell>
  );
  const columns: Column<WrittenRow>[] = [
    { key: 'number', head: '行', width: 48, phone: 'hidden', render: ({ number }) => number },
    { key: 'name', head: '产品名称', render: text('spuName', '产品名称') },
    { key: 'model', head: '型号', width: 152, render: text('modelRemark', '型号') },
    { key: 'brand', head: '品牌', width: 128, render: text('brandName', '品牌') },
    {
      key: 'category',
      head: '产品分类',
      width: 160,
      render: (row) => (
        <Cell fault={faultsOfRow(row.number)['categoryValueSelect']}>
          <Select
            size="small"
            aria-label={`第 ${row.number} 行的产品分类`}
            value={row.category}
            onChange={({ target }) => change(row.number, { category: target.value })}
          >
            <CategoryOptions categories={choices?.categories ?? []} />
          </Select>
        </Cell>
      ),
    },
    { key: 'price', head: '产品单价', width: 128, render: text('price', '产品单价') },
    { key: 'unit', head: '单位', width: 80, render: text('unit', '单位') },
  ];
  const shared = new Set(rows.map(({ category }) => category));
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title="存为自定义产品"
      dismissable={false}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" busy={isBusy} disabled={choices === undefined} onClick={() => void save()}>
            新建 {rows.length} 个自定义产品
          </Button>
        </>
      }
    >
      {failed !== undefined && <ErrorState title={failed} actions={<Button onClick={retry}>重试</Button>} />}
      {failed === undefined && choices === undefined && <TableSkeleton />}
      {choices && (
        <div ref={form} className="pp-rows">
          <div className="pp-rows__all">
            <Field label="全部行的产品分类">
              <Select
                value={shared.size === 1 ? rows[0]?.category : ''}
                onChange={({ target }) => setRows((now) => now.map((row) => ({ ...row, category: target.value })))}
              >
                {shared.size > 1 && <option value="">各行不同</option>}
                <CategoryOptions categories={choices.categories} />
              </Select>
            </Field>
            <Field label="没有写品牌的行，品牌为">
              <Input value={brand} autoComplete="off" placeholder="填品牌" maxLength={60} onChange={({ target }) => setBrand(target.value)} />
            </Field>
          </div>
          {notice && <Notice tone="error">{notice}</Notice>}
          {judged !== null && judged.size > 0 && <Notice tone="error">{judged.size} 行还没有填好</Notice>}
          <Table caption="要新建的自定义产品" columns={columns} rows={rows} rowKey={({ number }) => number} />
        </div>
      )}
    </Dialog>
  );
}

/** A box of the table and what is wrong with it. */
function Cell({ fault, children }: { fault: string | undefined; children: ReactNode }) {
  return (
    <span className="pp-rows__cell">
      {children}
      {fault && <span className="pp-rows__fault">{fault}</span>}
    </span>
  );
}
