import * as contract from '@portal/contract/dealer';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listBound } from './binding-store.ts';
import { shopOf } from './shops.ts';

export const getBindDetail = operation(contract.getBindDetail, async function getBindDetail(ctx) {
  return (await listBound(ctx.db, ownerOf(ctx.caller))).map(shopOf);
});
