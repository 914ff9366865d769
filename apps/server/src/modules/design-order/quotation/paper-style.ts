/** What the papers share: colours, the totals' words, the foot of each page. Lengths in points. */
import { formatYuan } from '@portal/units';
import type { Content, DynamicContent } from 'pdfmake/interfaces.js';

export const FONT = 'NotoSansSC';
export const INK = '#17202d';
export const SOFT = '#5f6b7c';
export const HAIR = '#dfe4ea';
export const ACCENT = '#1a4f9d';
export const INSIDE = '#b3261e';
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
