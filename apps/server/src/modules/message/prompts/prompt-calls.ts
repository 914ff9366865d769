import * as contract from '@portal/contract/message';
import { mayCall } from '@portal/engines/access';
import { fen, toYuan, yuanDigits } from '@portal/units';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import type { MessageNeeds } from '../needs.ts';
import { countTransitFen, findPriceNotice, insertNoticeRead, putTold } from './store.ts';

export const answerLoginPrompt = operation(contract.answerLoginPrompt, async function answerLoginPrompt(ctx, { body: { step } }) {
  const { sessionHash, merchantNo } = ctx.caller;
  await putTold(ctx.db, { tokenHash: sessionHash, merchantNo, step, gmtCreate: new Date(ctx.now) });
  return null;
});

export const waitingShareMsg = operation(contract.waitingShareMsg, async function waitingShareMsg(ctx) {
  const amountFen = await countTransitFen(ctx.db, ownerOf(ctx.caller));
  return { amount: amountFen === 0 ? contract.NOTHING_WAITS : yuanDigits(toYuan(fen(amountFen))) };
});

export const getPriceChangeApi = operation(contract.getPriceChangeApi, async function getPriceChangeApi(ctx, _input, needs: MessageNeeds) {
  const own = await needs.ownPriceChanges.find(ctx);
  if (own) return own;
  // it is of a price that others do not see
  if (!mayCall('customerPrice', ctx.caller.userType)) return null;
  return (await findPriceNotice(ctx.db, ctx.caller.accountNo, ctx.now)) ?? null;
});

export const readPriceChange = operation(contract.readPriceChange, async function readPriceChange(ctx, { body: { noticeNo } }, needs: MessageNeeds) {
  await needs.ownPriceChanges.see(ctx, noticeNo);
  await insertNoticeRead(ctx.db, ctx.caller.accountNo, noticeNo, ctx.now);
  return null;
});
