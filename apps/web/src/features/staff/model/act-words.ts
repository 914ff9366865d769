import { DEALER_ACTS, dealerActNames, type CustomerAct, type DealerAct, type StaffAct, type StaffHistoryLine } from '@portal/contract/staff';
import { staffRoleName } from '@portal/engines/access';

type Line = Pick<StaffHistoryLine, 'act' | 'targetName' | 'fromRole' | 'toRole' | 'detail'>;
const nameOf = (role: Line['toRole']): string => (role === null ? '' : staffRoleName(role));

const WORDS: Readonly<Record<StaffAct | CustomerAct, (line: Line) => string>> = {
  invite: ({ targetName, toRole }) => `邀请 ${targetName} 加入，角色为${nameOf(toRole)}`,
  resend: ({ targetName }) => `重新发送给 ${targetName} 的邀请`,
  withdraw: ({ targetName }) => `撤回给 ${targetName} 的邀请`,
  expire: ({ targetName }) => `给 ${targetName} 的邀请已过期`,
  accept: ({ toRole }) => `接受邀请，以${nameOf(toRole)}身份加入`,
  decline: ({ targetName }) => `${targetName} 拒绝邀请`,
  changeRole: ({ targetName, fromRole, toRole }) => `将 ${targetName} 的角色由${nameOf(fromRole)}改为${nameOf(toRole)}`,
  narrowCustomers: ({ targetName }) => `将 ${targetName} 设为仅看自己的客户`,
  widenCustomers: ({ targetName }) => `将 ${targetName} 设为可看全部客户`,
  remove: ({ targetName }) => `移除 ${targetName}`,
  leave: () => '离开企业',
  offerHandover: ({ targetName }) => `申请将主账号移交给 ${targetName}`,
  withdrawHandover: ({ targetName }) => `取消移交给 ${targetName}`,
  expireHandover: ({ targetName }) => `移交给 ${targetName} 的申请已过期`,
  acceptHandover: () => '接收主账号',
  declineHandover: () => '拒绝接收主账号',
  assignCustomers: ({ targetName, detail }) => (targetName === '' ? `将 ${detail} 设为无人负责` : `将 ${detail} 交由 ${targetName} 负责`),
  saveCreditTerms: ({ detail }) => `设置账期：${detail}`,
  recordRepayment: ({ detail }) => `登记还款：${detail}`,
  reverseRepayment: ({ detail }) => `冲销还款：${detail}`,
};

/** What was done, in words; who did it stands beside. */
export const actWords = (line: Line): string => (isOfDealer(line.act) ? `${dealerActNames[line.act]}：${line.detail}` : WORDS[line.act](line));

const isOfDealer = (act: Line['act']): act is DealerAct => DEALER_ACTS.some((one) => one === act);
