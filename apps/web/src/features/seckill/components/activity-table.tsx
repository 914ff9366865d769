import { seckillStateNames, type SeckillActivity } from '@portal/contract/seckill';
import { Anchor, Table, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { STATE_TONES, stateOfStatus } from '../model/seckill-state.ts';

/** Activities of the shop, the newest first. */
export function ActivityTable({ activities, hrefOf }: { activities: readonly SeckillActivity[]; hrefOf(activityNo: string): string }) {
  return (
    <Table
      caption="秒杀活动"
      rows={activities}
      rowKey={({ activityNo }) => activityNo}
      columns={[
        { key: 'name', head: '活动', phone: 'title', render: ({ activityNo, activityName }) => <Anchor href={hrefOf(activityNo)}>{activityName}</Anchor> },
        {
          key: 'state',
          head: '状态',
          render: ({ status }) => <Tag tone={STATE_TONES[stateOfStatus(status)]}>{seckillStateNames[stateOfStatus(status)]}</Tag>,
        },
        { key: 'from', head: '开始', render: ({ gmtStart }) => formatDateTime(Date.parse(gmtStart)) },
        { key: 'to', head: '结束', render: ({ gmtEnd }) => formatDateTime(Date.parse(gmtEnd)) },
        { key: 'sessions', head: '场次', kind: 'figure', render: ({ sessionCount }) => sessionCount },
        { key: 'items', head: '商品', kind: 'figure', render: ({ itemCount }) => itemCount },
        { key: 'pieces', head: '名额', kind: 'figure', render: ({ pieceCount }) => pieceCount },
        { key: 'held', head: '待付款', kind: 'figure', render: ({ heldCount }) => heldCount },
        { key: 'paid', head: '已付款', kind: 'figure', render: ({ paidCount }) => paidCount },
      ]}
    />
  );
}
