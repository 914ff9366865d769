export interface SmsMessage {
  phone: string;
  /** The six digits. */
  code: string;
  purpose: string;
}

export interface SmsSender {
  /** Resolves when the operator has taken the message; rejects when it has not. */
  send(message: SmsMessage): Promise<void>;
  /** No channel is set up: nothing can be sent, and pages say so. */
  isClosed?: boolean;
}

/** Where neither an operator nor the demo outbox is set up. */
export const createClosedSms = (): SmsSender => ({
  isClosed: true,
  send: () => Promise.reject(new Error('no SMS channel is set up')),
});
