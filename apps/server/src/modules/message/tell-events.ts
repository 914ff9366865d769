/** What the events of lower rooms say to the person they concern. Handed down to those rooms in `app.ts` (MESSAGE-3). */
import { formatDate } from '@portal/units';
import type { Telling } from '../../platform/http/context.ts';
import type { AccountEvent } from '../account/index.ts';
import type { DealerChanged } from '../dealer/index.ts';
import type { Audited } from '../enterprise/index.ts';
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

export async function tellDealerChanged(ctx: Telling, { owner: { accountNo, merchantNo }, enterpriseName }: DealerChanged): Promise<void> {
  await sendMessage(ctx, {
    accountNo,
    merchantNo: merchantNo === '' ? null : merchantNo,
    type: 'dealer',
    title: '订货一级经销商已变更',
    text: `您现在向${enterpriseName}订货。清单与配单不受影响。`,
    link: '/bindFirst',
    eventKey: `dealerChanged ${ctx.newId()}`,
  });
}

/** What became of the papers of an enterprise: told to whoever handed them in, whatever they act as. */
export async function tellAudited(ctx: Telling, { outcome, accountNo, companyName, isFirst, reason }: Audited): Promise<void> {
  const what = isFirst ? '企业认证' : '企业资料变更';
  const isApproved = outcome === 'approved';
  await sendMessage(ctx, {
    accountNo,
    merchantNo: null,
    type: 'certification',
    title: `${what}${isApproved ? '已通过' : '未通过'}`,
    text: isApproved
      ? `${companyName}的${what}已通过${isFirst ? '，现在按客户价选型和配单，原有的清单、配单和订货经销商已转到企业名下' : ''}。`
      : `${companyName}的${what}未通过：${reason}。已填写的资料仍在，修改后可重新提交。`,
    link: isApproved && isFirst ? '/product' : '/auth',
    eventKey: `audited ${ctx.newId()}`,
  });
}
