import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { putEditedCheck } from './list-check.ts';

/** The last save wins, whole. */
export const saveListCheck = operation(contract.saveListCheck, function saveListCheck(ctx, { body }) {
  return putEditedCheck(ctx, contract.listPlaceOf(body.designOrderId), body.check);
});
