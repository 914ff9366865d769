import { definePageQuery } from '@portal/client/page-query';
import { page, size } from '@portal/client/page-words';
import { listSeckillActivities } from '@portal/contract/seckill';
import { Anchor, ButtonLink, Empty, Table } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { SeckillTag } from '../features/seckill/index.ts';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/seckills';
const address = definePageQuery(PATH, { page, size: size(20) });

/** The provider's flash sales, the newest first (SECKILL-10). */
export function Seckills() {
  const list = useListAddress(address);
  const { page, size } = list.query;
  const answer = useAnswer(list.asked, () => call(listSeckillActivities, { query: { page, size } }));
  return (
    <>
      <div className="p-row p-row--apart">
        <h1 className="c-title">限时秒杀</h1>
        <ButtonLink kind="primary" href={`${PATH}/new`}>
          新建平台活动
        </ButtonLink>
      </div>
      <ListAnswer answer={answer} list={list}>
        {(data) => (
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
      </ListAnswer>
    </>
  );
}
