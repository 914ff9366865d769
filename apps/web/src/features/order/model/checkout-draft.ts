/** What was chosen and written at a checkout, kept over a reload for whoever it is of, at the dealer it is of (ORDER-20). */
import { PAY_WAYS, type PayWay } from '@portal/engines/states';
import type { TypedInvoice } from './typed-invoice.ts';

export interface CheckoutDraft {
  shopNo: string;
  addressId: string | null;
  /** Null: the best of them. */
  couponIds: readonly string[] | null;
  remark: string;
  invoice: TypedInvoice;
  payWay: PayWay;
}

const INVOICE_TYPES: readonly unknown[] = ['none', 'personal', 'company', 'special'] satisfies TypedInvoice['type'][];

/** `owner`: account and identity. */
export const draftOf = (draft: CheckoutDraft, owner: string): string => JSON.stringify({ owner, draft });

/** Null: there is none, it is another's, of another dealer, or no draft. */
export function checkoutDraftIn(text: string | null, owner: string, shopNo: string): CheckoutDraft | null {
  try {
    const kept = JSON.parse(text ?? 'null') as { owner?: unknown; draft?: Partial<Record<keyof CheckoutDraft, unknown>> } | null;
    const draft = kept?.owner === owner ? kept.draft : undefined;
    return draft !== undefined && isDraft(draft) && draft.shopNo === shopNo ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(draft: Partial<Record<keyof CheckoutDraft, unknown>>): draft is Record<keyof CheckoutDraft, unknown> & CheckoutDraft {
  const { shopNo, addressId, couponIds, remark, invoice, payWay } = draft;
  const { type, title, taxNo } = (invoice ?? {}) as Partial<Record<keyof TypedInvoice, unknown>>;
  const areCoupons = couponIds === null || (Array.isArray(couponIds) && couponIds.every((id) => typeof id === 'string'));
  const isInvoice = INVOICE_TYPES.includes(type) && typeof title === 'string' && typeof taxNo === 'string';
  const isAddress = addressId === null || typeof addressId === 'string';
  return typeof shopNo === 'string' && typeof remark === 'string' && isAddress && areCoupons && isInvoice && PAY_WAYS.some((way) => way === payWay);
}
