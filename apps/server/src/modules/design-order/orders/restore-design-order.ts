import { AppError } from '@portal/contract/core';
import type { restoreDesignOrder as endpoint } from '@portal/contract/design-order';
import type { Operation } from '../../../platform/http/serve.ts';
import { ownerOf } from '../owner.ts';
import { markRemoved } from './store.ts';

export const restoreDesignOrder: Operation<typeof endpoint> = async (ctx, { body }) => {
  if (!(await markRemoved(ctx.db, ownerOf(ctx.caller), body.id, null))) throw new AppError('notFound');
  return null;
};
