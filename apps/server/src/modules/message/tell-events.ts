/** What the events of lower rooms say to the person they concern. Handed down to those rooms in `app.ts` (MESSAGE-3). */
import { dealerCopy } from '@portal/contract/dealer';
import { formatDate } from '@portal/units';
import type { Db } from '../../platform/db/database.ts';
import type { Telling } from '../../platform/http/context.ts';
import type { AccountEvent } from '../account/index.ts';
import type { DealerChanged } from '../dealer/index.ts';
import { listPeopleOf } from '../account/index.ts';
import type { Audited, Expiring, FreezeAnnounced, Frozen } from '../enterprise/index.ts';
import { sendMessage } from './send-message.ts';

const DEVICES = '/member/accountSetting/modPhoneAndPassword';
const NOT_YOU = '如非本人操作，请立即修改密码并退出其他设备。';

const WORDS: Readonly<Record<AccountEvent['kind'], { title: string; textOf: (event: AccountEvent) => string }>> = {
  passwordChanged: { title: '登录密码已修改', textOf: () => `您的登录密码刚刚修改，其他设备已退出登录。${NOT_YOU}` },
  phoneChanged: { title: '手机号已更换', textOf: () => `您的登录手机号刚刚更换，其他设备已退出登录。${NOT_YOU}` },
  newDevice: {
    title: '新设备登录',
    textOf: (event) => (event.kind === 'newDevice' ? `您的账号在 ${[event.device, event.place].filter(Boolean).join('，')} 登录。${NOT_YOU}` : NOT_YOU),
  },
};

/** Of the account itself: told whatever it acts as. */
export async function tellAccountEvent(ctx: Telling, event: AccountEvent): Promise<void> {
  const { title, textOf } = WORDS[event.kind];
  await sendMessage(ctx, {
    accountNo: event.accountNo,
    merchantNo: null,
    type: 'security',
    title,
    text: textOf(event),
    link: DEVICES,
    // a device that comes and goes is told of once a month
    eventKey: event.kind === 'newDevice' ? `newDevice ${formatDate(ctx.now).slice(0, 7)} ${event.device} ${event.place}` : `${event.kind} ${ctx.newId()}`,
  });
}

export async function tellDealerChanged(ctx: Telling, { owner: { accountNo, merchantNo }, enterpriseName, isFirst }: DealerChanged): Promise<void> {
  await sendMessage(ctx, {
    accountNo,
    merchantNo: merchantNo === '' ? null : merchantNo,
    type: 'dealer',
    title: isFirst ? dealerCopy.boundFirst : '订货一级经销商已变更',
    text: `您现在向${enterpriseName}订货。${isFirst ? '' : '清单与配单不受影响。'}`,
    link: '/bindFirst',
    eventKey: `dealerChanged ${ctx.newId()}`,
  });
}

/**
 * What became of the papers of an enterprise: told to whoever handed them in, whatever they act as. Last of those who hear of it, so that
 * a dealer that was ordered from before is the enterprise's already; where there is none, choosing one comes next (ENTERPRISE-3).
 */
export const tellAudited =
  (hasDealer: (db: Db, merchantNo: string) => Promise<boolean>) =>
  async (ctx: Telling, { outcome, accountNo, merchantNo, companyName, isFirst, reason }: Audited): Promise<void> => {
    const what = isFirst ? '企业认证' : '企业资料变更';
    const isApproved = outcome === 'approved';
    const isNew = isApproved && isFirst;
    const mayOrder = isNew && (await hasDealer(ctx.db, merchantNo));
    const news = mayOrder ? NEWS_WITH_DEALER : NEWS_WITHOUT_DEALER;
    await sendMessage(ctx, {
      accountNo,
      merchantNo: null,
      type: 'certification',
      title: `${what}${isApproved ? '已通过' : '未通过'}`,
      text: isApproved
        ? `${companyName}的${what}已通过${isNew ? `，${news}` : ''}。`
        : `${companyName}的${what}未通过：${reason}。已填写的资料仍在，修改后可重新提交。`,
      link: isNew ? (mayOrder ? '/product' : '/bindFirst') : '/auth',
      eventKey: `audited ${ctx.newId()}`,
    });
  };

const NEWS_WITH_DEALER = '现在按客户价选型和配单，原有的清单、配单和订货经销商已转到企业名下';
const NEWS_WITHOUT_DEALER = '现在按客户价选型和配单，原有的清单和配单已转到企业名下。选择订货一级经销商后即可订货';

/** Told to everybody of the enterprise, whatever they act as: staff act for it no more while it is frozen. */
export async function tellFrozen(ctx: Telling, { merchantNo, companyName, isFrozen, reason }: Frozen): Promise<void> {
  const eventKey = `${isFrozen ? 'frozen' : 'unfrozen'} ${ctx.newId()}`;
  for (const accountNo of await listPeopleOf(ctx.db, merchantNo, 'everybody'))
    await sendMessage(ctx, {
      accountNo,
      merchantNo: null,
      type: 'certification',
      title: isFrozen ? '企业已冻结' : '企业已解除冻结',
      text: isFrozen
        ? `${companyName}已冻结：${reason}。冻结期间不显示客户价，不能订货；清单和配单保留，已下的订单负责人仍可查看、收货和申请售后。如需解冻请联系客服。`
        : `${companyName}已解除冻结：${reason}。客户价和订货已恢复。`,
      link: isFrozen ? '/service-center' : '/product',
      eventKey,
    });
}

/** Told to everybody of the enterprise: the day and the operator's reason, or that the day is off. */
export async function tellFreezeAnnounced(ctx: Telling, { merchantNo, companyName, announced, before }: FreezeAnnounced): Promise<void> {
  const eventKey = `freezeAnnounced ${ctx.newId()}`;
  for (const accountNo of await listPeopleOf(ctx.db, merchantNo, 'everybody'))
    await sendMessage(ctx, {
      accountNo,
      merchantNo: null,
      type: 'certification',
      title: announced ? '企业冻结预警' : '企业冻结预警已解除',
      text: announced
        ? `${companyName}将于 ${formatDate(announced.gmtFreeze.getTime())} 冻结：${announced.reason}。冻结后不显示客户价，不能订货；清单和配单保留。如有疑问请联系客服。`
        : `${companyName}${before ? `原定于 ${formatDate(before.getTime())} 的` : '的'}冻结已取消，客户价和订货不受影响。`,
      link: '/service-center',
      eventKey,
    });
}

/** Told to the owners, once for each reminder: they can renew it. */
export async function tellExpiring(ctx: Telling, { enterpriseNo, merchantNo, companyName, validUntil, reminder }: Expiring): Promise<void> {
  if (reminder === null) return;
  const isOver = reminder === 'over';
  for (const accountNo of await listPeopleOf(ctx.db, merchantNo, 'owners'))
    await sendMessage(ctx, {
      accountNo,
      merchantNo: null,
      type: 'certification',
      title: isOver ? '企业认证已过期' : '企业认证即将到期',
      text: isOver
        ? `${companyName}的认证已于 ${validUntil} 到期，客户价和订货已暂停。请更新营业执照后重新提交。`
        : `${companyName}的认证将于 ${validUntil} 到期。请准备新的营业执照，到期后重新提交认证。`,
      link: '/auth',
      eventKey: `expiring ${enterpriseNo} ${validUntil} ${reminder}`,
    });
}
