/** Arithmetic of a cell. It is made of numbers, places and these words alone, so that nothing anybody wrote can become part of it. */
const SIGNS = ['+', '-', '*', '/', '^'] as const;
const CALLS = ['ROUNDUP', 'ROUNDDOWN', 'MAX', 'MIN', 'SQRT', 'LOG10', 'ATAN', 'SUM', 'PI'] as const;
type Sign = (typeof SIGNS)[number];
type Call = (typeof CALLS)[number];

/** A number, the place of a cell counted from 0, or an operation of others. */
export type CellExpression = number | { row: number; column: number } | readonly [Sign | Call, ...CellExpression[]];

/** `A` … `Z`. */
export const letterOf = (column: number): string => String.fromCharCode(65 + column);

const isSign = (operation: Sign | Call): operation is Sign => (SIGNS as readonly string[]).includes(operation);

/** As Excel reads it; every part in brackets of its own. Throws at an operation there is not: our mistake. */
export function arithmeticText(expression: CellExpression): string {
  if (typeof expression === 'number') return numberWritten(expression);
  if ('row' in expression) return `${letterOf(expression.column)}${expression.row + 1}`;
  const [operation, ...parts] = expression;
  const texts = parts.map(arithmeticText);
  if (isSign(operation)) return `(${texts.join(operation)})`;
  if (!CALLS.includes(operation)) throw new Error(`no operation ${String(operation)}`);
  return `${operation}(${texts.join(',')})`;
}

/** Without `e`, which Excel takes too, but no reader of ours has to. */
function numberWritten(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`no number of a formula: ${value}`);
  const text = String(Math.abs(value));
  const plain = text.includes('e') ? Math.abs(value).toFixed(12).replace(/0+$/, '') : text;
  return value < 0 ? `(-${plain})` : plain;
}
