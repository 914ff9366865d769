import type { ShareState } from '@portal/engines/states';
import type { ShareKind } from './shapes.ts';

/** States as people read them. */
export const shareStateNames: Readonly<Record<ShareState, string>> = { waiting: '待分账', shared: '已分账', void: '已全额退款' };
export const shareKindNames: Readonly<Record<ShareKind, string>> = { order: '订单', refund: '分账后退款' };

/** Said on page and worksheet alike. */
export const shareCopy = {
  claimOpen: '售后处理中，办结后分账',
  paidBase: '分账按买家实付金额计算：店铺券和平台券减免的部分、您在订单里让的价都不在其中，平台不另行补给。',
};
