import * as contract from '@portal/contract/address';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listAddressesOf } from './store.ts';

export const listAddresses = operation(contract.listAddresses, function listAddresses(ctx) {
  return listAddressesOf(ctx.db, ownerOf(ctx.caller));
});
