import { HEAD_FIELD_NAMES, type DesignOrder, type OrderVersion, type VersionDiff, type VersionLine } from '@portal/contract/design-order';
import { lineModelOf } from '@portal/engines/goods';
import { diffSummary } from '@portal/engines/pricing';
import { Button, Empty, ErrorState, Field, Money, Select, Table, TableSkeleton, Tag, type Column, type Tone } from '@portal/ui';
import { figureText, formatDateTime } from '@portal/units';
import { useQuery } from '@tanstack/react-query';
import { failureWords } from '../../../../lib/calls/failure-words.tsx';
import { usePriceLabel } from '../../../../lib/words/price-label.ts';
import { comparisonQuery } from '../api.ts';
import { DIFF_KINDS, diffRows, type DiffRow } from '../model/diff-rows.ts';
import { Difference } from './difference.tsx';
import './comparison.css';

export interface Sides {
  before: string;
  after: string;
}

interface ComparisonProps {
  order: DesignOrder;
  versions: readonly OrderVersion[];
  sides: Sides;
  onChoose: (sides: Sides) => void;
}

const TONES = { added: 'success', removed: 'danger', changed: 'warning', moved: 'neutral' } as const satisfies Record<DiffRow['kind'], Tone>;

/** Two versions, or one and the order as it is: what is new, gone and changed, in words and in money. */
export function Comparison({ order, versions, sides, onChoose }: ComparisonProps) {
  const { data, error, isFetching, refetch } = useQuery(comparisonQuery(order.id, { ...sides, gmtModified: order.gmtModified }));
  const choices = (
    <>
      <option value="now">当前配单</option>
      {versions.map(({ id, name, gmtCreate }) => (
        <option key={id} value={id}>
          {name}（{formatDateTime(gmtCreate)}）
        </option>
      ))}
    </>
  );
  return (
    <div className="vr-comparison">
      <div className="vr-comparison__sides">
        <Field label="对比版本">
          <Select value={sides.before} onChange={(event) => onChoose({ ...sides, before: event.target.value })}>
            {choices}
          </Select>
        </Field>
        <Field label="与">
          <Select value={sides.after} onChange={(event) => onChoose({ ...sides, after: event.target.value })}>
            {choices}
          </Select>
        </Field>
      </div>
      {data === undefined && error === null && <TableSkeleton rows={4} columns={4} />}
      {data === undefined && error !== null && (
        <ErrorState
          title="对比没有加载成功"
          safe={failureWords(error)}
          actions={
            <Button busy={isFetching} onClick={() => void refetch()}>
              重试
            </Button>
          }
        />
      )}
      {data !== undefined && <Found diff={data} />}
    </div>
  );
}

function Found({ diff }: { diff: VersionDiff }) {
  const rows = diffRows(diff, usePriceLabel());
  const summary = diffSummary({ ...diff, moved: diff.moved.map(({ skuNo }) => skuNo), head: diff.head });
  if (rows.length === 0 && diff.head.length === 0) return <Empty drawing="list" text="两个版本内容相同" />;
  return (
    <>
      <p className="vr-comparison__sum" aria-live="polite">
        {summary}
        <span>
          <Money yuan={diff.before.amount} /> → <Money yuan={diff.after.amount} />
          （<Difference yuan={diff.byAmount} none="总价不变" />）
        </span>
      </p>
      {rows.length > 0 && (
        <Table
          caption="产品差异"
          columns={columnsOf(diff)}
          rows={rows}
          rowKey={({ line }) => line.skuNo}
          rowProps={({ kind }) => ({ className: `vr-row vr-row--${kind}` })}
        />
      )}
      {diff.head.length > 0 && <HeadChanges diff={diff} />}
    </>
  );
}

const columnsOf = ({ before, after }: VersionDiff): Column<DiffRow>[] => [
  {
    key: 'product',
    head: '产品',
    phone: 'title',
    render: ({ kind, line, words }) => (
      <span className="vr-product">
        <span>
          <Tag tone={TONES[kind]}>{DIFF_KINDS[kind]}</Tag> {line.productName}
        </span>
        <span className="p-small">{[line.brandName, lineModelOf(line)].filter(Boolean).join(' ')}</span>
        {words.map((said) => (
          <span key={said} className="p-small vr-product__words">
            {said}
          </span>
        ))}
      </span>
    ),
  },
  { key: 'before', head: before.name, kind: 'figure', label: '对比版本', render: (row) => <Figures line={row.before} /> },
  { key: 'after', head: after.name, kind: 'figure', label: '与', render: (row) => <Figures line={row.after} /> },
  { key: 'by', head: '小计差额', kind: 'figure', render: ({ byAmount }) => <Difference yuan={byAmount} none="—" /> },
];

function Figures({ line }: { line: VersionLine | null }) {
  if (line === null) return <>无</>;
  return (
    <span className="vr-figures">
      <span>
        <Money yuan={line.ratePrice} size="small" /> × {figureText(line.quantity)}
      </span>
      <Money yuan={line.amount} />
    </span>
  );
}

const factWords = (fact: VersionDiff['head'][number]['before']): string =>
  fact === null || fact === '' ? '（空）' : fact === true ? '是' : fact === false ? '否' : String(fact);

function HeadChanges({ diff }: { diff: VersionDiff }) {
  return (
    <Table
      caption="配单信息差异"
      columns={[
        { key: 'field', head: '配单信息', phone: 'title', render: ({ field }) => HEAD_FIELD_NAMES[field] ?? field },
        { key: 'before', head: diff.before.name, label: '对比版本', render: ({ before }) => factWords(before) },
        { key: 'after', head: diff.after.name, label: '与', render: ({ after }) => factWords(after) },
      ]}
      rows={diff.head}
      rowKey={({ field }) => field}
    />
  );
}
