import { formatDateTime, formatYuan } from '@portal/units';
import type { SeckillBoard } from '@portal/contract/seckill';
import type { Telling } from '../../platform/http/context.ts';
import { listDealersPeople } from '../customer/index.ts';
import { sendToEach } from '../message/index.ts';

/** Of many items the first three, each at its price. */
const ITEMS_TOLD = 3;

/** Their customers buy of them in it: every dealer that may be ordered from is told what is sold at which price, and who bears it (SECKILL-15). */
export async function tellDealers(ctx: Telling, { activityNo, activityName, gmtStart, gmtEnd, sessions }: SeckillBoard): Promise<void> {
  const items = sessions[0]?.items ?? [];
  const prices = items
    .slice(0, ITEMS_TOLD)
    .map(({ itemName, price }) => `${itemName} ${formatYuan(price).text}`)
    .join('、');
  const more = items.length > ITEMS_TOLD ? `等 ${items.length} 种` : '';
  await sendToEach(ctx, await listDealersPeople(ctx.db), {
    type: 'system',
    title: '平台将举行秒杀活动',
    text: `${activityName}，${formatDateTime(Date.parse(gmtStart))} 至 ${formatDateTime(Date.parse(gmtEnd))}：${prices}${more}。您的客户可以抢购，由您发货；按秒杀价分账，与日常价的差额由您承担，平台不补。`,
    link: '/merchantCenter/seckill',
    eventKey: `platformSeckill ${activityNo}`,
  });
}
