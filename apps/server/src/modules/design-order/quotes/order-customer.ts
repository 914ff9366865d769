/** For whom an order is made (DESIGN-9). */
import { NO_CUSTOMER, type OrderCustomer } from '@portal/contract/design-order';

const FIELDS = Object.keys(NO_CUSTOMER) as (keyof OrderCustomer)[];

/** The customer after what is said of it, field by field; null: nothing stands of one. */
export function customerSaid(was: OrderCustomer | null, said: { [Field in keyof OrderCustomer]?: string | undefined }): OrderCustomer | null {
  const customer = { ...(was ?? NO_CUSTOMER) };
  for (const field of FIELDS) customer[field] = said[field] ?? customer[field];
  return FIELDS.every((field) => customer[field] === '') ? null : customer;
}

export const isSameCustomer = (one: OrderCustomer | null, other: OrderCustomer | null): boolean =>
  FIELDS.every((field) => (one ?? NO_CUSTOMER)[field] === (other ?? NO_CUSTOMER)[field]);
