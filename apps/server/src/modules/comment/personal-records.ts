import { deleteSaidByAccount, listSaidByAccount } from './published/store.ts';
import { deleteCommentsOfAccount, listCommentsOfAccount } from './store.ts';

/** What an account said of what it bought; it goes with the account, and so do its likes. */
export const commentRecords = { name: '产品评价', read: listCommentsOfAccount, forget: deleteCommentsOfAccount };

/** What it said of what is published, and likes; likewise. */
export const contentCommentRecords = { name: '内容评论与点赞', read: listSaidByAccount, forget: deleteSaidByAccount };
