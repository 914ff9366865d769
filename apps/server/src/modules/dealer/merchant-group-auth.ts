import * as contract from '@portal/contract/dealer';
import { mayCall } from '@portal/engines/access';
import { operation } from '../../platform/http/operation.ts';

/** First-level dealers and their people (DEALER-12). */
export const merchantGroupAuth = operation(contract.merchantGroupAuth, function merchantGroupAuth({ caller }) {
  return Promise.resolve({ permission: mayCall('ordersForCustomers', caller.userType) ? (1 as const) : (0 as const) });
});
