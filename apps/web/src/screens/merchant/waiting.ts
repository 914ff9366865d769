import type { SessionInfo } from '@portal/contract/account';
import { dealerBindingOf } from '@portal/engines/access';
import { certificationStateOf, type CertificationState } from '@portal/engines/states';
import { formatDate, formatYuan } from '@portal/units';
import { SELECTION_HREF } from '../../lib/address-bar/selection-href.ts';

/** Something that waits for whoever looks. */
export interface Waiting {
  key: string;
  name: string;
  value: string;
  href: string;
  action: string;
}

interface Counts {
  unread: number;
  /** Invitations to one's number, and those the enterprise has sent and nobody has answered. */
  received: number;
  sent: number;
  /** Models in the list that is not made an order. */
  selected: number;
  /** Goods of requests after a sale that are on their way back to it. */
  toReceive?: number;
  /** Own orders that wait to be paid, and those whose goods are on their way. */
  toPay?: number;
  onTheWay?: number;
  /** Yuan owed to dealers past their day. */
  overdue?: number;
}

const PAPERS: Readonly<Partial<Record<CertificationState, Omit<Waiting, 'key' | 'name'>>>> = {
  expiring: { value: '即将到期，请换证', href: '/auth', action: '去换证' },
  rejected: { value: '没有通过，改好后可再提交', href: '/auth', action: '去修改' },
  expired: { value: '已到期，重新提交后恢复', href: '/auth', action: '去续期' },
};

type Actor = Pick<SessionInfo, 'userType' | 'staffRole' | 'auditStatus' | 'gmtFreeze' | 'freezeReason' | 'hasBindFirstDistributor'>;

/** Announced for whatever day, with the operator's reason. */
function freezeOf({ auditStatus, gmtFreeze, freezeReason }: Actor): Waiting[] {
  if (gmtFreeze === null) return [];
  const day = formatDate(Date.parse(gmtFreeze));
  const isFrozen = certificationStateOf(auditStatus) === 'frozen';
  const value = `${isFrozen ? `${day} 起冻结` : `将于 ${day} 冻结`}${freezeReason === '' ? '' : `：${freezeReason}`}`;
  return [{ key: 'freeze', name: isFrozen ? '企业已冻结' : '企业冻结预警', value, href: '/help', action: '联系客服' }];
}

/** What one ought to look at, the most pressing first; a part that could not be read counts as nothing (ENTERPRISE-15). */
export function waitingOf(session: Actor, { unread, received, sent, selected, toReceive = 0, toPay = 0, onTheWay = 0, overdue = 0 }: Counts): Waiting[] {
  // the owner alone signs the papers
  const papers = session.staffRole === 'owner' ? PAPERS[certificationStateOf(session.auditStatus)] : undefined;
  const isUnbound = !session.hasBindFirstDistributor && dealerBindingOf(session.userType, false) !== 'none';
  return [
    ...freezeOf(session),
    ...(papers ? [{ key: 'papers', name: '企业认证', ...papers }] : []),
    ...(isUnbound ? [{ key: 'dealer', name: '订货一级经销商', value: '还没有选择', href: '/bindFirst', action: '去选择' }] : []),
    ...(toReceive > 0
      ? [{ key: 'toReceive', name: '待收退货', value: `${toReceive} 个包裹在寄回途中`, href: '/merchantCenter/afterSale?state=buyerShipped', action: '去确认' }]
      : []),
    ...(overdue > 0
      ? [{ key: 'overdue', name: '逾期欠款', value: formatYuan(overdue).text, href: '/memberStore/submitOrder/creditPaid', action: '查看' }]
      : []),
    ...(toPay > 0
      ? [{ key: 'toPay', name: '待付款订单', value: `${toPay} 张，超时自动关闭`, href: '/memberStore/purchaseOrders?state=pendingPayment', action: '去付款' }]
      : []),
    ...(onTheWay > 0
      ? [{ key: 'onTheWay', name: '待收货订单', value: `${onTheWay} 张，收到后请确认`, href: '/memberStore/purchaseOrders?state=shipped', action: '去确认' }]
      : []),
    ...(received > 0 ? [{ key: 'received', name: '企业邀请', value: `${received} 个等您答复`, href: '/member/enterprises', action: '去答复' }] : []),
    ...(unread > 0 ? [{ key: 'unread', name: '未读消息', value: `${unread} 条`, href: '/member/messageCenter?unread=1', action: '去阅读' }] : []),
    ...(selected > 0 ? [{ key: 'selected', name: '清单', value: `${selected} 种产品还没有生成配单`, href: SELECTION_HREF, action: '打开清单' }] : []),
    ...(sent > 0 ? [{ key: 'sent', name: '员工邀请', value: `${sent} 个等对方接受`, href: '/merchantCenter/staff', action: '查看' }] : []),
  ];
}
