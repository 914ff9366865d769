/** What feedback is about: fixed tables, without zod, so that pages have them at once (FEEDBACK-2). */
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
export const feedbackClassName = (id: number): string => FEEDBACK_CLASSES.find((one) => one.id === id)?.itemValue ?? '';
