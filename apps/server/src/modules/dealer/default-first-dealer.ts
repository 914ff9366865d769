import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/dealer';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listBound, lockBindings, updateBindingMark } from './binding-store.ts';

export const defaultFirstDealer = operation(contract.defaultFirstDealer, async function defaultFirstDealer(ctx, { body: { parentMerchantNo } }) {
  const owner = ownerOf(ctx.caller);
  await lockBindings(ctx.db, owner);
  const bound = await listBound(ctx.db, owner);
  if (!bound.some(({ merchantNo }) => merchantNo === parentMerchantNo)) throw new AppError(notFound, { message: 'not a dealer of the caller' });
  await updateBindingMark(ctx.db, owner, parentMerchantNo, 'defaultStatus');
  return listBound(ctx.db, owner);
});
