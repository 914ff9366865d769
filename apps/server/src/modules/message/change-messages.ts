/** Reading, removing and taking back: each answers what is unread then, and tells the account's other tabs. */
import * as contract from '@portal/contract/message';
import { ownerOf, type Context, type SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { updateAsRead, updateRemoved } from './store.ts';
import { getUnreadMail } from './unread-mail.ts';

export const readMessages = operation(contract.readMessages, async function readMessages(ctx, { body: { ids } }) {
  return tell(ctx, await updateAsRead(ctx.db, ownerOf(ctx.caller), { ids }, ctx.now));
});

export const readAllMessages = operation(contract.readAllMessages, async function readAllMessages(ctx, { body: { type } }) {
  return tell(ctx, await updateAsRead(ctx.db, ownerOf(ctx.caller), { type }, ctx.now));
});

export const removeMessages = operation(contract.removeMessages, async function removeMessages(ctx, { body: { ids } }) {
  return tell(ctx, await updateRemoved(ctx.db, ownerOf(ctx.caller), ids, ctx.now));
});

export const restoreMessages = operation(contract.restoreMessages, async function restoreMessages(ctx, { body: { ids } }) {
  return tell(ctx, await updateRemoved(ctx.db, ownerOf(ctx.caller), ids, null));
});

async function tell(ctx: Context<SignedInCaller>, changed: number): Promise<contract.UnreadMail> {
  if (changed > 0) ctx.signal({ topic: 'mail', accountNo: ctx.caller.accountNo });
  return getUnreadMail(ctx.db, ownerOf(ctx.caller));
}
