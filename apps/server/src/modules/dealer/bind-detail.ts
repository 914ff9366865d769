import * as contract from '@portal/contract/dealer';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listBound } from './binding-store.ts';

export const bindDetail = operation(contract.bindDetail, function bindDetail(ctx) {
  return listBound(ctx.db, ownerOf(ctx.caller));
});
