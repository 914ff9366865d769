import { countWaitingComments } from '@portal/contract/comment';
import { call } from '../../lib/call.ts';
import { useWaiting } from '../../lib/use-waiting.ts';

/** How many comments wait to be looked at. */
export const useWaitingComments = (about: string, isAsked: boolean): number | undefined =>
  useWaiting(about, isAsked, async () => (await call(countWaitingComments)).total);
