import { deletePromptsOfAccount, listTransitOfAccount } from './prompts/store.ts';
import { deleteMessagesOfAccount, listMessagesOfAccount } from './store.ts';

export const messageRecords = { name: '消息', read: listMessagesOfAccount, forget: deleteMessagesOfAccount };
export const transitCashRecords = { name: '在途货款', read: listTransitOfAccount, forget: deletePromptsOfAccount };
