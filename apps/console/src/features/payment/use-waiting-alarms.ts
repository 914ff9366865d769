import { listPaymentAlarms } from '@portal/contract/payment';
import { call } from '../../lib/call.ts';
import { useWaiting } from '../../lib/use-waiting.ts';

/** How many alarms about money nobody has put right yet. */
export const useWaitingAlarms = (about: string, isAsked: boolean): number | undefined =>
  useWaiting(about, isAsked, async () => (await call(listPaymentAlarms, { query: { isOpen: 'true' } })).count);
