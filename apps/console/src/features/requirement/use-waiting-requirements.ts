import { countDeskRequirements } from '@portal/contract/requirement';
import type { DataOf } from '@portal/contract/core';
import { useEffect } from 'react';
import { call } from '../../lib/call.ts';
import { useAnswer } from '../../lib/use-answer.ts';

/** How many requirements there are in each state; read anew on every page (`about`) and when one comes back to it. Undefined while unknown, and for whoever answers none. */
export function useWaitingRequirements(about: string, isAsked: boolean): DataOf<typeof countDeskRequirements> | undefined {
  const { data, read } = useAnswer(about, async () => (isAsked ? call(countDeskRequirements) : undefined));
  useEffect(() => {
    const handleSight = () => void (document.visibilityState === 'visible' && read());
    document.addEventListener('visibilitychange', handleSight);
    return () => document.removeEventListener('visibilitychange', handleSight);
  }, [read]);
  return data;
}
