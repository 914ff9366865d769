import { creditActNames, type CreditMovement } from '@portal/contract/trade-credit';
import { Anchor, Table, type Column } from '@portal/ui';
import { formatDateTime, formatYuan } from '@portal/units';

/** What happened in an account, the newest first. */
export function CreditHistory({ movements, hrefOf }: { movements: readonly CreditMovement[]; hrefOf(shopOrderNo: string): string }) {
  const columns: Column<CreditMovement>[] = [
    { key: 'act', head: '事项', phone: 'title', render: ({ act }) => creditActNames[act] },
    { key: 'words', head: '内容', render: (row) => wordsOf(row) },
    {
      key: 'order',
      head: '订单',
      render: ({ shopOrderNo }) => (shopOrderNo === '' ? '—' : <Anchor href={hrefOf(shopOrderNo)}>{shopOrderNo}</Anchor>),
    },
    { key: 'note', head: '备注', render: ({ note }) => note || '—' },
    { key: 'at', head: '时间', kind: 'figure', render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
  ];
  return <Table caption="账期记录" columns={columns} rows={movements} rowKey={(row) => movements.indexOf(row)} />;
}

function wordsOf({ act, amount, back, limit, termDays }: CreditMovement): string {
  if (act === 'terms') return `额度 ${formatYuan(limit ?? 0).text}，账期 ${termDays ?? 0} 天`;
  if (act === 'reserve') return `占用 ${formatYuan(amount).text}`;
  const less = `欠款减少 ${formatYuan(amount).text}`;
  return back > 0 ? `${less}，另有 ${formatYuan(back).text} 已还款，需线下退回` : less;
}
