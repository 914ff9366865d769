import * as contract from '@portal/contract/address';
import { AppError, notFound } from '@portal/contract/core';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { isOnePlace } from './place-rule.ts';
import { listAddressesOf } from './store.ts';

/** An address outlives what it names: a county is renamed, a street goes to another. */
export const checkAddress = operation(contract.checkAddress, async function checkAddress(ctx, { query: { id } }) {
  const wanted = (await listAddressesOf(ctx.db, ownerOf(ctx.caller))).find((each) => each.id === id);
  if (!wanted) throw new AppError(notFound, { message: 'not an address of the caller' });
  const isUsable = await isOnePlace(ctx.db, wanted);
  return { isUsable, msg: isUsable ? '' : contract.addressCopy.outdated };
});
