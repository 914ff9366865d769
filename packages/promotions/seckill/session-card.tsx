import type { SeckillBoard } from '@portal/contract/seckill';
import { SECKILL_STATUS } from '@portal/engines/states';
import { Card, Code, Facts, Money, Table } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import type { ReactNode } from 'react';

const OVER: readonly number[] = [SECKILL_STATUS.finished, SECKILL_STATUS.abandon];

/** What is left of an item: nobody can have it any more once the session is over. */
export const leftHeadOf = (status: number): string => (OVER.includes(status) ? '未售出' : '还可抢');

/** How one session goes at this moment: its orders, its pieces and its items (SECKILL-12). `aside`: its state, as the site draws it. */
export function SessionCard({ session, aside }: { session: SeckillBoard['sessions'][number]; aside: ReactNode }) {
  return (
    <Card title={`${formatDateTime(Date.parse(session.gmtStart))} 至 ${formatDateTime(Date.parse(session.gmtEnd))}`} aside={aside}>
      <div className="p-stack">
        <Facts
          wide
          facts={[
            { key: 'held', name: '待付款订单', value: session.orders.held },
            { key: 'paid', name: '已付款订单', value: session.orders.paid },
            { key: 'released', name: '已关闭订单', value: session.orders.released },
            { key: 'amount', name: '已付款金额（不含运费）', value: <Money yuan={session.paidAmount} /> },
          ]}
        />
        <Table
          caption="名额"
          rows={session.stock}
          rowKey={({ skuNo }) => skuNo}
          columns={[
            { key: 'model', head: '型号', phone: 'title', render: ({ skuModel }) => <Code>{skuModel}</Code> },
            { key: 'all', head: '名额', kind: 'figure', render: ({ pieceCount }) => pieceCount },
            { key: 'free', head: '剩余', kind: 'figure', render: ({ freeCount }) => freeCount },
            { key: 'held', head: '待付款', kind: 'figure', render: ({ heldCount }) => heldCount },
            { key: 'paid', head: '已付款', kind: 'figure', render: ({ paidCount }) => paidCount },
            { key: 'back', head: '已退回库存', kind: 'figure', render: ({ returnedCount }) => returnedCount },
          ]}
        />
        <Table
          caption="秒杀商品"
          rows={session.items}
          rowKey={({ itemNo }) => itemNo}
          columns={[
            { key: 'name', head: '商品', phone: 'title', render: ({ itemName }) => itemName },
            { key: 'desc', head: '内容', render: ({ itemDesc }) => itemDesc },
            { key: 'price', head: '秒杀价', kind: 'figure', render: ({ price }) => <Money yuan={price} /> },
            { key: 'limit', head: '每家限购', kind: 'figure', render: ({ limitQuantity }) => limitQuantity },
            {
              key: 'left',
              head: leftHeadOf(session.status),
              kind: 'figure',
              render: ({ leftQuantity, totalQuantity, unit }) => `${leftQuantity} / ${totalQuantity} ${unit}`,
            },
          ]}
        />
      </div>
    </Card>
  );
}
