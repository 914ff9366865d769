import { deleteAppliedOfAccount, listAppliedOfAccount } from './store.ts';

/** What was applied last of each recommendation. */
export const recommendRecords = { name: '智能配单', read: listAppliedOfAccount, forget: deleteAppliedOfAccount };
