import { abandonSeckillActivity, getSeckillActivity, seckillCopy } from '@portal/contract/seckill';
import { AbandonDialog } from '@portal/promotions/seckill';
import { SECKILL_STATUS } from '@portal/engines/states';
import { Anchor, Button, Card, Code, ErrorState, Facts, Money, Notice, Table, TableSkeleton, toast } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { SeckillTag } from '../features/seckill/status-tag.tsx';
import { call, failureWords } from '../lib/call.ts';
import { useAnswer } from '../lib/use-answer.ts';

/** A rush is over in seconds: the board is read again this often while one looks at it. */
const AGAIN_MS = 5_000;

/** The board of one of the provider's flash sales (SECKILL-12). */
export function SeckillPage() {
  const { activityNo = '' } = useParams();
  const [isAsking, setAsking] = useState(false);
  const { data: board, failed, read } = useAnswer(activityNo, () => call(getSeckillActivity, { params: { activityNo } }));
  useEffect(() => {
    const timer = setInterval(() => void (document.visibilityState === 'visible' && read()), AGAIN_MS);
    return () => clearInterval(timer);
  }, [read]);
  const isOver = board?.status === SECKILL_STATUS.finished || board?.status === SECKILL_STATUS.abandon;
  return (
    <div className="p-stack">
      <p>
        <Anchor href="/seckills">返回秒杀活动</Anchor>
      </p>
      <div className="p-row p-row--apart">
        <h1 className="c-title">{board?.activityName ?? '秒杀活动'}</h1>
        {board && !isOver && <Button onClick={() => setAsking(true)}>{seckillCopy.abandon}</Button>}
      </div>
      {!board && failed && <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} />}
      {!board && !failed && <TableSkeleton />}
      {board && board.abandonReason !== '' && <Notice tone="warning">活动已终止：{board.abandonReason}</Notice>}
      {board?.sessions.map((session) => (
        <Card
          key={session.sessionNo}
          title={`${formatDateTime(Date.parse(session.gmtStart))} 至 ${formatDateTime(Date.parse(session.gmtEnd))}`}
          aside={<SeckillTag status={session.status} />}
        >
          <div className="p-stack">
            <Facts
              wide
              facts={[
                { key: 'held', name: '待付款订单', value: session.orders.held },
                { key: 'paid', name: '已付款订单', value: session.orders.paid },
                { key: 'released', name: '已关闭订单', value: session.orders.released },
                { key: 'amount', name: '已付款金额', value: <Money yuan={session.paidAmount} /> },
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
                { key: 'left', head: '还可抢', kind: 'figure', render: ({ leftQuantity, totalQuantity }) => `${leftQuantity} / ${totalQuantity}` },
              ]}
            />
          </div>
        </Card>
      ))}
      {isAsking && (
        <AbandonDialog
          abandon={(reason) => call(abandonSeckillActivity, { body: { activityNo, reason } })}
          failureWords={failureWords}
          onClose={() => setAsking(false)}
          onAbandoned={() => {
            setAsking(false);
            toast.success('活动已终止');
            read();
          }}
        />
      )}
    </div>
  );
}
