/** The offline stand-in for the SMS operator: messages stay here and are read on a page that exists in demo mode only. */
import type { SmsInvitation, SmsMessage, SmsSender } from './sender.ts';

/** So many messages are kept, newest first. */
export const OUTBOX_LENGTH = 200;

/** `sentAt`: milliseconds since 1970. */
export type OutboxEntry = (SmsMessage | SmsInvitation) & { sentAt: number };

export interface Outbox extends SmsSender {
  /** Newest first. */
  list(): readonly OutboxEntry[];
}

export function createOutbox(clock: { now(): number }): Outbox {
  const entries: OutboxEntry[] = [];
  const keep = (entry: OutboxEntry): void => {
    entries.unshift(entry);
    entries.length = Math.min(entries.length, OUTBOX_LENGTH);
  };
  return {
    send: async ({ phone, code, purpose }) => keep({ phone, code, purpose, sentAt: clock.now() }),
    invite: async ({ phone, companyName }) => keep({ phone, companyName, sentAt: clock.now() }),
    list: () => entries,
  };
}

export class OutboxRefusedError extends Error {
  override readonly name = 'OutboxRefusedError';
}

/**
 * Throws `OutboxRefusedError` (its message is the sentence to print, Chinese and English) where codes would lie open on a real
 * site: the outbox is the channel, `NODE_ENV=production` was said in so many words, and `DEMO=1` was not. Takes the environment as
 * it was given, before defaults are filled in. With `DEMO=0` no outbox opens: nobody signs in by SMS then, and the page says so.
 */
export function assertOutboxAllowed(source: Readonly<Record<string, string | undefined>>): void {
  const isOutbox = !source['SMS_PROVIDER'] || source['SMS_PROVIDER'] === 'outbox';
  if (!isOutbox || source['NODE_ENV'] !== 'production' || source['DEMO'] === '1' || source['DEMO'] === '0') return;
  throw new OutboxRefusedError(
    '生产环境（NODE_ENV=production）不能使用演示短信箱：请设置 SMS_PROVIDER=aliyun 及其参数，或 DEMO=0（不开通短信登录）；若确为演示，请设置 DEMO=1。 / ' +
      'The demo SMS outbox does not run with NODE_ENV=production: set SMS_PROVIDER=aliyun and its variables, or DEMO=0 for no sign-in by SMS, or DEMO=1 if this is a demo.',
  );
}
