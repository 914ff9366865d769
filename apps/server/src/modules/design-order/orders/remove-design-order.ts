import { AppError } from '@portal/contract/core';
import type { removeDesignOrder as endpoint } from '@portal/contract/design-order';
import type { Operation } from '../../../platform/http/serve.ts';
import { ownerOf } from '../owner.ts';
import { markRemoved } from './store.ts';

/** Out of sight, not out of the database: `restoreDesignOrder` takes it back. */
export const removeDesignOrder: Operation<typeof endpoint> = async (ctx, { body }) => {
  if (!(await markRemoved(ctx.db, ownerOf(ctx.caller), body.id, new Date(ctx.now)))) throw new AppError('notFound');
  return null;
};
