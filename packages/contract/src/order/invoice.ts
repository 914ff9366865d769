/** What invoice a buyer wants of an order (ORDER-28). The dealer makes it out. */
import { parseCompanyNumber } from '@portal/units';
import { z } from 'zod';
import { nameText } from '../core/fields.ts';
import { invoiceCopy, invoiceTypeNames } from './copy.ts';
import { INVOICE_TITLE_MAX } from './limits.ts';

const types = Object.keys(invoiceTypeNames) as [keyof typeof invoiceTypeNames, ...(keyof typeof invoiceTypeNames)[]];

export const Invoice = z.strictObject({
  type: z.enum(types),
  title: z.string(),
  /** '' of a person. */
  taxNo: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;

/** The number is kept as it is written officially, whatever digits and blanks it was typed with; its check character must follow from the others. */
export const InvoiceAsked = z
  .strictObject({
    type: z.enum(types),
    title: nameText(INVOICE_TITLE_MAX, invoiceCopy.titleRequired),
    taxNo: z.string().max(40, { error: invoiceCopy.taxNo }).default(''),
  })
  .superRefine(({ type, taxNo }, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', path: ['taxNo'], message });
    if (type === 'personal' && taxNo.trim() !== '') issue(invoiceCopy.noTaxNo);
    if (type !== 'personal' && parseCompanyNumber(taxNo) === null) issue(invoiceCopy.taxNo);
  })
  .transform((asked): Invoice => ({ ...asked, taxNo: asked.type === 'personal' ? '' : (parseCompanyNumber(asked.taxNo) ?? '') }));
