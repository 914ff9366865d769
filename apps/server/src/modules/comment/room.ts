import { defineRoom } from '../../platform/room.ts';
import { countWaitingComments, decideComment, listDeskComments, readDeskCommentPicture, replyComment } from './console/desk-comments.ts';
import { countWaitingContentComments, decideContentComment, listDeskContentComments, replyContentComment } from './console/desk-content-comments.ts';
import type { CommentNeeds } from './needs.ts';
import { getContentFigures, likeContent, likeContentComment, listContentComments } from './published/read-content-comments.ts';
import { listOwnContentComments, saveContentComment } from './published/save-content-comment.ts';
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
    saveContentComment,
    listOwnContentComments,
    listContentComments,
    likeContentComment,
    likeContent,
    getContentFigures,
    listDeskContentComments,
    countWaitingContentComments,
    decideContentComment,
    replyContentComment,
  ],
});
