/** What may go wrong with comments. */
import { defineError } from '../core/define-error.ts';
import { CONTENT_COMMENTS_MAX } from './limits.ts';

/** Not received, or nothing of the line was. */
export const commentTooEarly = defineError({ name: 'commentTooEarly', code: 2101, status: 409, msg: '确认收货后才能评价' });
/** It is shown: what others have read stays. */
export const commentShown = defineError({ name: 'commentShown', code: 2102, status: 409, msg: '评价已展示，不能再修改' });
/** What one says oneself is of use by itself. */
export const ownComment = defineError({ name: 'ownComment', code: 2104, status: 409, msg: '不能给自己的评价点赞' });
/** It was written anew, or another operator was quicker. */
export const commentMoved = defineError({ name: 'commentMoved', code: 2103, status: 409, msg: '评价已有变化，请查看最新内容后再操作' });
/** Somebody who has more to say writes to the provider. */
export const tooManyContentComments = defineError({
  name: 'tooManyContentComments',
  code: 2105,
  status: 409,
  msg: `同一内容最多评论 ${CONTENT_COMMENTS_MAX} 次，其他意见请到投诉与建议提交`,
});
