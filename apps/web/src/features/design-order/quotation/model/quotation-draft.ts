/** The head of a quotation while it is being written. Pure. */
import { HEAD_FIELD_NAMES, QuotationHead, type Quotation } from '@portal/contract/design-order';
import { parseQuantity } from '@portal/units';

/** As the boxes hold it: days are still text. */
export type QuotationDraft = Omit<Quotation['head'], 'validityDays'> & { validityDays: string };
export type DraftField = keyof QuotationDraft;
export type DraftFaults = Partial<Record<DraftField, string>>;

export const draftOf = ({ validityDays, ...head }: Quotation['head']): QuotationDraft => ({ ...head, validityDays: String(validityDays) });

export type DraftReading = { ok: true; head: QuotationHead } | { ok: false; faults: DraftFaults };

/** The head, or what is wrong by field in the order of the boxes. */
export function readDraft({ validityDays, ...draft }: QuotationDraft): DraftReading {
  const days = parseQuantity(validityDays) ?? Number.NaN;
  const reading = QuotationHead.safeParse({ ...draft, validityDays: days });
  if (reading.success) return { ok: true, head: reading.data };
  return { ok: false, faults: faultsOf(Object.fromEntries(reading.error.issues.map(({ path, message }) => [path.join('.'), message]))) };
}

/** Faults as the server names them (`head.customerName`) or as the form does, by field; others are left out. */
export function faultsOf(fields: Readonly<Record<string, string>>): DraftFaults {
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^head\./, ''), text])) as DraftFaults;
}

/** Last day of an offer made on `day` (YYYY-MM-DD) that holds so many days; null while the days are no number. */
export function validUntil(day: string, validityDays: string): string | null {
  const days = parseQuantity(validityDays);
  if (days === null || !QuotationHead.shape.validityDays.safeParse(days).success) return null;
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const TERMS = ['payment', 'delivery', 'warranty', 'taxText', 'notes'] as const;

/** What a saved quotation binds its customer to, in the order and by the names of its paper; what is not said is left out. */
export const termsOf = (head: Quotation['head']): [name: string, text: string][] =>
  TERMS.flatMap((field) =>
    head[field] === '' || (field === 'taxText' && !head.taxIncluded) ? [] : [[HEAD_FIELD_NAMES[`quotation.${field}`] ?? field, head[field]]],
  );
