import { listProtocolVersions } from '@portal/contract/protocol';
import { Anchor, Button, ErrorState, Table, TableSkeleton, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { call } from '../lib/call.ts';
import { useAnswer } from '../lib/use-answer.ts';

/** Agreements: what is in force, what waits, how many have agreed (OPERATOR-10). */
export function Protocols() {
  const { data, failed, isBusy, read } = useAnswer('protocols', () => call(listProtocolVersions));
  return (
    <>
      <h1 className="c-title">协议</h1>
      {failed && !isBusy && <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} />}
      {!data && !failed && <TableSkeleton />}
      {data && !failed && (
        <Table
          caption="协议"
          rows={data.map((row) => ({ ...row, now: row.versions.find(({ isInForce }) => isInForce), newest: row.versions[0] }))}
          rowKey={({ protocolCode }) => protocolCode}
          columns={[
            {
              key: 'name',
              head: '协议',
              phone: 'title',
              render: ({ protocolCode, protocolName }) => <Anchor href={`/protocols/${protocolCode}`}>{protocolName || `协议 ${protocolCode}`}</Anchor>,
            },
            { key: 'code', head: '编号', render: ({ protocolCode }) => protocolCode },
            { key: 'version', head: '现行版本', render: ({ now }) => (now ? `第 ${now.version} 版` : '无') },
            { key: 'from', head: '生效时间', render: ({ now }) => (now ? formatDateTime(Date.parse(now.gmtPublish)) : '—') },
            { key: 'agreed', head: '已同意账号', kind: 'figure', render: ({ now }) => now?.agreed ?? 0 },
            {
              key: 'next',
              head: '新版本',
              render: ({ now, newest, hasDraft }) => {
                if (newest && newest !== now) return <Tag tone="warning">{`第 ${newest.version} 版待生效`}</Tag>;
                return hasDraft ? <Tag>有草稿</Tag> : '—';
              },
            },
          ]}
        />
      )}
    </>
  );
}
