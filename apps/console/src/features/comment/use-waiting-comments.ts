import { countWaitingComments, countWaitingContentComments } from '@portal/contract/comment';
import { call } from '../../lib/call.ts';
import { useWaiting } from '../../lib/use-waiting.ts';

/** How many comments wait to be looked at. */
export const useWaitingComments = (about: string, isAsked: boolean): number | undefined =>
  useWaiting(about, isAsked, async () => (await call(countWaitingComments)).total);

/** The same of what is said of what is published. */
export const useWaitingContentComments = (about: string, isAsked: boolean): number | undefined =>
  useWaiting(about, isAsked, async () => (await call(countWaitingContentComments)).total);
