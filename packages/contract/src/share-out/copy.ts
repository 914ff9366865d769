import type { ShareState } from '@portal/engines/states';
import type { ShareKind } from './shapes.ts';

/** States as people read them. */
export const shareStateNames: Readonly<Record<ShareState, string>> = { waiting: '待分账', shared: '已分账', void: '已全额退款' };
export const shareKindNames: Readonly<Record<ShareKind, string>> = { order: '订单', refund: '分账后退款' };

/** Said on page and worksheet alike. */
export const shareCopy = {
  claimOpen: '售后处理中，办结后分账',
  subsidy: '平台补贴',
  platformSeckill: '平台秒杀，无补贴',
  onCredit: '账期订单，仅平台补贴',
  paidBase:
    '分账金额＝订单金额－退款－平台手续费＋平台补贴。平台券减免的部分由平台补给您，退货部分不补；店铺券和您在订单里让的价由您承担。平台秒杀的订单按秒杀价分账，与日常价的差额由您承担，平台不补。账期订单的货款由客户直接付给您，这里只列平台补贴，自接单起计。',
};
