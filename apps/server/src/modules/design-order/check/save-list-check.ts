import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { putListCheck } from './list-check.ts';

/** The last save wins, whole. */
export const saveListCheck = operation(contract.saveListCheck, async function saveListCheck(ctx, { body }) {
  await putListCheck(ctx, contract.listPlaceOf(body.designOrderId), body.check);
  return body.check;
});
