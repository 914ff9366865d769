import { listCertifications } from '@portal/contract/enterprise';
import { AuditStatus } from '@portal/engines/states';
import { useEffect } from 'react';
import { call } from '../../lib/call.ts';
import { useAnswer } from '../../lib/use-answer.ts';

/** Papers that wait for a decision, by state; read anew on every page (`about`) and when one comes back to it. Nothing while unknown, and for whoever does not audit. */
export function useWaitingPapers(about: string, isAsked: boolean): { pending: number; changePending: number } {
  const { data, read } = useAnswer(about, async () => {
    const [pending, changePending] = isAsked ? await Promise.all([countOf('pending'), countOf('changePending')]) : [0, 0];
    return { pending, changePending };
  });
  useEffect(() => {
    const handleSight = () => void (document.visibilityState === 'visible' && read());
    document.addEventListener('visibilitychange', handleSight);
    return () => document.removeEventListener('visibilitychange', handleSight);
  }, [read]);
  return data ?? { pending: 0, changePending: 0 };
}

const countOf = async (state: 'pending' | 'changePending'): Promise<number> =>
  (await call(listCertifications, { query: { auditStatus: String(AuditStatus[state]), size: 10 } })).count;
