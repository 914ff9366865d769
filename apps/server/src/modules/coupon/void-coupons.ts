/** Claimed coupons that are to hold no more (COUPON-17). */
import type { CouponsVoided } from '@portal/contract/coupon';
import type { Telling } from '../../platform/http/context.ts';
import { sendMessage } from '../message/index.ts';
import { updateVoided } from './store.ts';
import { lockTemplate } from './template-store.ts';
import { found } from './templates.ts';

/** Whoever has one is told, once for all of theirs; with an order that waits to be paid it holds on. Asked again nothing is left to void. */
export async function voidClaimed(ctx: Telling, shopNo: string, { templateNo, reason }: { templateNo: string; reason: string }): Promise<CouponsVoided> {
  const { name } = found(await lockTemplate(ctx.db, shopNo, templateNo));
  const rows = await updateVoided(ctx.db, templateNo, { reason, now: new Date(ctx.now) });
  const eventKey = `coupon void ${ctx.newId()}`;
  for (const theirs of Map.groupBy(rows, ({ accountNo, merchantNo }) => `${accountNo} ${merchantNo}`).values()) {
    const [{ accountNo, merchantNo } = fail()] = theirs;
    const held = theirs.filter(({ state }) => state === 'locked').length;
    const words = [
      theirs.length > held ? `您的 ${theirs.length - held} 张“${name}”已作废，不能再使用。` : '',
      held > 0 ? `待付款订单占用的 ${held} 张“${name}”在该订单付款时仍有效，订单关闭后不再退回。` : '',
    ];
    const text = `${words.join('')}原因：${reason}`;
    await sendMessage(ctx, { accountNo, merchantNo, type: 'order', title: '优惠券已作废', text, link: '/memberStore/coupon?tab=expired', eventKey });
  }
  const heldCount = rows.filter(({ state }) => state === 'locked').length;
  return { voidedCount: rows.length - heldCount, heldCount };
}

function fail(): never {
  throw new Error('a group of coupons without any');
}
