import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { ownerOf } from '../owner.ts';
import { findRevision } from './store.ts';

export const getSelectionRevision = operation(contract.getSelectionRevision, async function getSelectionRevision(ctx) {
  return { revision: await findRevision(ctx.db, ownerOf(ctx.caller)) };
});
