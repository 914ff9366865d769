/** An invoice as it is asked for at the checkout (ORDER-28). */
import { invoiceCopy, type Invoice } from '@portal/contract/order';
import { parseCompanyNumber } from '@portal/units';

export interface TypedInvoice {
  type: 'none' | Invoice['type'];
  title: string;
  taxNo: string;
}
export type InvoiceTrouble = Readonly<Partial<Record<'title' | 'taxNo', string>>>;

export const NO_INVOICE: TypedInvoice = { type: 'none', title: '', taxNo: '' };

/** A kind that is chosen while nothing is written yet is begun with what is known: the last one of its kind, or what companies' ones share. */
export function begunInvoice(before: TypedInvoice, typed: TypedInvoice, known: Invoice | null): TypedInvoice {
  const isFresh = typed.type !== before.type && typed.title === '' && typed.taxNo === '';
  const isOfKind = known !== null && (known.type === 'personal') === (typed.type === 'personal');
  return isFresh && isOfKind && typed.type !== 'none' ? { ...typed, title: known.title, taxNo: known.taxNo } : typed;
}

type Read = { ok: true; invoice: Invoice | null } | { ok: false; trouble: InvoiceTrouble };

/** What is asked for, or what is wrong on which field. */
export function readInvoice({ type, title, taxNo }: TypedInvoice): Read {
  if (type === 'none') return { ok: true, invoice: null };
  const number = type === 'personal' ? '' : parseCompanyNumber(taxNo);
  const trouble: InvoiceTrouble = { ...(title.trim() === '' && { title: invoiceCopy.titleRequired }), ...(number === null && { taxNo: invoiceCopy.taxNo }) };
  return number === null || title.trim() === '' ? { ok: false, trouble } : { ok: true, invoice: { type, title: title.trim(), taxNo: number } };
}
