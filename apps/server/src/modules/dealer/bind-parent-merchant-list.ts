import { AppError, badRequest, identityChanged, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/dealer';
import { dealerBindingOf } from '@portal/engines/access';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import type { DealerNeeds } from './needs.ts';
import { findDealerStatus, insertBinding, listBound, lockBindings, updateBindingMark } from './binding-store.ts';
import { namedPlace } from './named-place.ts';

/**
 * Binds a dealer and orders from it from now on; the first one is the default. What is open stays: a list is of products, an order
 * keeps its prices, and neither belongs to a dealer. A dealer that is bound already is only chosen.
 */
export const bindParentMerchantList = operation(
  contract.bindParentMerchantList,
  async function bindParentMerchantList(ctx, { body }, { onDealerChanged }: DealerNeeds) {
    const { bindMerchantNo } = body;
    if (body.accountNo !== ctx.caller.accountNo) throw new AppError(identityChanged, { message: 'the payload names another account' });
    const owner = ownerOf(ctx.caller);
    await lockBindings(ctx.db, owner);
    const bound = await listBound(ctx.db, owner);
    const isBound = bound.some(({ merchantNo }) => merchantNo === bindMerchantNo);
    if (!isBound && dealerBindingOf(ctx.caller.userType, bound.length > 0) !== 'bind') throw new AppError(contract.boundElsewhere);
    const status = await findDealerStatus(ctx.db, bindMerchantNo);
    if (status === undefined) throw new AppError(notFound, { message: 'no such dealer' });
    if (status !== 1) throw new AppError(contract.dealerAbnormal);
    const userLocation = await namedPlace(ctx.db, body.userLocation);
    if (!userLocation)
      throw new AppError(badRequest, { msg: contract.dealerCopy.areaRequired, fields: { 'userLocation.areaCode': contract.dealerCopy.areaRequired } });
    await insertBinding(ctx.db, owner, { parentMerchantNo: bindMerchantNo, userLocation, defaultStatus: bound.length === 0, gmtCreate: new Date(ctx.now) });
    await updateBindingMark(ctx.db, owner, bindMerchantNo, 'choosing');
    const after = await listBound(ctx.db, owner);
    const [before, now] = [bound, after].map((list) => list.find(({ choosing }) => choosing));
    if (now && now.merchantNo !== before?.merchantNo)
      for (const tell of onDealerChanged) await tell(ctx, { owner, enterpriseName: now.enterpriseName, isFirst: before === undefined });
    return after;
  },
);
