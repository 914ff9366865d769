import { countDeskAfterSales } from '@portal/contract/after-sale';
import { useEffect } from 'react';
import { call } from '../../lib/call.ts';
import { useAnswer } from '../../lib/use-answer.ts';

/** How many requests wait for the provider's decision; read anew on every page (`about`) and when one comes back to it. Undefined while unknown, and for whoever decides none. */
export function useWaitingAfterSales(about: string, isAsked: boolean): number | undefined {
  const { data, read } = useAnswer(about, async () => (isAsked ? call(countDeskAfterSales) : undefined));
  useEffect(() => {
    const handleSight = () => void (document.visibilityState === 'visible' && read());
    document.addEventListener('visibilitychange', handleSight);
    return () => document.removeEventListener('visibilitychange', handleSight);
  }, [read]);
  return data?.arbitration;
}
