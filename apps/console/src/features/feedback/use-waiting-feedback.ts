import { listDeskFeedback } from '@portal/contract/feedback';
import { call } from '../../lib/call.ts';
import { useWaiting } from '../../lib/use-waiting.ts';

/** How many complaints and suggestions have no answer yet. */
export const useWaitingFeedback = (about: string, isAsked: boolean): number | undefined =>
  useWaiting(about, isAsked, async () => (await call(listDeskFeedback, { query: { state: 'waiting', size: 10 } })).count);
