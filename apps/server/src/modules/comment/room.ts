import { defineRoom } from '../../platform/room.ts';
import { countWaitingComments, decideComment, listDeskComments, readDeskCommentPicture, replyComment } from './console/desk-comments.ts';
import type { CommentNeeds } from './needs.ts';
import { getCommentSummary, likeComment, listComments, readCommentPicture } from './read-comments.ts';
import { listOrderComments, saveComment } from './save-comment.ts';

export const commentRoom = defineRoom({
  name: 'comment',
  open: (needs: CommentNeeds) => needs,
  operations: [
    saveComment,
    listComments,
    getCommentSummary,
    likeComment,
    listOrderComments,
    readCommentPicture,
    listDeskComments,
    countWaitingComments,
    readDeskCommentPicture,
    decideComment,
    replyComment,
  ],
});
