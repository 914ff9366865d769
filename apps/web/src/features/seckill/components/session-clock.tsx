import type { SeckillSession } from '@portal/contract/seckill';
import { useEffect, useEffectEvent } from 'react';
import { nextMoment, timeLeft } from '../model/seckill-state.ts';
import { useServerTime } from './use-server-time.ts';
import './session-clock.css';

interface SessionClockProps {
  session: Pick<SeckillSession, 'status' | 'gmtStart' | 'gmtEnd'>;
  /** The server's time when the page was read. */
  now: string;
  /** The moment has come: the page is read anew. */
  onDue(): void;
}

/** Counts down to the start or the end, by the server's time. A screen reader hears the moment once, not every second. */
export function SessionClock({ session, now, onDue }: SessionClockProps) {
  const next = nextMoment(session);
  const at = useServerTime(now);
  const isDue = next !== null && at >= next.at;
  const due = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) due();
  }, [isDue]);
  if (next === null) return null;
  const { days, clock } = timeLeft(next.at - at);
  return (
    <span className="sk-clock" role="timer" aria-live="off">
      {next.words}
      {days > 0 && <b>{days} 天</b>}
      <b>{clock}</b>
    </span>
  );
}
