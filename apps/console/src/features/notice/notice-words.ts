/** Kinds and states of notices in words, and who is told. */
import type { NoticeKind, NoticeState } from '@portal/contract/message';

export const noticeKindNames: Readonly<Record<NoticeKind, string>> = { price: '价格变动', system: '系统通知' };
export const noticeStateNames: Readonly<Record<NoticeState, string>> = { waiting: '待发布', shown: '已发布', over: '已结束', withdrawn: '已撤回' };

export const noticeAudiences: Readonly<Record<NoticeKind, string>> = {
  price: '看客户价的人登录后弹窗提示一次，所有账号收到消息',
  system: '所有账号收到消息',
};
