import { deleteMessagesOfAccount, listMessagesOfAccount } from './store.ts';

export const messageRecords = { name: '消息', read: listMessagesOfAccount, forget: deleteMessagesOfAccount };
