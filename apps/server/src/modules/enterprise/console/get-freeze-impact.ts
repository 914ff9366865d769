import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import type { EnterpriseNeeds } from '../needs.ts';

export const getFreezeImpact = operation(contract.getFreezeImpact, function getFreezeImpact({ db }, { query: { merchantNo } }, room: EnterpriseNeeds) {
  return room.freezeImpactOf(db, merchantNo);
});
