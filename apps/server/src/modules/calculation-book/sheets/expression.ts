import { EPS } from '@portal/engines/inputs';

/** What a worksheet may reckon with. */
export type SheetOperation = '+' | '-' | '*' | '/' | '^' | 'ROUNDUP' | 'ROUNDDOWN' | 'MAX' | 'MIN' | 'SQRT' | 'LOG10' | 'ATAN' | 'SUM' | 'PI';
/** A number, another row by its name, or an operation of others. */
export type Expression = number | { of: string } | readonly [SheetOperation, ...Expression[]];

/** A row of a worksheet. `input` may be changed there; `formula` follows; `value` is the engine's, of what is no arithmetic. */
export interface WorksheetRow {
  /** By which other rows take its value; letters and figures. */
  name: string;
  /** `section`: a heading alone; `given`: an input that nothing follows. */
  kind: 'section' | 'input' | 'given' | 'formula' | 'value';
  label: string;
  unit: string;
  value: number | string;
  expression?: Expression;
  /** The formula in words, or where the value is from. */
  words: string;
}

export const of = (name: string): Expression => ({ of: name });
/** Up and down to whole numbers as the engines round them, noise forgiven; of what is 0 or more. */
export const up = (value: Expression): Expression => ['ROUNDUP', ['MAX', 0, ['-', value, EPS]], 0];
export const down = (value: Expression): Expression => ['ROUNDDOWN', ['+', value, EPS], 0];
/** `1 + percent ÷ 100`. */
export const plusPercent = (percent: Expression): Expression => ['+', 1, ['/', percent, 100]];
export const lessPercent = (percent: Expression): Expression => ['-', 1, ['/', percent, 100]];
/** 1 where it is more than the limit, else 0. */
export const isAbove = (value: Expression, limit: number): Expression => ['MIN', 1, up(['-', value, limit])];
/** By steps, ascending: the figure of the first step that is no less than the value, of the last where none is. */
export const stepped = (value: Expression, steps: readonly (readonly [upTo: number, figure: number])[]): Expression =>
  sum([
    steps[0]?.[1] ?? 0,
    ...steps.slice(1).flatMap(([, figure], place): Expression[] => {
      const [limit = 0, before = 0] = steps[place] ?? [];
      return figure === before ? [] : [['*', figure - before, isAbove(value, limit)]];
    }),
  ]);
export const sum = (parts: readonly Expression[]): Expression => (parts.length === 0 ? 0 : ['SUM', ...parts]);

/** What it comes to; `valueOf` knows the rows above. */
export function valueOfExpression(expression: Expression, valueOf: (name: string) => number): number {
  if (typeof expression === 'number') return expression;
  if ('of' in expression) return valueOf(expression.of);
  const [operation, ...parts] = expression;
  const values = parts.map((part) => valueOfExpression(part, valueOf));
  const [a = 0, b = 0] = values;
  switch (operation) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '^':
      return a ** b;
    case 'ROUNDUP':
      return Math.ceil(a * 10 ** b) / 10 ** b;
    case 'ROUNDDOWN':
      return Math.floor(a * 10 ** b) / 10 ** b;
    case 'MAX':
      return Math.max(...values);
    case 'MIN':
      return Math.min(...values);
    case 'SQRT':
      return Math.sqrt(a);
    case 'LOG10':
      return Math.log10(a);
    case 'ATAN':
      return Math.atan(a);
    case 'SUM':
      return values.reduce((total, one) => total + one, 0);
    case 'PI':
      return Math.PI;
  }
}
