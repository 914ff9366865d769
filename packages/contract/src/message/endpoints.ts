/** Messages to a person: listed, read, removed, counted (MESSAGE-1 … MESSAGE-4). Each call is about the caller's own, by account and identity. */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { pagingQuery, recordId } from '../core/fields.ts';
import { MESSAGES_AT_ONCE } from './limits.ts';
import { MESSAGE_TYPES } from './types.ts';

const BASE = '/api-cloud-merchant-service/v1/message';

const messageType = z.enum(MESSAGE_TYPES, { error: '消息类型不正确' });
const ids = z
  .array(recordId)
  .min(1, { error: '请选择消息' })
  .max(MESSAGES_AT_ONCE, { error: `一次最多处理 ${MESSAGES_AT_ONCE} 条消息` });

export const Message = z.strictObject({
  id: z.string(),
  type: messageType,
  title: z.string(),
  text: z.string(),
  /** Page of the portal it leads to. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  gmtCreate: z.iso.datetime(),
});
export type Message = z.infer<typeof Message>;

/** How many are unread: all, the announcements among them, and of each type. */
export const UnreadMail = z.strictObject({
  total: z.int(),
  notice: z.int(),
  byType: z.record(messageType, z.int()),
});
export type UnreadMail = z.infer<typeof UnreadMail>;

/** unreadMailCount. */
export const unreadMailCount = defineEndpoint({
  name: 'unreadMailCount',
  method: 'GET',
  path: `${BASE}/unreadMailCount`,
  summary: '未读消息数',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  data: UnreadMail,
});

/** The newest first; `status` 0 unread, 1 read, all without it. */
export const listMessages = defineEndpoint({
  name: 'listMessages',
  method: 'GET',
  path: `${BASE}/pageQuery`,
  summary: '消息列表',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  query: z.strictObject({
    ...pagingQuery,
    type: messageType.optional(),
    status: z.enum(['0', '1'], { error: '状态不正确' }).optional(),
  }),
  data: z.array(Message),
  counted: true,
});

/** Marks messages as read; numbers that are none of the caller's change nothing. */
export const readMessages = defineEndpoint({
  name: 'readMessages',
  method: 'POST',
  path: `${BASE}/read`,
  summary: '消息标为已读',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ ids }),
  data: UnreadMail,
});

/** Marks all as read, or all of a type. */
export const readAllMessages = defineEndpoint({
  name: 'readAllMessages',
  method: 'POST',
  path: `${BASE}/readAll`,
  summary: '消息全部标为已读',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ type: messageType.optional() }),
  data: UnreadMail,
});

/** Out of sight; `restoreMessages` takes them back. */
export const removeMessages = defineEndpoint({
  name: 'removeMessages',
  method: 'POST',
  path: `${BASE}/remove`,
  summary: '删除消息',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ ids }),
  data: UnreadMail,
});

export const restoreMessages = defineEndpoint({
  name: 'restoreMessages',
  method: 'POST',
  path: `${BASE}/restore`,
  summary: '恢复消息',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ ids }),
  data: UnreadMail,
});
