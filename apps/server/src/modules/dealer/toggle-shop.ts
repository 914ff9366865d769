import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/dealer';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listBound, lockBindings, updateBindingMark } from './binding-store.ts';

/** Orders from another of one's own dealers; one that is not bound answers like one that is not there. */
export const toggleShop = operation(contract.toggleShop, async function toggleShop(ctx, { body: { firstMerchantNo } }) {
  const owner = ownerOf(ctx.caller);
  await lockBindings(ctx.db, owner);
  const wanted = (await listBound(ctx.db, owner)).find(({ merchantNo }) => merchantNo === firstMerchantNo);
  if (!wanted) throw new AppError(notFound, { message: 'not a dealer of the caller' });
  if (wanted.status !== 1) throw new AppError(contract.dealerAbnormal);
  await updateBindingMark(ctx.db, owner, firstMerchantNo, 'choosing');
  return listBound(ctx.db, owner);
});
