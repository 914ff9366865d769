import type { DesignLine } from '@portal/contract/design-order';
import { lineModelOf } from '@portal/engines/goods';
import { lossOf, totalsWithFees } from '@portal/engines/pricing';
import { Button, Checkbox, Dialog, Field, Input, Money, Notice, RadioGroup, Table, type Column } from '@portal/ui';
import { figureText, formatPercent, formatYuan, yuanDigits } from '@portal/units';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { RoundingRule } from '../../lines/components/rounding-rule.tsx';
import {
  costTotal,
  isFixed,
  marginAt,
  planTarget,
  roundTargets,
  type TargetDraft,
  type TargetList,
  type TargetMargin,
  type TargetPlan,
} from '../model/target-plan.ts';
import './target-dialog.css';

interface TargetDialogProps extends TargetList {
  /** Above all: what is to be known before prices are changed. */
  note?: ReactNode;
  isBusy?: boolean;
  onClose: () => void;
  /** Lines at the prices that come to the total, in the order given. */
  onApply: (lines: DesignLine[], total: number) => void;
}

/** A total is aimed at: what becomes of every line is seen before it is done (PRICE-19 to PRICE-21). */
export function TargetDialog({ lines, fees, place, isCostKnown, note, isBusy = false, onClose, onApply }: TargetDialogProps) {
  const [draft, setDraft] = useState<TargetDraft>({ by: 'total', text: '', basis: 'current', floor: '', locked: new Set() });
  const [isTold, setIsTold] = useState(false);
  const asked = useDeferredValue(draft);
  const plan = useMemo(() => planTarget({ lines, fees, place, isCostKnown }, asked), [lines, fees, place, isCostKnown, asked]);
  const lowest = useMemo(() => costTotal({ lines, fees, place, isCostKnown }, asked), [lines, fees, place, isCostKnown, asked]);
  const before = useMemo(() => totalsWithFees(lines, fees), [lines, fees]);
  const marginBefore = useMemo(() => marginAt({ isCostKnown }, lines), [isCostKnown, lines]);
  const { basis, floor, locked } = asked;
  const roundTotals = useMemo(
    () => roundTargets({ lines, fees, place, isCostKnown }, { basis, floor, locked }),
    [lines, fees, place, isCostKnown, basis, floor, locked],
  );
  const change = (part: Partial<TargetDraft>) => {
    setDraft({ ...draft, ...part });
    setIsTold(false);
  };
  const aim = (total: number) => change({ by: 'total', text: yuanDigits(total) });
  const lock = (skuNo: string, isLocked: boolean) => {
    const next = new Set(draft.locked);
    if (isLocked) next.add(skuNo);
    else next.delete(skuNo);
    change({ locked: next });
  };
  const apply = () => {
    if (plan.kind === 'hit') onApply(plan.lines, plan.total);
    else setIsTold(true);
  };
  const faultAt = (field: 'text' | 'floor') => (plan.kind === 'wrong' && plan.field === field ? plan.words : null);
  const missing = plan.kind === 'empty' && isTold ? (draft.by === 'total' ? '请输入目标总价' : '请输入总折扣') : null;
  const loss = plan.kind === 'hit' && isCostKnown ? lossOf(plan.lines) : null;
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title="整单调价"
      dismissable={!isBusy}
      actions={<WhyNot plan={plan} onAim={aim} />}
      action={{
        label: plan.kind === 'hit' ? `调整为 ${formatYuan(plan.total).text}` : '应用调价',
        onAct: apply,
        busy: isBusy,
        disabled: plan.kind !== 'hit' && plan.kind !== 'empty',
      }}
    >
      {note}
      <form
        className="tt-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <div className="tt-dialog__ask">
          <RadioGroup
            legend="调整到"
            name="target-by"
            segmented
            value={draft.by}
            onChange={(by) => change({ by: by as TargetDraft['by'], text: '' })}
            options={[
              { value: 'total', label: '目标总价' },
              { value: 'rate', label: '总折扣' },
            ]}
          />
          <Field
            label={draft.by === 'total' ? '目标总价' : '总折扣'}
            error={missing ?? faultAt('text')}
            hint={draft.by === 'rate' ? '按产品原价合计，8.8 折即 88%' : lowestWords(lowest, loss?.count ?? 0)}
          >
            <Input
              figure
              before={draft.by === 'total' ? '¥' : undefined}
              after={draft.by === 'rate' ? '折' : undefined}
              inputMode="decimal"
              autoComplete="off"
              value={draft.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          </Field>
          <RadioGroup
            legend="怎样分摊"
            name="target-basis"
            segmented
            value={draft.basis}
            onChange={(basis) => change({ basis: basis as TargetDraft['basis'] })}
            options={[
              { value: 'current', label: '按现有折扣同比' },
              { value: 'price', label: '统一折扣率' },
            ]}
          />
          {isCostKnown && (
            <Field label="毛利率下限" hint="选填，未锁定的每一行都不低于它" error={faultAt('floor')}>
              <Input figure after="%" inputMode="decimal" autoComplete="off" value={draft.floor} onChange={(event) => change({ floor: event.target.value })} />
            </Field>
          )}
        </div>
        {roundTotals.length > 0 && (
          <div className="tt-dialog__round">
            <span className="p-small">凑整</span>
            {roundTotals.map(({ label, total }) => (
              <Button key={label} size="small" onClick={() => aim(total)}>
                {label} {formatYuan(total).text}
              </Button>
            ))}
          </div>
        )}
        <button type="submit" hidden>
          应用调价
        </button>
      </form>
      <div className="tt-dialog__sum" aria-live="polite">
        <span>
          当前总价 <Money yuan={before.amount} /> <MarginWords margin={marginBefore} />
        </span>
        {plan.kind === 'hit' && (
          <>
            <span>
              调整后 <Money yuan={plan.total} size="large" /> <MarginWords margin={marginAt({ isCostKnown }, plan.lines)} />
            </span>
            <span className="p-small">
              相差 <Money yuan={plan.byAmount} size="small" />
            </span>
          </>
        )}
        {marginBefore !== null && (
          <span className="p-small tt-dialog__inside">
            毛利{fees.length > 0 && '不含费用，'}仅自己可见{marginBefore.uncosted > 0 && `，不含 ${marginBefore.uncosted} 种没有客户价的产品`}
          </span>
        )}
      </div>
      {loss !== null && loss.count > 0 && (
        <Notice
          tone="warning"
          action={
            lowest !== null && (
              <Button
                size="small"
                onClick={() => change({ by: 'total', floor: '0', text: yuanDigits(Math.max(lowest, plan.kind === 'hit' ? plan.total : 0)) })}
              >
                都不低于成本
              </Button>
            )
          }
        >
          {loss.count} 种产品将低于成本，共低 <Money yuan={loss.amount} size="small" />
        </Notice>
      )}
      <TargetLines lines={lines} after={plan.kind === 'hit' ? plan.lines : null} locked={draft.locked} onLock={lock} />
      <RoundingRule />
    </Dialog>
  );
}

