/** Front door of messages: the list, the way to it with its badge, and the live connection that keeps the badge. */
export { markAllRead, markRead, markReadOnLeaving, removeMessage, restoreMessage } from './api.ts';
export { MessageList } from './components/message-list.tsx';
export { UnreadLink } from './components/unread-link.tsx';
export { useLiveMail } from './components/use-live-mail.ts';
export { MESSAGES_PATH } from './model/messages-path.ts';
export { messagesCallQuery, messagesHref, parseMessagesQuery, typeOf, withMessagesChange, type MessagesQuery } from './model/messages-query.ts';
