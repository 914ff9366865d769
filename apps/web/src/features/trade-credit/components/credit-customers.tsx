import type { CustomerInCredit } from '@portal/contract/trade-credit';
import { Anchor, Money, Table, Tag, type Column } from '@portal/ui';
import { formatDate } from '@portal/units';
import { customerCreditHref } from '../model/credit-address.ts';

const columns: Column<CustomerInCredit>[] = [
  {
    key: 'customer',
    head: '客户',
    phone: 'title',
    render: ({ customerNo, customerName }) => <Anchor href={customerCreditHref(customerNo)}>{customerName}</Anchor>,
  },
  { key: 'owed', head: '欠款', kind: 'figure', render: ({ owed }) => <Money yuan={owed} size="small" /> },
  { key: 'reserved', head: '占用（待接单）', kind: 'figure', render: ({ reserved }) => (reserved === 0 ? '—' : <Money yuan={reserved} size="small" />) },
  {
    key: 'overdue',
    head: '其中逾期',
    kind: 'figure',
    render: ({ overdue, overdueSince, overdueRule }) =>
      overdueSince === null ? (
        '—'
      ) : (
        <>
          <Tag tone="danger">{overdueRule === 'block' ? '已暂停账期下单' : '已逾期'}</Tag> <Money yuan={overdue} size="small" />
        </>
      ),
  },
  { key: 'since', head: '最早到期', kind: 'figure', render: ({ gmtFirstDue }) => (gmtFirstDue === null ? '—' : formatDate(Date.parse(gmtFirstDue))) },
  { key: 'available', head: '可用额度', kind: 'figure', render: ({ available }) => <Money yuan={available} size="small" /> },
  { key: 'limit', head: '信用额度', kind: 'figure', render: ({ limit }) => <Money yuan={limit} size="small" /> },
  { key: 'days', head: '账期', kind: 'figure', render: ({ termDays }) => `${termDays} 天` },
  {
    key: 'do',
    head: '操作',
    render: ({ customerNo, customerName }) => (
      <Anchor href={customerCreditHref(customerNo)} aria-label={`管理 ${customerName} 的账期：登记还款、调整额度`}>
        登记还款、调整额度
      </Anchor>
    ),
  },
];

/** What a dealer's customers owe, those who are late and owe most before the rest. */
export const CreditCustomers = ({ customers }: { customers: readonly CustomerInCredit[] }) => (
  <Table
    caption="客户账期与欠款"
    columns={columns}
    rows={customers.toSorted((one, other) => other.overdue - one.overdue || other.owed - one.owed || other.reserved - one.reserved)}
    rowKey={({ customerNo }) => customerNo}
  />
);
