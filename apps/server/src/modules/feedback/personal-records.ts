import { deleteFeedbackOfAccount, listFeedbackOfAccount } from './store.ts';

/** What an account complained of or suggested, with the answers; it goes with the account. */
export const feedbackRecords = { name: '投诉与建议', read: listFeedbackOfAccount, forget: deleteFeedbackOfAccount };
