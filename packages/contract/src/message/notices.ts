/** Notices: what an operator tells many (OPERATOR-11). */

/** `price`: a dialog after signing in for whoever sees the price of dealers, and a message. `system`: a message alone. */
export const NOTICE_KINDS = ['price', 'system'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_STATES = ['waiting', 'shown', 'over', 'withdrawn'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** How far ahead a notice may begin or end. */
export const NOTICE_AHEAD_DAYS = 365;

/** Between which days prices change, as 2026-11-21: in the dialog and in the message. */
export const priceDays = ({ beginDate, endDate }: { beginDate: string; endDate: string }): string => `调价日期：${beginDate} 至 ${endDate}`;

/** Sentences that the console's form of a notice and the server both say. */
export const noticeCopy = {
  titleRequired: '请输入标题',
  textRequired: '请输入正文',
  dayRequired: '请选择日期',
  days: '调价的结束日期不能早于开始日期',
  linkRequired: '请填写链接',
  link: '只能填写本站路径，以 / 开头，例如 /product',
  linkUnknown: '本站没有这个页面，请在门户中打开要指向的页面，复制其路径',
  publishMoment: '发布时间须晚于现在，且在一年以内',
  endMoment: '截止时间须晚于发布时间，且在发布后一年以内',
  reasonRequired: '请填写撤回原因',
} as const;
