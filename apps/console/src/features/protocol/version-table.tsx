import type { ProtocolVersionLine, ProtocolVersions } from '@portal/contract/protocol';
import { Anchor, Empty, Table, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';

interface VersionTableProps {
  versions: ProtocolVersions;
  hrefOf(change: { version: number; compare: boolean }): string;
}

/** Versions of an agreement, the newest first. */
export function VersionTable({ versions: { versions }, hrefOf }: VersionTableProps) {
  const inForce = versions.find(({ isInForce }) => isInForce);
  const state = (row: ProtocolVersionLine) => {
    if (row.isInForce) return <Tag tone="success">现行</Tag>;
    return row.version > (inForce?.version ?? 0) ? <Tag tone="warning">待生效</Tag> : <Tag>历史</Tag>;
  };
  return (
    <Table
      caption="版本"
      rows={versions}
      rowKey={({ version }) => version}
      empty={<Empty drawing="list" text="还没有发布过版本" />}
      columns={[
        { key: 'version', head: '版本', phone: 'title', render: ({ version, protocolName }) => `第 ${version} 版 ${protocolName}` },
        { key: 'state', head: '状态', render: state },
        { key: 'from', head: '生效时间', render: ({ gmtPublish }) => formatDateTime(Date.parse(gmtPublish)) },
        { key: 'agreed', head: '已同意账号', kind: 'figure', render: ({ agreed }) => agreed },
        {
          key: 'acts',
          head: '操作',
          kind: 'actions',
          render: ({ version }) => (
            <span className="c-acts">
              <Anchor href={hrefOf({ version, compare: false })} aria-label={`查看第 ${version} 版`}>
                查看
              </Anchor>
              {version > 1 && (
                <Anchor href={hrefOf({ version, compare: true })} aria-label={`第 ${version} 版与上一版对比`}>
                  对比
                </Anchor>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}
