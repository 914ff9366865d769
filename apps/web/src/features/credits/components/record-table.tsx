import { creditsKindNames, type CreditsRecord } from '@portal/contract/credits';
import { Table, type Column } from '@portal/ui';
import { figureText, formatDateTime } from '@portal/units';
import { Points } from './points.tsx';

const COLUMNS: Column<CreditsRecord>[] = [
  { key: 'words', head: '说明', phone: 'title', render: ({ words, kind }) => words || creditsKindNames[kind] },
  { key: 'kind', head: '类型', width: 140, render: ({ kind }) => creditsKindNames[kind] },
  { key: 'points', head: '变动', kind: 'figure', width: 140, render: ({ points }) => <Points points={points} signed /> },
  { key: 'balance', head: '变动后', kind: 'figure', width: 140, render: ({ balanceAfter }) => figureText(balanceAfter) },
  { key: 'at', head: '时间', width: 160, render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
];

/** Every movement, the newest first. */
export const RecordTable = ({ records }: { records: readonly CreditsRecord[] }) => (
  <Table caption="积分明细" columns={COLUMNS} rows={records} rowKey={({ id }) => id} />
);
