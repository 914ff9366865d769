import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { markRemoved } from './store.ts';

/** Out of sight, not out of the database: `restoreDesignOrder` takes it back. */
export const removeDesignOrder = operation(contract.removeDesignOrder, async function removeDesignOrder(ctx, { body }) {
  if (!(await markRemoved(ctx.db, ownerOf(ctx.caller), body.id, new Date(ctx.now)))) throw new AppError(notFound);
  return null;
});
