/** What the papers share: colours, the totals' words, the foot of each page. Lengths in points. */
import { formatYuan } from '@portal/units';
import type { Content, DynamicContent } from 'pdfmake/interfaces.js';
import { colour } from '../colour.ts';

export const FONT = 'NotoSansSC';
export const PAPER = colour('surface');
export const INK = colour('ink');
export const SOFT = colour('ink-3');
export const HAIR = colour('line');
export const ACCENT = colour('accent');
export const INSIDE = colour('danger');
export const MARGIN = 36;

/** Money in a table: the sign ¥ stands in the head of the column. */
export const money = (yuan: number): string => formatYuan(yuan).text.replace('¥', '');

export const pageFoot =
  (left: string): DynamicContent =>
  (page, pages): Content => ({
    margin: [MARGIN, 16, MARGIN, 0],
    fontSize: 7.5,
    color: SOFT,
    columns: [
      { text: left, width: '*' },
      { text: `第 ${page} / ${pages} 页`, width: 80, alignment: 'right' },
    ],
  });

/** A line across the text. */
export const rule = (width: number, color: string, weight: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: weight, lineColor: color }],
});
