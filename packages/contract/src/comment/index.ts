export { countWaitingComments, decideComment, listDeskComments, readDeskCommentPicture, replyComment } from './console-endpoints.ts';
export { commentCopy, commentStateNames, STARS_SAY } from './copy.ts';
export { getCommentSummary, likeComment, listComments, listOrderComments, readCommentPicture, saveComment } from './endpoints.ts';
export { commentMoved, commentShown, commentTooEarly, ownComment } from './errors.ts';
export { COMMENT_PICTURES_MAX, COMMENT_REASON_MAX, COMMENT_REPLY_MAX, COMMENT_STARS, COMMENT_TEXT_MAX } from './limits.ts';
export { commentPictureUrl, deskCommentPictureUrl } from './picture-url.ts';
export { tellsHowToReach } from './reach-data.ts';
export { Comment, CommentForm, CommentSummary, DeskComment, OwnComment } from './shapes.ts';
