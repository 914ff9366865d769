import { AppError, forbidden, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/dealer';
import { marksDefaultDealer } from '@portal/engines/access';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { findEnterprise } from '../enterprise/index.ts';
import { listBound, lockBindings, updateBindingMark } from './binding-store.ts';

export const defaultFirstDealer = operation(contract.defaultFirstDealer, async function defaultFirstDealer(ctx, { body: { parentMerchantNo } }) {
  const acting = await findEnterprise(ctx.db, ctx.caller.merchantNo);
  if (!marksDefaultDealer(acting?.enterpriseType ?? null)) throw new AppError(forbidden, { message: 'an enterprise that marks no default dealer' });
  const owner = ownerOf(ctx.caller);
  await lockBindings(ctx.db, owner);
  const wanted = (await listBound(ctx.db, owner)).find(({ merchantNo }) => merchantNo === parentMerchantNo);
  if (!wanted) throw new AppError(notFound, { message: 'not a dealer of the caller' });
  if (wanted.status !== 1) throw new AppError(contract.dealerAbnormal);
  await updateBindingMark(ctx.db, owner, parentMerchantNo, 'defaultStatus');
  return listBound(ctx.db, owner);
});
