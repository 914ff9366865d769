import { countDeskAfterSales } from '@portal/contract/after-sale';
import { call } from '../../lib/call.ts';
import { useWaiting } from '../../lib/use-waiting.ts';

/** How many requests wait for the provider's decision. */
export const useWaitingAfterSales = (about: string, isAsked: boolean): number | undefined =>
  useWaiting(about, isAsked, async () => (await call(countDeskAfterSales)).arbitration);