/** Beside the button that cannot be pressed: why, and the nearest totals that can be had. */
function WhyNot({ plan, onAim }: { plan: TargetPlan; onAim: (total: number) => void }) {
  if (plan.kind === 'hit' || plan.kind === 'empty') return null;
  const nearest = plan.kind === 'impossible' ? [plan.below, plan.above].filter((total) => total !== null) : [];
  return (
    <output className="tt-dialog__why">
      <span>
        {plan.words}
        {nearest.length > 0 && '，最接近的总价是'}
      </span>
      {nearest.map((total) => (
        <Button key={total} size="small" onClick={() => onAim(total)}>
          改为 {formatYuan(total).text}
        </Button>
      ))}
    </output>
  );
}

/** Beside a total, what is kept of it; nothing for whoever sees no cost. */
function MarginWords({ margin }: { margin: TargetMargin | null }) {
  if (margin === null) return null;
  return (
    <span className="p-small">
      毛利 <Money yuan={margin.margin} size="small" />
      {margin.share !== null && `，毛利率 ${formatPercent(margin.share)}`}
    </span>
  );
}

/** At the field, where it is read while it is typed. */
const lowestWords = (lowest: number | null, losing: number): string | undefined =>
  lowest === null ? undefined : `${losing > 0 ? `${losing} 种将低于成本；` : ''}不低于成本的最低总价 ${formatYuan(lowest).text}`;

interface TargetLinesProps {
  lines: readonly DesignLine[];
  /** The same lines at their new prices; null: there are none. */
  after: readonly DesignLine[] | null;
  locked: ReadonlySet<string>;
  onLock: (skuNo: string, isLocked: boolean) => void;
}

function TargetLines({ lines, after, locked, onLock }: TargetLinesProps) {
  const afterOf = (index: number, line: DesignLine): DesignLine => after?.[index] ?? line;
  const columns: Column<DesignLine>[] = [
    {
      key: 'lock',
      head: '锁定',
      kind: 'choice',
      width: 64,
      render: (line) => (
        <Checkbox
          aria-label={`锁定 ${line.productName} ${line.productModel}`}
          checked={locked.has(line.skuNo) || isFixed(line)}
          disabled={isFixed(line)}
          onChange={(event) => onLock(line.skuNo, event.target.checked)}
        />
      ),
    },
    {
      key: 'product',
      head: '产品',
      phone: 'title',
      render: (line) => (
        <span className="tt-product">
          {line.productName}
          <span className="p-small">{lineModelOf(line)}</span>
        </span>
      ),
    },
    { key: 'quantity', head: '数量', kind: 'figure', render: ({ quantity, unit }) => `${figureText(quantity)} ${unit}` },
    {
      key: 'rate',
      head: '折扣率',
      kind: 'figure',
      render: (line, index) => <FromTo from={formatPercent(line.rate)} to={formatPercent(afterOf(index, line).rate)} />,
    },
    {
      key: 'ratePrice',
      head: '折后价',
      kind: 'figure',
      render: (line, index) => <FromTo from={priceWords(line.ratePrice)} to={priceWords(afterOf(index, line).ratePrice)} />,
    },
    { key: 'amount', head: '小计', kind: 'figure', render: (line, index) => <Money yuan={afterOf(index, line).amount} /> },
  ];
  return <Table caption="每一行的变化" contained columns={columns} rows={lines} rowKey={(line) => line.skuNo} />;
}

const priceWords = (yuan: number | null): string => (yuan === null ? '暂无价格' : formatYuan(yuan).text);

function FromTo({ from, to }: { from: string; to: string }) {
  if (from === to) return <span className="tt-same">{from}</span>;
  return (
    <span className="tt-change">
      <span className="tt-change__from">{from}</span> → <b>{to}</b>
    </span>
  );
}
