import { listCertifications } from '@portal/contract/enterprise';
import { AuditStatus } from '@portal/engines/states';
import { call } from '../../lib/call.ts';
import { useWaiting } from '../../lib/use-waiting.ts';

/** Papers that wait for a decision, by state; none while unknown. */
export const useWaitingPapers = (about: string, isAsked: boolean): { pending: number; changePending: number } =>
  useWaiting(about, isAsked, async () => {
    const [pending, changePending] = await Promise.all([countOf('pending'), countOf('changePending')]);
    return { pending, changePending };
  }) ?? { pending: 0, changePending: 0 };

const countOf = async (state: 'pending' | 'changePending'): Promise<number> =>
  (await call(listCertifications, { query: { auditStatus: String(AuditStatus[state]), size: 10 } })).count;
