import { seckillStateNames, type SeckillBoard } from '@portal/contract/seckill';
import { SessionCard } from '@portal/promotions/seckill';
import { Notice, Tag } from '@portal/ui';
import { STATE_TONES, stateOfStatus } from '../model/seckill-state.ts';
import { SessionClock } from './session-clock.tsx';

/** How an activity goes at this moment, session by session (SECKILL-12). */
export function ActivityBoard({ board, onDue }: { board: SeckillBoard; onDue(): void }) {
  return (
    <>
      {board.abandonReason !== '' && <Notice tone="warning">活动已终止：{board.abandonReason}</Notice>}
      {board.sessions.map((session) => {
        const state = stateOfStatus(session.status);
        return (
          <SessionCard
            key={session.sessionNo}
            session={session}
            aside={
              <span className="p-row">
                <Tag tone={STATE_TONES[state]}>{seckillStateNames[state]}</Tag>
                <SessionClock session={session} now={board.now} onDue={onDue} />
              </span>
            }
          />
        );
      })}
    </>
  );
}
