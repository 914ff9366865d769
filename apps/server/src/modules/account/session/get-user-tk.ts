import * as contract from '@portal/contract/account';
import { operation } from '../../../platform/http/operation.ts';

export const getUserTk = operation(contract.getUserTk, function getUserTk() {
  return Promise.resolve({ token: contract.SIGNED_IN_MARK });
});
