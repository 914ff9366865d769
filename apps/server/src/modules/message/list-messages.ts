import * as contract from '@portal/contract/message';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { countMessages, listPage } from './store.ts';

export const listMessages = operation(contract.listMessages, async function listMessages(ctx, { query: { page, size, type, status } }) {
  const owner = ownerOf(ctx.caller);
  const filter = { type, isRead: status === undefined ? undefined : status === '1' };
  return { data: await listPage(ctx.db, owner, { page, size, ...filter }), count: await countMessages(ctx.db, owner, filter) };
});
