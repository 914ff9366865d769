import { Table } from '@portal/ui';

interface WorksheetFaultsProps {
  /** Row 0 and an empty column: of the whole worksheet. */
  faults: readonly { row: number; column: string; text: string }[];
  /** How many there are, of which `faults` may be the first. */
  count: number;
}

/** Every cell of a worksheet that cannot be taken, and why. */
export function WorksheetFaults({ faults, count }: WorksheetFaultsProps) {
  return (
    <Table
      caption="需要修改的单元格"
      contained
      columns={[
        { key: 'row', head: '行', width: 64, render: ({ row }) => (row === 0 ? '-' : row) },
        { key: 'column', head: '列', width: 120, render: ({ column }) => column || '-' },
        { key: 'text', head: '问题', phone: 'title', render: ({ text }) => text },
      ]}
      rows={faults}
      rowKey={({ row, column, text }) => `${row} ${column} ${text}`}
      footer={count > faults.length ? `只列出前 ${faults.length} 处` : undefined}
    />
  );
}
