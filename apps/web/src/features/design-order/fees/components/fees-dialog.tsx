import { FEE_NAME_MAX, FEE_UNIT_MAX, FEES_MAX, feesCopy, type DesignLine, type FeeDraft } from '@portal/contract/design-order';
import { categoriesOf, totalsWithFees } from '@portal/engines/pricing';
import { Button, Dialog, Empty, Field, IconButton, Input, Money, Select } from '@portal/ui';
import { useRef, useState, type ReactNode } from 'react';
import { showFaults } from '@portal/ui/show-faults';
import { RoundingRule } from '../../lines/components/rounding-rule.tsx';
import {
  amountsOf,
  FEE_PRESETS,
  isShare as isShareKind,
  KIND_NAMES,
  openedRows,
  presetFor,
  readFee,
  type FeeFaults,
  type FeeKind,
  type FeeRow,
} from '../model/fee-form.ts';
import './fees-dialog.css';

interface FeesDialogProps {
  lines: readonly DesignLine[];
  fees: readonly FeeDraft[];
  /** Opens with construction begun. */
  addsConstruction?: boolean;
  /** Above the fees: what is to be known before they are changed. */
  note?: ReactNode;
  isBusy?: boolean;
  /** What another page has saved meanwhile, for the fees written here; with it saving means saving over that. */
  conflictWith?: ((mine: readonly FeeDraft[]) => ReactNode) | null;
  onClose: () => void;
  onSave: (fees: FeeDraft[]) => void;
}

/** All fees of an order on one sheet, with what each comes to while it is typed (PRICE-22). */
export function FeesDialog({ lines, fees, addsConstruction = false, note, isBusy = false, conflictWith = null, onClose, onSave }: FeesDialogProps) {
  const [rows, setRows] = useState<FeeRow[]>(() => openedRows(fees, lines, addsConstruction));
  const [faults, setFaults] = useState<ReadonlyMap<number, FeeFaults>>(new Map());
  const nextKey = useRef(rows.length);
  const list = useRef<HTMLOListElement>(null);
  const amounts = amountsOf(rows, lines);
  const readable = rows.flatMap((row) => {
    const read = readFee(row);
    return 'fee' in read ? [read.fee] : [];
  });
  const totals = totalsWithFees(lines, readable);
  const add = (preset: Omit<FeeRow, 'key'>) => {
    setRows([...rows, { ...preset, key: nextKey.current++ }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  const change = (key: number, part: Partial<FeeRow>) => {
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
    setFaults(new Map([...faults].filter(([faulty]) => faulty !== key)));
  };
  const submit = () => {
    if (isBusy) return;
    const found = rows.flatMap((row) => {
      const read = readFee(row);
      return 'faults' in read ? [[row.key, read.faults] as const] : [];
    });
    showFaults(list.current, () => setFaults(new Map(found)));
    if (found.length === 0) onSave(readable);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title="配单费用"
      dismissable={!isBusy}
      action={{ label: conflictWith === null ? `保存 ${rows.length} 项费用` : `以本页为准，保存 ${rows.length} 项费用`, onAct: submit, busy: isBusy }}
    >
      {note}
      {conflictWith?.(readable)}
      <div className="fe-presets">
        <span className="p-small">添加</span>
        {FEE_PRESETS.map((preset) => (
          <Button key={preset.name} size="small" icon="plus" disabled={rows.length >= FEES_MAX} onClick={() => add(presetFor(preset, lines))}>
            {preset.name}
          </Button>
        ))}
        <Button
          size="small"
          icon="plus"
          disabled={rows.length >= FEES_MAX}
          onClick={() => add({ name: '', unit: '项', kind: 'fixed', figure: '', quantity: '1', category: '' })}
        >
          其他费用
        </Button>
        {rows.length >= FEES_MAX && <span className="p-small">{feesCopy.tooMany}</span>}
      </div>
      {rows.length === 0 && <Empty drawing="box" text="还没有费用，可从上面添加安装、施工、运输等费用" />}
      <ol className="fe-list" ref={list}>
        {rows.map((row, index) => (
          <FeeFields
            key={row.key}
            row={row}
            lines={lines}
            amount={amounts[index] ?? null}
            baseHint={hintOf(row.kind, rows)}
            faults={faults.get(row.key) ?? {}}
            onChange={(part) => change(row.key, part)}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ol>
      <p className="fe-sum" aria-live="polite">
        <span>
          产品小计 <Money yuan={totals.goodsAmount} size="small" />
        </span>
        <span>
          费用小计 <Money yuan={totals.feesAmount} size="small" />
        </span>
        <span>
          总价 <Money yuan={totals.amount} size="large" />
        </span>
      </p>
      <RoundingRule />
    </Dialog>
  );
}

function hintOf(kind: FeeKind, rows: readonly FeeRow[]): string | undefined {
  if (kind === 'percent') return feesCopy.ofGoods;
  if (kind !== 'percentOfAll') return undefined;
  return rows.filter((row) => row.kind === kind).length > 1 ? feesCopy.ofAllApart : feesCopy.ofAll;
}

interface FeeFieldsProps {
  row: FeeRow;
  lines: readonly DesignLine[];
  amount: number | null;
  /** What a share is of. */
  baseHint: string | undefined;
  faults: FeeFaults;
  onChange: (part: Partial<FeeRow>) => void;
  onRemove: () => void;
}

function FeeFields({ row, lines, amount, baseHint, faults, onChange, onRemove }: FeeFieldsProps) {
  const isShare = isShareKind(row.kind);
  const named = row.name === '' ? '费用' : row.name;
  return (
    <li className="fe-row">
      <Field label="名称" error={faults.name}>
        <Input autoComplete="off" maxLength={FEE_NAME_MAX} value={row.name} onChange={(event) => onChange({ name: event.target.value })} />
      </Field>
      <Field label="计算方式" hint={baseHint}>
        <Select value={row.kind} onChange={(event) => onChange({ kind: event.target.value as FeeKind })}>
          {Object.entries(KIND_NAMES).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={isShare ? '比例' : '单价'} error={faults.figure}>
        <Input
          figure
          before={isShare ? undefined : '¥'}
          after={isShare ? '%' : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={row.figure}
          onChange={(event) => onChange({ figure: event.target.value })}
        />
      </Field>
      {row.kind === 'fixed' && (
        <Field label="数量" error={faults.quantity}>
          <Input figure inputMode="decimal" autoComplete="off" value={row.quantity} onChange={(event) => onChange({ quantity: event.target.value })} />
        </Field>
      )}
      {row.kind === 'perPiece' && (
        <Field label="计件产品">
          <Select value={row.category} onChange={(event) => onChange({ category: event.target.value })}>
            <option value="">全部产品</option>
            {[...new Set([...categoriesOf(lines), ...(row.category === '' ? [] : [row.category])])].map((category) => (
              <option key={category} value={category}>
                {category}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="fe-row__unit">
        <Field label="单位" error={faults.unit}>
          <Input autoComplete="off" maxLength={FEE_UNIT_MAX} value={row.unit} onChange={(event) => onChange({ unit: event.target.value })} />
        </Field>
      </div>
      <span className="fe-row__amount">
        <span className="p-small">金额</span>
        <Money yuan={amount} absent="—" />
      </span>
      <IconButton name="trash" label={`删除：${named}`} onClick={onRemove} />
    </li>
  );
}
