/** Who has a part in a sale that is called off before it is over is told of it (SECKILL-17); whoever has an unpaid order of it by its closing. */
import { formatDateTime } from '@portal/units';
import type { Telling } from '../../platform/http/context.ts';
import { listDealersPeople } from '../customer/index.ts';
import { listOpenOrders } from '../order/index.ts';
import { sendMessage, sendToEach } from '../message/index.ts';
import { listPaidOf } from './purchase-store.ts';
import type { ActivityRow, SessionRow } from './store.ts';

type CalledOff = Pick<ActivityRow, 'activityNo' | 'activityName' | 'pType' | 'abandonReason'>;

/** Their customers buy no more of them in it. */
export async function tellDealersCalledOff(
  ctx: Telling,
  { activityNo, activityName, pType, abandonReason }: CalledOff,
  sessions: readonly SessionRow[],
): Promise<void> {
  if (pType !== 1) return;
  const [start, end] = [sessions[0]?.gmtStart.getTime() ?? 0, sessions.at(-1)?.gmtEnd.getTime() ?? 0];
  await sendToEach(ctx, await listDealersPeople(ctx.db), {
    type: 'system',
    title: '平台终止了秒杀活动',
    text: `${activityName}（${formatDateTime(start)} 至 ${formatDateTime(end)}）已提前终止，原因：${abandonReason}。未付款的订单自动关闭；已付款的订单不受影响，请照常发货。`,
    link: '/merchantCenter/seckill',
    eventKey: `seckill called off ${activityNo}`,
  });
}

/** What was paid stays as it is. */
export async function tellWinners(ctx: Telling, { activityNo, activityName, abandonReason }: CalledOff): Promise<void> {
  const paid = await listPaidOf(ctx.db, activityNo);
  const open = await listOpenOrders(
    ctx.db,
    paid.map(({ shopOrderNo }) => shopOrderNo),
  );
  for (const { shopOrderNo, accountNo, merchantNo } of paid)
    if (open.has(shopOrderNo))
      await sendMessage(ctx, {
        accountNo,
        merchantNo: merchantNo === '' ? null : merchantNo,
        type: 'order',
        title: '秒杀活动已终止，您的订单不受影响',
        text: `${activityName} 已提前终止，原因：${abandonReason}。您已付款的订单 ${shopOrderNo} 仍按秒杀价发货。`,
        link: `/memberStore/purchaseOrders/detail?no=${shopOrderNo}`,
        eventKey: `seckill called off ${activityNo} ${shopOrderNo}`,
      });
}
