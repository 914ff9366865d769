/** Front door of the units: numbers that wear their unit, read from text and written for people. The one rounding rule is theirs too. */
export { formatAccreditNo, parseAccreditNo } from './accredit-no.ts';
export { parseCompanyNumber } from './company-number.ts';
export { formatDate, formatDateTime, spokenWait } from './date-time.ts';
export { instantAt, isWholeDay, isWholeMoment, parseDay, parseMoment } from './day.ts';
export { halfWidthDigits, normaliseDigits, toHundredths } from './digits.ts';
export { fen, isToTheFen, toFen, toYuan } from './fen.ts';
export type { Fen } from './fen.ts';
export { figureText } from './figure-text.ts';
export { parseFigure, parseWhole } from './figure.ts';
export { divideHalfAway } from './half-away.ts';
export { nameKey } from './name-key.ts';
export { firstLetters, lettersOf } from './letters.ts';
export { formatPercent, parsePercent, percentDigits, toBasisPoints, toPercent, wholesOf } from './percent.ts';
export type { BasisPoint, Percent } from './percent.ts';
export { cleanCode, cleanPhone, dialledPhone, maskPhone } from './phone.ts';
export { parseQuantity } from './quantity.ts';
export { formatYuan, parseYuan, typedYuan, yuanDigits } from './yuan.ts';
export type { Yuan, YuanPieces } from './yuan.ts';
