import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { markRemoved } from './store.ts';

export const restoreDesignOrder = operation(contract.restoreDesignOrder, async function restoreDesignOrder(ctx, { body }) {
  if (!(await markRemoved(ctx.db, ownerOf(ctx.caller), body.id, null))) throw new AppError(notFound);
  return null;
});
