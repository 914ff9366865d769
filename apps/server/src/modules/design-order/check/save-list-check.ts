import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { putEditedCheck } from './list-check.ts';

/** Over what another has saved since it was `seen` nothing is. */
export const saveListCheck = operation(contract.saveListCheck, function saveListCheck(ctx, { body }) {
  return putEditedCheck(ctx, contract.listPlaceOf(body.designOrderId), body.check, body.seen);
});
