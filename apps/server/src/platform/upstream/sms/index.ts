/** Sends a short message; the adapter is chosen by configuration, the outbox is the offline stand-in. */
export { createAliyunSms } from './aliyun.ts';
export { assertOutboxAllowed, createOutbox, OutboxRefusedError, type Outbox, type OutboxEntry } from './outbox.ts';
export { createClosedSms, type SmsInvitation, type SmsMessage, type SmsSender } from './sender.ts';
