import { listDeskServiceOrders } from '@portal/contract/service-order';
import { call } from '../../lib/call.ts';
import { useWaiting } from '../../lib/use-waiting.ts';

/** How many service orders nobody has taken yet. */
export const useWaitingServiceOrders = (about: string, isAsked: boolean): number | undefined =>
  useWaiting(about, isAsked, async () => (await call(listDeskServiceOrders, { query: { state: 'pending', size: 10 } })).count);
