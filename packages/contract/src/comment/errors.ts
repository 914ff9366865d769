/** What may go wrong with comments. */
import { defineError } from '../core/define-error.ts';

/** Not received, or nothing of the line was. */
export const commentTooEarly = defineError({ name: 'commentTooEarly', code: 2101, status: 409, msg: '确认收货后才能评价' });
/** It is shown: what others have read stays. */
export const commentShown = defineError({ name: 'commentShown', code: 2102, status: 409, msg: '评价已展示，不能再修改' });
/** What one says oneself is of use by itself. */
export const ownComment = defineError({ name: 'ownComment', code: 2104, status: 409, msg: '不能给自己的评价点赞' });
/** It was written anew, or another operator was quicker. */
export const commentMoved = defineError({ name: 'commentMoved', code: 2103, status: 409, msg: '评价已有变化，请查看最新内容后再操作' });
