import type { saveListCheck as endpoint } from '@portal/contract/design-order';
import type { Operation } from '../../../platform/http/serve.ts';
import { storeListCheck } from './list-check.ts';

/** The last save wins, whole. */
export const saveListCheck: Operation<typeof endpoint> = async (ctx, { body }) => {
  await storeListCheck(ctx, body.designOrderId, body.check);
  return body.check;
};
