/** One act with an enterprise's people: the line that stays, and the message to whom it concerns, in the act's transaction (ENTERPRISE-9). */
import type { StaffAct } from '@portal/contract/staff';
import { staffRoleName, type StaffRole } from '@portal/engines/access';
import { formatDate, maskPhone } from '@portal/units';
import type { Telling } from '../../platform/http/context.ts';
import { listNames } from '../account/index.ts';
import { findEnterprise } from '../enterprise/index.ts';
import { sendMessage } from '../message/index.ts';
import { nameOf } from './names.ts';
import { insertHistory } from './store.ts';

export interface Act {
  act: StaffAct;
  merchantNo: string;
  /** null: the clock. */
  actorNo: string | null;
  /** Whom it was done to: a person, or a number that may be nobody's. */
  target: { accountNo: string | null; phone: string };
  fromRole?: StaffRole;
  toRole?: StaffRole;
  /** Who is told; null where there is nobody to tell. */
  toldNo: string | null;
  /** Of an invitation: when it is over. */
  gmtExpire?: Date;
}

interface Said {
  company: string;
  actor: string;
  target: string;
  from: string;
  to: string;
  until: string;
}

const OWN = '/member/enterprises';
const STAFF = '/merchantCenter/staff';

/** `link`: of one's own page whatever one acts as, or of the enterprise's, told to whom acts for it. */
const WORDS: Readonly<Record<StaffAct, { title: string; text: (said: Said) => string; link: typeof OWN | typeof STAFF }>> = {
  invite: { title: '企业邀请', text: ({ actor, company, to, until }) => `${actor}邀请您加入${company}，角色为${to}，请在 ${until} 前确认。`, link: OWN },
  resend: { title: '企业邀请', text: ({ actor, company, to, until }) => `${actor}再次邀请您加入${company}，角色为${to}，请在 ${until} 前确认。`, link: OWN },
  withdraw: { title: '企业邀请已撤回', text: ({ company }) => `${company}已撤回对您的邀请。`, link: OWN },
  expire: { title: '邀请已过期', text: ({ target }) => `${target}没有在有效期内接受邀请，可以重新发送。`, link: STAFF },
  accept: { title: '邀请已接受', text: ({ target, company, to }) => `${target}已加入${company}，角色为${to}。`, link: STAFF },
  decline: { title: '邀请已拒绝', text: ({ target, company }) => `${target}拒绝加入${company}。`, link: STAFF },
  changeRole: { title: '企业角色已变更', text: ({ company, from, to }) => `您在${company}的角色由${from}变更为${to}。`, link: OWN },
  narrowCustomers: { title: '可见客户已变更', text: ({ company }) => `您在${company}现在只能看到分配给您的客户及其订单和售后。`, link: OWN },
  widenCustomers: { title: '可见客户已变更', text: ({ company }) => `您在${company}现在可以看到全部客户及其订单和售后。`, link: OWN },
  remove: { title: '您已被移出企业', text: ({ company }) => `您已被移出${company}，不能再以该企业身份访问，在该企业名下的配单由企业保留。`, link: OWN },
  leave: { title: '成员已离开企业', text: ({ target, company }) => `${target}已离开${company}，其名下的配单已转给您。`, link: STAFF },
  offerHandover: {
    title: '主账号移交待确认',
    text: ({ actor, company, until }) => `${actor}申请将${company}的主账号移交给您，请在 ${until} 前确认。`,
    link: OWN,
  },
  withdrawHandover: { title: '主账号移交已取消', text: ({ company }) => `${company}的主账号移交已取消。`, link: OWN },
  expireHandover: { title: '主账号移交已过期', text: ({ target, company }) => `${target}没有在有效期内确认，${company}的主账号未移交。`, link: STAFF },
  acceptHandover: { title: '主账号已移交', text: ({ target, company }) => `${target}已成为${company}的主账号，您的角色变更为管理员。`, link: OWN },
  declineHandover: { title: '主账号移交被拒绝', text: ({ target, company }) => `${target}拒绝接收${company}的主账号。`, link: STAFF },
};

export async function record(ctx: Telling, act: Act): Promise<void> {
  const { merchantNo, actorNo, target, toldNo, fromRole, toRole } = act;
  const targetPhone = target.accountNo === null ? maskPhone(target.phone) : '';
  const gmtCreate = new Date(ctx.now);
  await insertHistory(ctx.db, { merchantNo, act: act.act, actorNo, targetNo: target.accountNo, targetPhone, fromRole, toRole, gmtCreate });
  if (toldNo === null) return;
  const { title, text, link } = WORDS[act.act];
  const names = await listNames(
    ctx.db,
    [actorNo, target.accountNo].filter((no) => no !== null),
  );
  const said: Said = {
    company: (await findEnterprise(ctx.db, merchantNo))?.companyName ?? '',
    actor: actorNo === null ? '' : nameOf(names.get(actorNo)),
    target: target.accountNo === null ? targetPhone : nameOf(names.get(target.accountNo)),
    from: fromRole === undefined ? '' : staffRoleName(fromRole),
    to: toRole === undefined ? '' : staffRoleName(toRole),
    until: act.gmtExpire === undefined ? '' : formatDate(act.gmtExpire.getTime()),
  };
  await sendMessage(ctx, {
    accountNo: toldNo,
    merchantNo: link === STAFF ? merchantNo : null,
    type: 'staff',
    title,
    text: text(said),
    link,
    eventKey: `staff ${act.act} ${ctx.newId()}`,
  });
}
