/** What feedback is about: fixed tables, without zod, so that pages have them at once (FEEDBACK-2). */
import type { ReportAct, ReportState } from '@portal/engines/states';

export const FEEDBACK_KINDS = ['suggestion', 'complaint'] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];
export const feedbackKindNames: Readonly<Record<FeedbackKind, string>> = { suggestion: '建议', complaint: '投诉' };

export const FEEDBACK_CLASSES: readonly { id: number; itemValue: string }[] = [
  { id: 1, itemValue: '产品与资料' },
  { id: 2, itemValue: '配单与工具' },
  { id: 3, itemValue: '订单与售后' },
  { id: 4, itemValue: '经销商服务' },
  { id: 5, itemValue: '账号与认证' },
  { id: 6, itemValue: '页面与操作' },
  { id: 7, itemValue: '其他' },
];
/** Why something on a page is reported (FEEDBACK-6). */
export const REPORT_REASONS = ['wrong', 'advertising', 'offensive', 'infringing', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const reportReasonNames: Readonly<Record<ReportReason, string>> = {
  wrong: '内容有误',
  advertising: '广告推销',
  offensive: '辱骂或违法',
  infringing: '侵犯权益',
  other: '其他',
};
/** What became of a report, as whoever reported reads it, and what is done about it (FEEDBACK-7). */
export const reportStateNames: Readonly<Record<ReportState, string>> = { waiting: '待处理', removed: '已撤下', corrected: '已更正', unfounded: '未发现问题' };
export const reportActNames: Readonly<Record<ReportAct, string>> = { remove: '撤下', correct: '已更正', dismiss: '未发现问题' };

/** The class a report is kept under: 产品与资料. */
export const REPORT_CLASS = 1;

export const feedbackClassName = (id: number): string => FEEDBACK_CLASSES.find((one) => one.id === id)?.itemValue ?? '';
