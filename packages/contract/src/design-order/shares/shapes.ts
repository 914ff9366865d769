/** Customers' links to a quotation as their owner sees them, and the quotation as the customer reads it (DESIGN-37 to DESIGN-39). */
import { dialledPhone } from '@portal/units';
import { z } from 'zod';
import { nameText, plainText } from '../../core/fields.ts';
import { isVisible } from '../../core/seen-text.ts';
import { designOrderCopy } from '../lines/copy.ts';
import { CALLED_PHONE } from '../quotation/limits.ts';
import { sharesCopy } from './copy.ts';
import { SHARE_DAYS_MAX, SHARE_NAME_MAX, SHARE_PASSWORD_MAX, SHARE_PASSWORD_MIN, SHARE_REASON_MAX } from './limits.ts';

/** 256 bits in base64url, made by the server: nothing but its hash is ever stored. */
export const shareToken = z.string().regex(/^[\w-]{43}$/, { error: '链接不正确' });
export const shareDays = z.int({ error: sharesCopy.days }).min(1, { error: sharesCopy.days }).max(SHARE_DAYS_MAX, { error: sharesCopy.days });
export const sharePassword = z
  .string()
  .normalize('NFKC')
  .regex(new RegExp(`^[^\\s\\p{C}]{${SHARE_PASSWORD_MIN},${SHARE_PASSWORD_MAX}}$`, 'u'), { error: sharesCopy.password });
/** What is typed to open one: whatever it is, it is right or wrong. */
export const typedPassword = z.string().max(100).normalize('NFKC');

const ShareAnswer = z.strictObject({
  kind: z.enum(['accepted', 'changeAsked']),
  name: z.string(),
  phone: z.string(),
  /** What is to be changed; '' where it was accepted. */
  reason: z.string(),
  gmtAnswer: z.int(),
});

/** What a customer asked to be changed, the newest first; each stays, whatever is asked or accepted later. */
const AskedChange = z.strictObject({
  /** Within the link, from 1. */
  number: z.int(),
  name: z.string(),
  phone: z.string(),
  reason: z.string(),
  gmtAsked: z.int(),
  /** When its owner marked it as done; null: it is open. */
  gmtDone: z.int().nullable(),
  /** Accepted afterwards, so that nothing waits any more: the quotation it was asked of, as it was, or another of the same order. */
  overtaken: z.enum(['asItWas', 'byAnother']).nullable(),
});

export const QuotationShare = z.strictObject({
  id: z.string(),
  quotationNumber: z.string(),
  amount: z.number(),
  state: z.enum(['open', 'changeAsked', 'accepted', 'revoked', 'expired', 'shut']),
  hasPassword: z.boolean(),
  /** Wrong passwords in all; so many shut it. */
  wrongTries: z.int(),
  opened: z.int(),
  gmtOpened: z.int().nullable(),
  gmtCreate: z.int(),
  gmtExpire: z.int(),
  answer: ShareAnswer.nullable(),
  changes: z.array(AskedChange),
  /** False: the lines were changed since, the customer reads the former ones. */
  isCurrent: z.boolean(),
});
export type QuotationShare = z.infer<typeof QuotationShare>;

/** With what opens it, which is told this once, and to whoever repeats the request. */
export const MadeShare = QuotationShare.extend({ token: shareToken, /** The link as a QR code, drawn. */ codeSvg: z.string() });
export type MadeShare = z.infer<typeof MadeShare>;

/** What it is called, what it says, and whether that can be called; links made before say nothing of it. */
const fact = z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string(), z.string(), z.literal('phone')])]);

/** The customer's copy, frozen when the link was made. There is no place in it for a purchase price, a rate or an inside note. */
export const SharedPaper = z.strictObject({
  number: z.string(),
  day: z.string(),
  validUntil: z.string(),
  companyName: z.string(),
  project: z.string(),
  customer: z.array(fact),
  supplier: z.array(fact),
  terms: z.array(fact),
  notes: z.string(),
  groups: z.array(
    z.strictObject({
      title: z.string(),
      amount: z.number(),
      lines: z.array(
        z.strictObject({
          place: z.int(),
          name: z.string(),
          model: z.string(),
          brand: z.string(),
          facts: z.string(),
          /** Address of a picture that everybody may see, or the picture itself; '' where there is none that everybody may see. */
          picture: z.string(),
          unit: z.string(),
          quantity: z.int(),
          unitPrice: z.number().nullable(),
          isFree: z.boolean(),
          amount: z.number(),
        }),
      ),
    }),
  ),
  /** Absent in links from before there were fees. */
  goodsTotal: z.number().optional(),
  fees: z
    .array(
      z.strictObject({
        place: z.int(),
        name: z.string(),
        words: z.string(),
        unit: z.string(),
        quantity: z.number(),
        unitPrice: z.number().nullable(),
        percent: z.number().nullable(),
        base: z.literal('goodsAndFees').optional(),
        amount: z.number(),
      }),
    )
    .optional(),
  feesTotal: z.number().optional(),
  total: z.number(),
  totalInWords: z.string(),
  taxWord: z.string(),
  unpriced: z.int(),
  /** What recommendations warned of about life, electricity or a code (SIZE-18); absent in links from before. */
  safetyNotes: z.array(z.string()).optional(),
  demoNote: z.string().nullable(),
});
export type SharedPaper = z.infer<typeof SharedPaper>;

/** What whoever has the link is told. */
export const SharedQuote = z.strictObject({
  /** null: a password is asked for first, and nothing is told before. */
  paper: SharedPaper.nullable(),
  /** Who sent it, by name, told before a password too, so that its reader knows whom to ask for one. */
  from: z.string(),
  /** That the quotation of this number was accepted, over whichever link, else what was said last over this one; of oneself, so the phone is not repeated. */
  answer: ShareAnswer.omit({ phone: true }).nullable(),
  /** All that was asked to be changed over this link, the newest first, and whether its owner says that it is done. */
  changes: z.array(AskedChange.omit({ number: true, phone: true })),
  /** The order was changed since, or another quotation of it was sent: it is read, and no longer accepted. */
  isOutdated: z.boolean(),
  /** The days of the offer are over: it is read, and no longer accepted. */
  isLapsed: z.boolean(),
});
export type SharedQuote = z.infer<typeof SharedQuote>;

const customerName = nameText(SHARE_NAME_MAX, sharesCopy.nameRequired);
/** '' of none; what is pasted is taken as it is dialled. */
const customerPhone = z
  .string({ error: designOrderCopy.phoneRule })
  .max(40, { error: designOrderCopy.phoneRule })
  .transform(dialledPhone)
  .refine((phone) => phone === '' || CALLED_PHONE.test(phone), { error: designOrderCopy.phoneRule })
  .default('');
const reason = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n'))
  .pipe(plainText(SHARE_REASON_MAX).refine(isVisible, { error: sharesCopy.reasonRequired }));

const asked = { token: shareToken, password: typedPassword.optional() };
export const QuoteOpening = z.strictObject(asked);
/** `quotationNumber`: of the offer that was read; of another nothing is accepted. */
export const QuoteAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ ...asked, kind: z.literal('accept'), quotationNumber: z.string().max(40), name: customerName, phone: customerPhone }),
  z.strictObject({ ...asked, kind: z.literal('askChange'), quotationNumber: z.string().max(40), name: customerName, phone: customerPhone, reason }),
]);
