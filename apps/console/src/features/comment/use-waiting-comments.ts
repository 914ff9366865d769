import { countWaitingComments } from '@portal/contract/comment';
import { useEffect } from 'react';
import { call } from '../../lib/call.ts';
import { useAnswer } from '../../lib/use-answer.ts';

/** How many comments wait to be looked at; read anew on every page (`about`) and when one comes back to it. Undefined while unknown, and for whoever looks at none. */
export function useWaitingComments(about: string, isAsked: boolean): number | undefined {
  const { data, read } = useAnswer(about, async () => (isAsked ? call(countWaitingComments) : undefined));
  useEffect(() => {
    const handleSight = () => void (document.visibilityState === 'visible' && read());
    document.addEventListener('visibilitychange', handleSight);
    return () => document.removeEventListener('visibilitychange', handleSight);
  }, [read]);
  return data?.total;
}
