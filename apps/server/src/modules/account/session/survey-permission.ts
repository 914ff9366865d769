import * as contract from '@portal/contract/account';
import { operation } from '../../../platform/http/operation.ts';

export const surveyPermission = operation(contract.surveyPermission, function surveyPermission({ caller }) {
  return Promise.resolve(caller.surveyPermission);
});
