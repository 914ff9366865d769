import { listSeckillActivities } from '@portal/contract/seckill';
import { Anchor, Button, ButtonLink, Empty, ErrorState, Pager, Table, TableSkeleton } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useSearchParams } from 'react-router';
import { SeckillTag } from '../features/seckill/status-tag.tsx';
import { call } from '../lib/call.ts';
import { listHref, numberIn } from '../lib/list-address.ts';
import { useAnswer } from '../lib/use-answer.ts';

const PATH = '/seckills';

/** The provider's flash sales, the newest first (SECKILL-10). */
export function Seckills() {
  const [query] = useSearchParams();
  const [page, size] = [numberIn(query, 'page', 1), numberIn(query, 'size', 20)];
  const { data, failed, isBusy, read } = useAnswer(query.toString(), () => call(listSeckillActivities, { query: { page, size } }));
  return (
    <>
      <div className="p-row p-row--apart">
        <h1 className="c-title">限时秒杀</h1>
        <ButtonLink kind="primary" href={`${PATH}/new`}>
          新建平台活动
        </ButtonLink>
      </div>
      {failed && !isBusy && <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} />}
      {!data && !failed && <TableSkeleton />}
      {data && !failed && (
        <Table
          caption="平台秒杀活动"
          rows={data.data}
          rowKey={({ activityNo }) => activityNo}
          empty={<Empty drawing="list" text="还没有平台秒杀活动" />}
          columns={[
            {
              key: 'name',
              head: '活动',
              phone: 'title',
              render: ({ activityNo, activityName }) => <Anchor href={`${PATH}/${activityNo}`}>{activityName}</Anchor>,
            },
            { key: 'state', head: '状态', render: ({ status }) => <SeckillTag status={status} /> },
            { key: 'from', head: '开始', render: ({ gmtStart }) => formatDateTime(Date.parse(gmtStart)) },
            { key: 'to', head: '结束', render: ({ gmtEnd }) => formatDateTime(Date.parse(gmtEnd)) },
            { key: 'sessions', head: '场次', kind: 'figure', render: ({ sessionCount }) => sessionCount },
            { key: 'pieces', head: '名额', kind: 'figure', render: ({ pieceCount }) => pieceCount },
            { key: 'held', head: '待付款', kind: 'figure', render: ({ heldCount }) => heldCount },
            { key: 'paid', head: '已付款', kind: 'figure', render: ({ paidCount }) => paidCount },
          ]}
        />
      )}
      {data && data.count > size && <Pager total={data.count} page={page} size={size} hrefOf={(to, each) => listHref(PATH, query, { page: to, size: each })} />}
    </>
  );
}
