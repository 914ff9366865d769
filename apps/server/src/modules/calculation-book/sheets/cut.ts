import { down, plusPercent, up, type Expression } from './expression.ts';
import type { SheetBuilder } from './sheet-builder.ts';

interface Cut {
  farthest: Expression;
  nearest: Expression;
  sparePercent: Expression;
  endsM: Expression;
}

/** Length of a cable to a point, with spare and terminations. */
export const cutOf = (distance: Expression, { sparePercent, endsM }: Pick<Cut, 'sparePercent' | 'endsM'>): Expression => [
  '+',
  ['*', distance, plusPercent(sparePercent)],
  endsM,
];

/** Between the nearest and the farthest. `at`: ending of the names of its rows. */
export const averageRow = (sheet: SheetBuilder, at: string, { farthest, nearest, ...rest }: Cut): Expression =>
  sheet.formula(`average${at}`, '平均每根长度', cutOf(['/', ['+', farthest, nearest], 2], rest), 'm', '（最远＋最近）÷ 2 ×（1＋余量）＋端接容差');

export const longestRow = (sheet: SheetBuilder, at: string, { farthest, endsM }: Pick<Cut, 'farthest' | 'endsM'>): void =>
  void sheet.formula(`longest${at}`, '最长一根的敷设长度', ['+', farthest, endsM], 'm', '最远距离 ＋ 端接容差');

/** Whole cables of a box, and whole boxes for the points. */
export function boxRows(sheet: SheetBuilder, at: string, { box, average, points }: Record<'box' | 'average' | 'points', Expression>): Expression {
  const perBox = sheet.formula(`perBox${at}`, '每箱可裁根数', down(['/', box, average]), '根', '每箱长度 ÷ 平均长度，向下取整');
  return sheet.formula(`boxes${at}`, '网线箱数', up(['/', points, perBox]), '箱', '点数 ÷ 每箱根数，向上取整');
}
