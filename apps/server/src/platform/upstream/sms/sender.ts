export interface SmsMessage {
  phone: string;
  /** The six digits. */
  code: string;
  purpose: string;
}

/** Somebody is invited to an enterprise. */
export interface SmsInvitation {
  phone: string;
  companyName: string;
}

export interface SmsSender {
  /** Resolves when the operator has taken the message; rejects when it has not. */
  send(message: SmsMessage): Promise<void>;
  /** Absent where invitations are not sent: no channel, or no template for them. */
  invite?(invitation: SmsInvitation): Promise<void>;
  /** No channel is set up: nothing can be sent, and pages say so. */
  isClosed?: boolean;
}

/** Where neither an operator nor the demo outbox is set up. */
export const createClosedSms = (): SmsSender => ({
  isClosed: true,
  send: () => Promise.reject(new Error('no SMS channel is set up')),
});
