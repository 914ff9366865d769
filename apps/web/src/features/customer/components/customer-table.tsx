import type { Customer } from '@portal/contract/customer';
import { enterpriseTypeNames } from '@portal/engines/access';
import { Table, Tag, type Column } from '@portal/ui';
import { formatDate } from '@portal/units';
import type { ReactNode } from 'react';
import './customer-table.css';

interface CustomerTableProps {
  rows: readonly Customer[];
  renderActs(customer: Customer): ReactNode;
  /** Who looks after it, where that can be changed; else the name alone. */
  renderStaff?: ((customer: Customer) => ReactNode) | undefined;
  /** What an enterprise may owe; left out: it is not shown. */
  renderCredit?: ((customer: Customer) => ReactNode) | undefined;
}

/** Who may order from the dealer, with what is made for each (DEALER-20). */
export function CustomerTable({ rows, renderActs, renderStaff = staffNameOf, renderCredit }: CustomerTableProps) {
  const columns: Column<Customer>[] = [
    { key: 'name', head: '客户', phone: 'title', render: (row) => <Name row={row} /> },
    { key: 'type', head: '类型', render: ({ enterpriseType }) => (enterpriseType === null ? '个人用户' : enterpriseTypeNames[enterpriseType]) },
    { key: 'group', head: '价格分组', render: ({ groupName }) => groupName ?? <span className="cu-none">未分组</span> },
    { key: 'staff', head: '负责员工', render: renderStaff },
    ...(renderCredit
      ? [
          {
            key: 'credit',
            head: '账期（欠款 / 额度）',
            kind: 'figure' as const,
            render: (row: Customer) => (row.enterpriseType === null ? '—' : renderCredit(row)),
          },
        ]
      : []),
    { key: 'since', head: '绑定时间', kind: 'figure', render: ({ gmtBind }) => formatDate(Date.parse(gmtBind)) },
    { key: 'acts', head: '操作', kind: 'actions', render: renderActs },
  ];
  return <Table caption="绑定客户" columns={columns} rows={rows} rowKey={({ customerNo }) => customerNo} />;
}

const staffNameOf = ({ staffName }: Customer): ReactNode => staffName ?? <span className="cu-none">未分配</span>;

const Name = ({ row: { customerName, hasContract, isFrozen } }: { row: Customer }) => (
  <span className="cu-name">
    {customerName}
    {hasContract && <Tag tone="accent">合同价</Tag>}
    {isFrozen && <Tag tone="danger">已冻结</Tag>}
  </span>
);
