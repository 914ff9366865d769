import { figureText } from '@portal/units';
import { COUNTED_DAYS, listBehavior } from '@portal/contract/behavior';
import { Button, Empty, ErrorState, Pager, Table, TableSkeleton } from '@portal/ui';
import { useSearchParams } from 'react-router';
import { call } from '../lib/call.ts';
import { listHref, numberIn } from '../lib/list-address.ts';
import { useAnswer } from '../lib/use-answer.ts';

const PATH = '/behavior';

/** What visitors look at, the most first (BEHAVIOR-3). */
export function Behavior() {
  const [query] = useSearchParams();
  const [page, size] = [numberIn(query, 'page', 1), numberIn(query, 'size', 20)];
  const { data, failed, isBusy, read } = useAnswer(query.toString(), () => call(listBehavior, { query: { page, size } }));
  return (
    <>
      <h1 className="c-title">浏览统计</h1>
      <p className="p-small">近 {COUNTED_DAYS} 天被看过的产品，只记次数，不记是谁看的。</p>
      {failed && !isBusy && <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} />}
      {!data && !failed && <TableSkeleton />}
      {data && !failed && (
        <Table
          caption="浏览统计"
          rows={data.data}
          rowKey={({ eventId, contentId }) => `${eventId} ${contentId}`}
          empty={<Empty drawing="list" text="还没有浏览记录" />}
          columns={[
            { key: 'title', head: '产品', phone: 'title', render: ({ title }) => title || '已不存在' },
            { key: 'no', head: '编号', render: ({ contentId }) => <span className="c-number">{contentId}</span> },
            { key: 'today', head: '今天', kind: 'figure', render: ({ today }) => figureText(today) },
            { key: 'total', head: `近 ${COUNTED_DAYS} 天`, kind: 'figure', render: ({ total }) => figureText(total) },
          ]}
        />
      )}
      {data && data.count > size && <Pager total={data.count} page={page} size={size} hrefOf={(to, each) => listHref(PATH, query, { page: to, size: each })} />}
    </>
  );
}
