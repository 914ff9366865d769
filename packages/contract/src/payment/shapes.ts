import { z } from 'zod';
import { paymentStates } from '@portal/engines/states';
import { yuan } from '../core/fields.ts';

export const PAYMENT_CHANNELS = ['wechat', 'alipay'] as const;

/** One attempt, as its payer sees it. */
export const Payment = z.strictObject({
  paymentNo: z.string(),
  channel: z.enum(PAYMENT_CHANNELS),
  state: z.enum(paymentStates.states),
  /** What the code says; '' where there is none any more. */
  codeUrl: z.string(),
  /** The code as a picture, an SVG; '' with it. */
  codeSvg: z.string(),
  /** Until when it can be paid. */
  gmtExpire: z.iso.datetime(),
});
export type Payment = z.infer<typeof Payment>;

/** What is to be paid, and how far that is. */
export const Payable = z.strictObject({
  businessType: z.string(),
  businessNo: z.string(),
  amount: yuan,
  subject: z.string(),
  /** `OPEN` can be paid. */
  state: z.enum(['OPEN', 'PAID', 'CLOSED']),
  gmtExpire: z.iso.datetime(),
  /** Of what is open: why it cannot be paid now, such as that its dealer is frozen; '': it can. What comes all the same goes back. */
  hindrance: z.string(),
  /** The server's clock, which count-downs go by. */
  now: z.iso.datetime(),
  /** Channels that are open. */
  channels: z.array(z.enum(PAYMENT_CHANNELS)),
  /** The latest attempt; of what is paid the one that paid it. */
  payment: Payment.nullable(),
  /** What was paid and is not kept, once it is paid, closed or hindered: for a second time, or too late. Null: nothing. */
  returned: z
    .strictObject({
      amount: yuan,
      why: z.enum(['DUPLICATE', 'LATE']),
      /** The channel has given it back. */
      isDone: z.boolean(),
    })
    .nullable(),
  /** Of what is closed: the number under which it goes on, its amount being another; null: it does not. */
  nextNo: z.string().nullable(),
  /** Of what is paid or closed, the one record that it was for; '': several, or none that could be looked at. */
  recordNo: z.string(),
  /** Why that record is closed; '': it is not, or nobody said. */
  closeReason: z.string(),
});
export type Payable = z.infer<typeof Payable>;
