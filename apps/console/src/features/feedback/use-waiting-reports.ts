import { listDeskReports } from '@portal/contract/feedback';
import { call } from '../../lib/call.ts';
import { useWaiting } from '../../lib/use-waiting.ts';

/** How many reports wait for whoever is signed in, of those that are theirs to decide (FEEDBACK-7). */
export const useWaitingReports = (about: string, isAsked: boolean): number | undefined =>
  useWaiting(about, isAsked, async () => (await call(listDeskReports, { query: { state: 'waiting' } })).count);
