import { seckillStateNames, type PlatformSeckill } from '@portal/contract/seckill';
import { Card, Money, Notice, Table, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { STATE_TONES, stateOfStatus } from '../model/seckill-state.ts';
import './platform-sales.css';

/** The provider's sales, as a dealer whose customers buy in them is told: at which prices, and who bears them (SECKILL-15). */
export const PlatformSales = ({ sales }: { sales: readonly PlatformSeckill[] }) => (
  <Card title="平台活动" flush>
    <div className="sk-platform__borne">
      <Notice>平台活动由平台设定价格和名额。您的客户抢到后由您发货，按秒杀价分账，与日常价的差额由您承担，平台不补。</Notice>
    </div>
    <Table
      caption="平台秒杀活动"
      rows={sales}
      rowKey={({ activityNo }) => activityNo}
      columns={[
        {
          key: 'name',
          head: '活动',
          phone: 'title',
          render: ({ activityName, abandonReason }) => (
            <>
              {activityName}
              {abandonReason !== '' && <span className="p-small sk-platform__line">终止原因：{abandonReason}</span>}
            </>
          ),
        },
        {
          key: 'state',
          head: '状态',
          render: ({ status }) => <Tag tone={STATE_TONES[stateOfStatus(status)]}>{seckillStateNames[stateOfStatus(status)]}</Tag>,
        },
        { key: 'from', head: '开始', render: ({ gmtStart }) => formatDateTime(Date.parse(gmtStart)) },
        { key: 'to', head: '结束', render: ({ gmtEnd }) => formatDateTime(Date.parse(gmtEnd)) },
        { key: 'sessions', head: '场次', kind: 'figure', render: ({ sessionCount }) => sessionCount },
        {
          key: 'items',
          head: '商品和秒杀价',
          render: ({ items }) => (
            <span>
              {items.map(({ itemNo, itemName, price }) => (
                <span key={itemNo} className="sk-platform__line">
                  {itemName} <Money yuan={price} size="small" />
                </span>
              ))}
            </span>
          ),
        },
      ]}
    />
  </Card>
);
