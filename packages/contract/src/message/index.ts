export { listMessages, Message, readAllMessages, readMessages, removeMessages, restoreMessages, unreadMailCount, UnreadMail } from './endpoints.ts';
export {
  HEARTBEAT_MS,
  LIVE_BYTES_MAX,
  LIVE_PATH,
  MESSAGE_LINK,
  MESSAGE_LINK_MAX,
  MESSAGE_TEXT_MAX,
  MESSAGE_TITLE_MAX,
  MESSAGES_AT_ONCE,
  RECONNECT_MS,
} from './limits.ts';
export { readLiveNote } from './live.ts';
export type { LiveNote } from './live.ts';
export { MESSAGE_TYPE_NAMES, MESSAGE_TYPES, NOTICE_TYPES } from './types.ts';
export type { MessageType } from './types.ts';
