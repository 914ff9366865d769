import { definePageQuery } from '@portal/client/page-query';
import { page, size } from '@portal/client/page-words';
import { figureText } from '@portal/units';
import { COUNTED_DAYS, listBehavior } from '@portal/contract/behavior';
import { Empty, Table } from '@portal/ui';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/behavior';
const address = definePageQuery(PATH, { page, size: size(20) });

/** What visitors look at, the most first (BEHAVIOR-3). */
export function Behavior() {
  const list = useListAddress(address);
  const { page, size } = list.query;
  const answer = useAnswer(list.asked, () => call(listBehavior, { query: { page, size } }));
  return (
    <>
      <h1 className="c-title">浏览统计</h1>
      <p className="p-small">近 {COUNTED_DAYS} 天被看过的产品，只记次数，不记是谁看的。</p>
      <ListAnswer answer={answer} list={list}>
        {(data) => (
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
      </ListAnswer>
    </>
  );
}
