import * as contract from '@portal/contract/enterprise';
import { operation } from '../../platform/http/operation.ts';
import { findNameRepeatTip } from './name-repeat-tip.ts';

export const getEnterpriseNameRepeatTip = operation(contract.getEnterpriseNameRepeatTip, function getEnterpriseNameRepeatTip(ctx) {
  return findNameRepeatTip(ctx);
});
