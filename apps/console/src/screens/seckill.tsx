import { abandonSeckillActivity, getSeckillActivity, seckillCopy } from '@portal/contract/seckill';
import { AbandonDialog, SessionCard } from '@portal/promotions/seckill';
import { SECKILL_STATUS } from '@portal/engines/states';
import { Anchor, Button, ErrorState, Notice, TableSkeleton, toast } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { SeckillTag } from '../features/seckill/index.ts';
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
        <SessionCard key={session.sessionNo} session={session} aside={<SeckillTag status={session.status} />} />
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
