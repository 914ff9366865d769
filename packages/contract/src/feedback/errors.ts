/** What may go wrong with feedback. */
import { defineError } from '../core/define-error.ts';
import { WAITING_FEEDBACK_MAX } from './limits.ts';

export const tooManyFeedback = defineError({
  name: 'tooManyFeedback',
  code: 1571,
  status: 409,
  msg: `您有 ${WAITING_FEEDBACK_MAX} 条反馈等待答复，请稍后再提交`,
});
/** What the same account has reported, while it waits. */
export const reportedAlready = defineError({ name: 'reportedAlready', code: 1573, status: 409, msg: '您已经举报过这条内容，正在处理' });
/** A report has its outcome already. */
export const reportDecided = defineError({ name: 'reportDecided', code: 1574, status: 409, msg: '这条举报已经处理，请查看最新内容' });
/** Another operator was quicker. */
export const feedbackAnswered = defineError({ name: 'feedbackAnswered', code: 1572, status: 409, msg: '这条反馈已经答复，请查看最新内容' });
