import { deleteCommentsOfAccount, listCommentsOfAccount } from './store.ts';

/** What an account said of what it bought; it goes with the account, and so do its likes. */
export const commentRecords = { name: '产品评价', read: listCommentsOfAccount, forget: deleteCommentsOfAccount };
