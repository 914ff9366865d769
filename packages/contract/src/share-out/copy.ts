import type { ShareState } from '@portal/engines/states';
import type { ShareKind } from './shapes.ts';

/** States as people read them. */
export const shareStateNames: Readonly<Record<ShareState, string>> = { waiting: '待分账', shared: '已分账', void: '已全额退款' };
export const shareKindNames: Readonly<Record<ShareKind, string>> = { order: '订单', refund: '分账后退款' };
