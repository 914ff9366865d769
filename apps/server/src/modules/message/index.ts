/** Front door of messages: what others are told by, and how many are unread. */
export { messageRecords, transitCashRecords } from './personal-records.ts';
export { messageRoom } from './room.ts';
export { makeNotice, type NewNotice } from './notices/make-notice.ts';
export { deleteMessagesLinked } from './store.ts';
export { sendMessage, sendToEach } from './send-message.ts';
export { readToldProtocols, tellNotice, tellProtocol } from './notices/tell-everybody.ts';
export { getUnreadMail } from './unread-mail.ts';
export { tellAccountEvent, tellAudited, tellDealerChanged, tellExpiring, tellFreezeAnnounced, tellFrozen } from './tell-events.ts';
export { insertNoticeRead, insertNotice, insertTransitCash, updateArrived } from './prompts/store.ts';
