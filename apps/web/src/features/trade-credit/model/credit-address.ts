/** The addresses of a buyer's debts, and of a customer's account. */
const CREDIT_PATH = '/memberStore/submitOrder/creditPaid';

/** After an order was placed on credit. */
export const creditPaidHref = (shopOrderNo: string): string => `${CREDIT_PATH}?no=${shopOrderNo}`;
export const customerCreditHref = (customerNo: string): string => `/merchantCenter/customers/credit?customer=${customerNo}`;

const numberIn = (search: URLSearchParams, name: string): string | null => {
  const value = search.get(name) ?? '';
  return /^[\w-]{1,40}$/.test(value) ? value : null;
};
/** Null: none that could be. */
export const orderNoPlaced = (search: URLSearchParams): string | null => numberIn(search, 'no');
export const customerNoIn = (search: URLSearchParams): string | null => numberIn(search, 'customer');
