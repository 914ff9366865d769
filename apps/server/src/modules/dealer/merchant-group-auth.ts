import * as contract from '@portal/contract/dealer';
import { operation } from '../../platform/http/operation.ts';

/** Nobody, as long as a design order cannot be made for one (DEALER-12). */
export const merchantGroupAuth = operation(contract.merchantGroupAuth, function merchantGroupAuth() {
  return Promise.resolve({ permission: 0 as const });
});
