/** The address of the messages ↔ what is asked of the server. */
import { definePageQuery, type PageQueryOf } from '@portal/client/page-query';
import { flag, oneOf, page, size } from '@portal/client/page-words';
import { MESSAGE_TYPES, type listMessages, type MessageType } from '@portal/contract/message';
import type { QueryInputOf } from '@portal/contract/core';

import { MESSAGES_PATH } from './messages-path.ts';

const address = definePageQuery(MESSAGES_PATH, { type: oneOf(['all', ...MESSAGE_TYPES]), unread: flag('1'), page, size: size(10) });

export type MessagesQuery = PageQueryOf<typeof address>;

export const { read: parseMessagesQuery, href: messagesHref, with: withMessagesChange } = address;

export const typeOf = ({ type }: MessagesQuery): MessageType | undefined => (type === 'all' ? undefined : type);

export const messagesCallQuery = (query: MessagesQuery): QueryInputOf<typeof listMessages> => {
  const type = typeOf(query);
  return { page: query.page, size: query.size, ...(type === undefined ? {} : { type }), ...(query.unread ? { status: '0' } : {}) };
};
