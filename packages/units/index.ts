/** Front door of the units: numbers that wear their unit, read from text and written for people. No arithmetic lives here. */
export { formatDate, formatDateTime } from './date-time.ts';
export { normaliseDigits } from './digits.ts';
export { fen, toFen, toYuan } from './fen.ts';
export type { Fen } from './fen.ts';
export { formatPercent, parsePercent, percentDigits, toBasisPoints, toPercent } from './percent.ts';
export type { BasisPoint, Percent } from './percent.ts';
export { maskPhone } from './phone.ts';
export { parseQuantity } from './quantity.ts';
export type { Mbps, Unit } from './unit.ts';
export { formatYuan, parseYuan, yuanDigits } from './yuan.ts';
export type { Yuan, YuanPieces } from './yuan.ts';
