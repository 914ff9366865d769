/** Sends a short message; the adapter is chosen by configuration, the outbox is the offline stand-in. */
export { createAliyunSms, SmsRefusedError, type AliyunSmsSettings } from './aliyun.ts';
export { assertOutboxAllowed, createOutbox, OUTBOX_LENGTH, OutboxRefusedError, type Outbox, type OutboxEntry } from './outbox.ts';
export { createClosedSms, type SmsMessage, type SmsSender } from './sender.ts';
