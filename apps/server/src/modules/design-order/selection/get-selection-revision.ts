import * as contract from '@portal/contract/design-order';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { getRevision } from './store.ts';

export const getSelectionRevision = operation(contract.getSelectionRevision, async function getSelectionRevision(ctx) {
  return { revision: await getRevision(ctx.db, ownerOf(ctx.caller)) };
});
