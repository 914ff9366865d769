/** What stands on an order's quotation beside its lines: to whom, from whom, how long, on what terms. */
import { dialledPhone } from '@portal/units';
import { z } from 'zod';
import { plainText } from '../../core/fields.ts';
import { isVisible } from '../../core/seen-text.ts';
import { quotationCopy } from './copy.ts';
import { CALLED_PHONE, HOTLINE, QUOTATION_CONTACT_MAX, QUOTATION_NAME_MAX, QUOTATION_NOTES_MAX, QUOTATION_TERM_MAX, VALIDITY_DAYS_MAX } from './limits.ts';

/** Text of a paper: lines end in `\n`, and what cannot be seen is ''. */
const printed = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .pipe(plainText(max))
    .transform((text) => (isVisible(text) ? text : ''));
const line = (max: number) => printed(max).transform((text) => text.replace(/\s*\n\s*/g, ' '));
/** A number a customer is called by, or calls: mobile, landline with its area code, or the number of a hotline; '' for none. */
export const paperPhone = line(QUOTATION_CONTACT_MAX)
  .transform(dialledPhone)
  .refine((text) => text === '' || CALLED_PHONE.test(text) || HOTLINE.test(text), { error: quotationCopy.phone });

export const QuotationHead = z.strictObject({
  projectName: line(QUOTATION_NAME_MAX),
  customerName: line(QUOTATION_NAME_MAX).refine((text) => text !== '', { error: quotationCopy.customerRequired }),
  customerContact: line(QUOTATION_CONTACT_MAX),
  customerPhone: paperPhone,
  /** Who answers for the quoting company. */
  contactName: line(QUOTATION_CONTACT_MAX),
  contactPhone: paperPhone,
  validityDays: z.int({ error: quotationCopy.validity }).min(1, { error: quotationCopy.validity }).max(VALIDITY_DAYS_MAX, { error: quotationCopy.validity }),
  payment: line(QUOTATION_TERM_MAX),
  delivery: line(QUOTATION_TERM_MAX),
  warranty: line(QUOTATION_TERM_MAX),
  taxIncluded: z.boolean(),
  /** Said where tax is included: rate and kind of invoice. */
  taxText: line(QUOTATION_NAME_MAX),
  notes: printed(QUOTATION_NOTES_MAX),
});
export type QuotationHead = z.infer<typeof QuotationHead>;

export const Quotation = z.strictObject({
  /** `BJ20261122-7K3M`, from the second version on with `-V2`: the customer's name for this offer. Stays while lines and prices do. */
  number: z.string(),
  /** Days, YYYY-MM-DD in Asia/Shanghai. */
  day: z.string(),
  validUntil: z.string(),
  /** As last saved; what is offered first where nothing was saved yet, then without a customer. */
  head: z.strictObject({
    projectName: z.string(),
    customerName: z.string(),
    customerContact: z.string(),
    customerPhone: z.string(),
    contactName: z.string(),
    contactPhone: z.string(),
    validityDays: z.int().max(VALIDITY_DAYS_MAX),
    payment: z.string(),
    delivery: z.string(),
    warranty: z.string(),
    taxIncluded: z.boolean(),
    taxText: z.string(),
    notes: z.string(),
  }),
  isSaved: z.boolean(),
  companyName: z.string(),
  /** Address of the own enterprise's sign; null: its name is written instead. */
  logoUrl: z.string().nullable(),
  mayChangeLogo: z.boolean(),
  /** Models of its lines that ask no more than they cost whoever quotes; null for those who see no cost (PRICE-38). */
  atCost: z.array(z.string()).nullable(),
  /** Per cent of its fees that are a tax on the goods: the terms may name another rate (DESIGN-53). */
  taxRates: z.array(z.number()),
});
export type Quotation = z.infer<typeof Quotation>;

/** customer: what leaves the house. internal: with purchase price and margin. */
export const QuotationKind = z.enum(['customer', 'internal']);
export type QuotationKind = z.infer<typeof QuotationKind>;
