/** Where an order is paid under this number. */
export const payHrefOf = (payNo: string): string => `/pay-page?payNo=${payNo}`;

/** The number that an address names; null: none that could be. */
export function payNoIn(search: URLSearchParams): string | null {
  const payNo = search.get('payNo') ?? '';
  return /^[\w-]{1,40}$/.test(payNo) ? payNo : null;
}
