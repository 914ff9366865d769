/** Credit that a first-level dealer gives its customers, as it travels (ORDER-30). Money in yuan. */
import { overdueRules } from '@portal/engines/pricing';
import { z } from 'zod';
import { isNoDust, nameText, plainText, recordId, yuan } from '../core/fields.ts';
import { creditActNames, creditCopy } from './copy.ts';
import { CREDIT_DAYS_MAX, CREDIT_LIMIT_MAX, CREDIT_NOTE_MAX } from './limits.ts';

const money = (error: string, max: number) => z.number({ error }).min(0, { error }).max(max, { error }).multipleOf(0.01, { error }).refine(isNoDust, { error });
const note = plainText(CREDIT_NOTE_MAX).default('');

/** `limit` 0: nothing more is bought on credit. */
export const CreditTermsAsked = z.strictObject({
  customerNo: recordId,
  limit: money(creditCopy.limit, CREDIT_LIMIT_MAX),
  /** Left out: as it was. */
  overdueRule: z.enum(overdueRules).optional(),
  termDays: z.int({ error: creditCopy.days }).min(1, { error: creditCopy.days }).max(CREDIT_DAYS_MAX, { error: creditCopy.days }),
  note,
  /** The terms this edit began with, null: none; left out: whichever there are. */
  seen: z
    .strictObject({ limit: yuan, termDays: z.int().min(0).max(CREDIT_DAYS_MAX), overdueRule: z.enum(overdueRules) })
    .nullable()
    .optional(),
});

export const RepaymentAsked = z.strictObject({
  customerNo: recordId,
  amount: money(creditCopy.amount, CREDIT_LIMIT_MAX).refine((amount) => amount > 0, { error: creditCopy.amount }),
  note,
  /** Whoever writes it down knows of one like it, and this is another (ORDER-31). */
  isAnother: z.boolean().default(false),
});

/** Of a repayment that was written down wrongly. */
export const ReversalAsked = z.strictObject({
  customerNo: recordId,
  movementId: z.int().min(1).max(2_147_483_647),
  reason: nameText(CREDIT_NOTE_MAX, creditCopy.reason),
});

/** How an account stands. */
const figures = {
  limit: z.number(),
  termDays: z.int(),
  /** Of the limit: what is reserved and what is owed. */
  used: z.number(),
  /** By orders that the dealer has not accepted yet. */
  reserved: z.number(),
  owed: z.number(),
  /** Never below nothing, though the limit may have been lowered below what is used. */
  available: z.number(),
  /** Of what is owed, what should have been repaid by now. */
  overdue: z.number(),
  /** When the first of it was due; null: nothing is overdue. */
  overdueSince: z.iso.datetime().nullable(),
  overdueRule: z.enum(overdueRules),
};

/** An order that is not repaid yet. */
export const CreditDebt = z.strictObject({
  shopOrderNo: z.string(),
  amount: z.number(),
  /** What is left of it to be repaid; of an order that waits to be accepted: what is reserved. */
  owed: z.number(),
  isReserved: z.boolean(),
  gmtCreate: z.iso.datetime(),
  gmtDue: z.iso.datetime(),
  isOverdue: z.boolean(),
});
export type CreditDebt = z.infer<typeof CreditDebt>;

/** Of one dealer to the enterprise that acts; what is due first stands first. */
export const OwnCredit = z.strictObject({
  shopNo: z.string(),
  shopName: z.string(),
  ...figures,
  /** Of the orders that the caller may open. */
  debts: z.array(CreditDebt),
  /** Of colleagues' orders, which the caller may not; null: there are none. `gmtDue`: of the first that is owed. */
  colleagues: z.strictObject({ count: z.int(), owed: z.number(), reserved: z.number(), gmtDue: z.iso.datetime().nullable() }).nullable(),
});
export type OwnCredit = z.infer<typeof OwnCredit>;

/** Of one customer of the dealer that acts. */
export const CustomerFigures = z.strictObject({ customerNo: z.string(), ...figures });
export type CustomerFigures = z.infer<typeof CustomerFigures>;

/** The same in a list of customers. */
export const CustomerInCredit = CustomerFigures.extend({
  customerName: z.string(),
  /** When the first of what is owed is due, late or not; null: nothing is owed. */
  gmtFirstDue: z.iso.datetime().nullable(),
});
export type CustomerInCredit = z.infer<typeof CustomerInCredit>;

export const CreditMovement = z.strictObject({
  id: z.int(),
  act: z.enum(Object.keys(creditActNames) as [keyof typeof creditActNames, ...(keyof typeof creditActNames)[]]),
  /** What was bought, what it is reduced by, what was repaid, or is not after all; 0 of terms. */
  amount: z.number(),
  /** Of an order given back: what had been repaid already, and is handed back by the dealer itself. */
  back: z.number(),
  /** Terms from then on; null of all others. */
  limit: z.number().nullable(),
  termDays: z.int().nullable(),
  overdueRule: z.enum(overdueRules).nullable(),
  /** Of a repayment: it has been taken back. */
  isReversed: z.boolean(),
  /** Of a repayment that stands: taken back now, what the dealer hands back no more, by order (ORDER-50). */
  forgone: z.array(z.strictObject({ shopOrderNo: z.string(), amount: z.number() })),
  /** '' : of no order. */
  shopOrderNo: z.string(),
  note: z.string(),
  gmtCreate: z.iso.datetime(),
});
export type CreditMovement = z.infer<typeof CreditMovement>;

export const CustomerCredit = z.strictObject({
  customerNo: z.string(),
  customerName: z.string(),
  /** Null: it has never been given any. */
  figures: CustomerFigures.nullable(),
  debts: z.array(CreditDebt),
  /** The newest first. */
  movements: z.array(CreditMovement),
});
export type CustomerCredit = z.infer<typeof CustomerCredit>;
