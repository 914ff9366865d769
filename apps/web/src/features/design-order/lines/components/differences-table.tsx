import { Table } from '@portal/ui';
import type { ReadDifference } from '../model/difference.ts';

/** What this page has beside what another has saved meanwhile (DESIGN-10). */
export function DifferencesTable({ rows }: { rows: readonly ReadDifference[] }) {
  return (
    <Table
      caption="两边的不同"
      columns={[
        { key: 'what', head: '项目', phone: 'title', render: ({ what }) => what },
        { key: 'mine', head: '本页', render: ({ mine }) => mine },
        { key: 'theirs', head: '对方', render: ({ theirs }) => theirs },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
      empty={<p className="p-small">两边的内容相同</p>}
    />
  );
}
