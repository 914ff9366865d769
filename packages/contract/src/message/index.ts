export { listNotices, NoticeLine, publishNotice, withdrawNotice } from './console-endpoints.ts';
export { listMessages, Message, readAllMessages, readMessages, removeMessages, restoreMessages, unreadMailCount, UnreadMail } from './endpoints.ts';
export { noticeWithdrawn } from './errors.ts';
export {
  HEARTBEAT_MS,
  LIVE_BYTES_MAX,
  LIVE_PATH,
  MESSAGE_LINK,
  MESSAGE_LINK_MAX,
  MESSAGE_TEXT_MAX,
  SENT_TEXT_MAX,
  MESSAGE_TITLE_MAX,
  MESSAGES_AT_ONCE,
  NOTICE_REASON_MAX,
  RECONNECT_MS,
} from './limits.ts';
export { leadsToPage, portalPagePaths } from './portal-pages.ts';
export { NOTICE_AHEAD_DAYS, NOTICE_KINDS, NOTICE_STATES, noticeCopy, priceDays } from './notices.ts';
export type { NoticeKind, NoticeState } from './notices.ts';
export { readLiveNote } from './live.ts';
export type { LiveNote } from './live.ts';
export { MESSAGE_TYPE_NAMES, MESSAGE_TYPES, NOTICE_TYPES } from './types.ts';
export type { MessageType } from './types.ts';
export { answerLoginPrompt, getPriceChangeApi, listLoginPrompts, PriceChange, readPriceChange, waitingShareMsg } from './prompt-endpoints.ts';
export { LOGIN_STEPS, NOTHING_WAITS } from './prompt-steps.ts';
export type { LoginStep } from './prompt-steps.ts';
