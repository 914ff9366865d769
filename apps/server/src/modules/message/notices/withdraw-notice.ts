import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/message';
import { operation } from '../../../platform/http/operation.ts';
import { listAccountNos } from '../../account/index.ts';
import { recordAct } from '../../operator/index.ts';
import { noticeLine, noticeStateOf } from './notice-line.ts';
import { deleteMessagesOf, lockNotice, updateWithdrawn } from './store.ts';
import { eventKeyOf } from './tell-everybody.ts';

/** Accounts of one statement. */
const AT_ONCE = 1_000;

/** Asked again with the same reason it is done already. The row is held meanwhile, so its message is sent before or not at all. */
export const withdrawNotice = operation(contract.withdrawNotice, async function withdrawNotice(ctx, { body: { noticeNo, reason } }) {
  const before = await lockNotice(ctx.db, noticeNo);
  if (before === undefined) throw new AppError(notFound);
  if (before.gmtWithdraw) {
    if (before.withdrawReason !== reason) throw new AppError(contract.noticeWithdrawn);
    return noticeLine(ctx.db, before, ctx.now);
  }
  await updateWithdrawn(ctx.db, noticeNo, { reason, now: ctx.now });
  const accountNos = await listAccountNos(ctx.db);
  for (let from = 0; from < accountNos.length; from += AT_ONCE) await deleteMessagesOf(ctx.db, accountNos.slice(from, from + AT_ONCE), eventKeyOf(before));
  ctx.signal({ topic: 'mailToAll' });
  await recordAct(ctx, 'withdrawNotice', {
    target: noticeNo,
    before: { state: noticeStateOf(before, ctx.now) },
    after: { state: 'withdrawn', title: before.title, withdrawReason: reason },
  });
  const at = new Date(ctx.now);
  return noticeLine(ctx.db, { ...before, gmtWithdraw: at, gmtEnd: at, withdrawReason: reason }, ctx.now);
});
