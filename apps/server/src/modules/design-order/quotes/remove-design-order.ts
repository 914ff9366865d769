import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { moveOwnOrder } from '../lines/own-order.ts';

/** Out of sight, not out of the database: `restoreDesignOrder` takes it back. */
export const removeDesignOrder = operation(contract.removeDesignOrder, async function removeDesignOrder(ctx, { body }) {
  await moveOwnOrder(ctx, body.id, 'remove');
  return null;
});
