import { formatDate } from '@portal/units';

/** What a number is of: orders, exchanged goods, service orders. */
type NumberKind = 'DD' | 'DH' | 'FW';

/**
 * A number that can be said on the phone: the day and eight digits, DD20261122-48271007 without the dash. Multiplying by a number that shares no
 * factor with 10^8 meets each remainder once, so that it is unique for a hundred million orders and tells nobody how many there are.
 */
export const orderNumberOf = (serial: number, now: number, kind: NumberKind = 'DD'): string =>
  `${kind}${formatDate(now).replaceAll('-', '')}${String((BigInt(serial) * 48_271_007n) % 100_000_000n).padStart(8, '0')}`;

const CHANGED = 'R';
/** Under which an order is paid once its price is another, and which order that is. */
export const changedPayNo = (orderNo: string, revision: number): string => `${orderNo}${CHANGED}${revision}`;
export const orderNoOf = (payNo: string): string => payNo.split(CHANGED)[0] ?? '';
