import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { moveOwnOrder } from '../lines/own-order.ts';

export const restoreDesignOrder = operation(contract.restoreDesignOrder, async function restoreDesignOrder(ctx, { body }) {
  await moveOwnOrder(ctx, body.id, 'restore');
  return null;
});
