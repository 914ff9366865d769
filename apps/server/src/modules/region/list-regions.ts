import * as contract from '@portal/contract/region';
import { operation } from '../../platform/http/operation.ts';
import { listChildren } from './store.ts';

export const listRegions = operation(contract.listRegions, function listRegions(ctx, { query }) {
  return listChildren(ctx.db, query.parentCode);
});
