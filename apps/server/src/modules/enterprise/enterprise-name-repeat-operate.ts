import * as contract from '@portal/contract/enterprise';
import { operation } from '../../platform/http/operation.ts';
import { updateEnterprise } from './store.ts';

/** 1: the name is right, and nobody asks again; 2: asked again at the next visit. */
export const enterpriseNameRepeatOperate = operation(contract.enterpriseNameRepeatOperate, async function enterpriseNameRepeatOperate(ctx, { body }) {
  if (body.action === 1) await updateEnterprise(ctx.db, ctx.caller.merchantNo, { nameRepeatKept: true });
  return null;
});
