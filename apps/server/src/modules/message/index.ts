/** Front door of messages: what others are told by, and how many are unread. */
export { messageRecords, transitCashRecords } from './personal-records.ts';
export { messageRoom } from './room.ts';
export { sendMessage, sendToAll } from './send-message.ts';
export { getUnreadMail } from './unread-mail.ts';
export { tellAccountEvent, tellAudited, tellDealerChanged, tellExpiring, tellFrozen } from './tell-events.ts';
export { insertNoticeRead, insertPriceNotice, insertTransitCash, updateArrived } from './prompts/store.ts';
