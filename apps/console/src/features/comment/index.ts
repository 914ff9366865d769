/** Front door of comments: those that wait to be let be read, answering them. */
export { COMMENT_LIST, CommentDesk } from './comment-desk.tsx';
export { useWaitingComments, useWaitingContentComments } from './use-waiting-comments.ts';
