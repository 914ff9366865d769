/** Sends a short message; the adapter is chosen by configuration, the outbox is the offline stand-in. */
export interface SmsMessage {
  phone: string;
  /** The six digits. */
  code: string;
  purpose: string;
}

export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
