import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { storeListCheck } from './list-check.ts';

/** The last save wins, whole. */
export const saveListCheck = operation(contract.saveListCheck, async function saveListCheck(ctx, { body }) {
  await storeListCheck(ctx, body.designOrderId, body.check);
  return body.check;
});
