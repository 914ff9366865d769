/** Front door of comments: what buyers say of what they received and readers of what is published, and what the provider's staff lets be read of it. */
export { commentRecords, contentCommentRecords } from './personal-records.ts';
export { commentRoom } from './room.ts';
export { getOut } from './published/get-out.ts';
export { hideReported } from './console/desk-content-comments.ts';
export { findSaidBelow, findShownBelow, insertContentComment, putContentLike } from './published/store.ts';
export { insertComment } from './store.ts';
