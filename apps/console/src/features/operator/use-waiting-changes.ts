import { listOperatorChanges } from '@portal/contract/operator';
import { call } from '../../lib/call.ts';
import { useWaiting } from '../../lib/use-waiting.ts';

/** How many changes of operators' rights wait for whoever is signed in to decide (OPERATOR-21). */
export const useWaitingChanges = (about: string, isAsked: boolean): number | undefined =>
  useWaiting(about, isAsked, async () => (await call(listOperatorChanges, { query: { state: 'proposed' } })).data.filter(({ may }) => may === 'decide').length);
