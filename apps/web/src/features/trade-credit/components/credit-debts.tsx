import type { CreditDebt } from '@portal/contract/trade-credit';
import { Anchor, Money, Table, Tag, type Column } from '@portal/ui';
import { formatDate } from '@portal/units';

/** Orders that are not repaid yet, what is due first before the rest. `hrefOf`: where an order stands. */
export function CreditDebts({ debts, hrefOf }: { debts: readonly CreditDebt[]; hrefOf(shopOrderNo: string): string }) {
  const columns: Column<CreditDebt>[] = [
    { key: 'order', head: '订单', phone: 'title', render: ({ shopOrderNo }) => <Anchor href={hrefOf(shopOrderNo)}>{shopOrderNo}</Anchor> },
    { key: 'placed', head: '下单日期', kind: 'figure', render: ({ gmtCreate }) => formatDate(Date.parse(gmtCreate)) },
    { key: 'amount', head: '下单金额', kind: 'figure', render: ({ amount }) => <Money yuan={amount} size="small" /> },
    {
      key: 'owed',
      head: '尚欠',
      kind: 'figure',
      render: ({ owed, isReserved }) => (
        <>
          {isReserved && <Tag>占用，待接单</Tag>} <Money yuan={owed} size="small" />
        </>
      ),
    },
    {
      key: 'due',
      head: '到期日',
      kind: 'figure',
      render: ({ gmtDue, isOverdue }) => (
        <>
          {isOverdue && <Tag tone="danger">已逾期</Tag>} {formatDate(Date.parse(gmtDue))}
        </>
      ),
    },
  ];
  return <Table caption="未还清的订单" columns={columns} rows={debts} rowKey={({ shopOrderNo }) => shopOrderNo} />;
}
