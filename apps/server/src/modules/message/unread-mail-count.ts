import * as contract from '@portal/contract/message';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { getUnreadMail } from './unread-mail.ts';

export const unreadMailCount = operation(contract.unreadMailCount, function unreadMailCount(ctx) {
  return getUnreadMail(ctx.db, ownerOf(ctx.caller));
});
