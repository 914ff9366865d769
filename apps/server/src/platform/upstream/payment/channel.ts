/** What the portal wants of a channel that money comes through; each channel is an adapter of it. Source: PAYMENT-3. */
import type { Fen } from '@portal/units';

export const CHANNEL_NAMES = ['wechat', 'alipay'] as const;
export type ChannelName = (typeof CHANNEL_NAMES)[number];

export interface QrAttempt {
  /** Ours, 26 letters and digits. */
  paymentNo: string;
  amountFen: Fen;
  /** What the payer reads. */
  subject: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A payment as the channel knows it. */
export interface Trade {
  paymentNo: string;
  /** `none`: the channel has no such trade, which is so before a code was scanned too. `closed`: never paid, or all of it went back. */
  state: 'none' | 'waiting' | 'paid' | 'closed' | 'failed';
  /** '' before it is paid. */
  channelTradeNo: string;
  /** Null where it is missing or not written as the channel writes amounts. */
  amountFen: Fen | null;
  paidAt: number | null;
}

export interface RefundOrder {
  refundNo: string;
  paymentNo: string;
  amountFen: Fen;
  /** Of the whole payment. */
  paidFen: Fen;
  why: string;
}
/** `none`: the channel has no such refund. */
export type RefundAnswer = 'none' | 'processing' | 'succeeded' | 'failed';

/** Why a notice is not believed. */
export type NoticeRefusal = 'malformed' | 'probe' | 'serial' | 'old' | 'signature' | 'merchant';
/** `trade` null: believed, and about nothing that we act on. */
export type NoticeReading = { ok: true; trade: Trade | null } | { ok: false; refusal: NoticeRefusal };

/** `refused`: it is not believed, or is not right. `failed`: it could not be looked at. */
export type NoticeOutcome = 'taken' | 'refused' | 'failed';

/** A line of the channel's bill of a day. */
export interface BillLine {
  kind: 'payment' | 'refund';
  /** Ours: of the payment, or of the refund. */
  number: string;
  amountFen: Fen;
}

export interface PaymentChannel {
  readonly name: ChannelName;
  /** The same attempt again gives a code again. */
  createQr(attempt: QrAttempt): Promise<{ codeUrl: string }>;
  query(paymentNo: string): Promise<Trade>;
  /** `paid`: too late, it is to be queried. */
  close(paymentNo: string): Promise<'closed' | 'paid'>;
  /** The same number again pays back once. */
  refund(refund: RefundOrder): Promise<RefundAnswer>;
  queryRefund(refund: Pick<RefundOrder, 'refundNo' | 'paymentNo'>): Promise<RefundAnswer>;
  /** `rawBody` as it came, byte for byte. */
  parseNotice(rawBody: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): NoticeReading;
  /** What the channel wants to hear; anything but `taken` comes again. */
  noticeAnswer(outcome: NoticeOutcome): { status: number; mediaType: string; body: string };
  /** `day`: YYYY-MM-DD by Beijing time. */
  downloadBill(day: string): Promise<BillLine[]>;
}

export type PaymentChannels = Partial<Record<ChannelName, PaymentChannel>>;

/** The way to the channels. Simulated ones are opened by the first who asks for one. */
export interface PaymentDoors {
  /** Open to payers. */
  readonly names: readonly ChannelName[];
  channel(name: ChannelName): Promise<PaymentChannel | undefined>;
}

/** The channel answered, and with no; `code` is its own word. */
export class PaymentRefusedError extends Error {
  override readonly name = 'PaymentRefusedError';
  readonly code: string;
  constructor(channel: ChannelName, code: string) {
    super(`${channel} refused: ${code}`);
    this.code = code;
  }
}
