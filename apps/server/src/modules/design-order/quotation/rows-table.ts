/** A table whose head stands on every page and whose kept rows never part: each piece is a table of its own in one unbreakable row. */
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { HAIR, SOFT } from '../../../platform/render/paper-style.ts';

export interface PaperColumn {
  head: string;
  /** Points, with the air on both sides. */
  width: number;
  alignment: 'left' | 'center' | 'right';
}

const AIR = 4;

/** `total` stands under the last rows and goes with them. */
export function rowsTable(columns: readonly PaperColumn[], pieces: readonly TableCell[][][], total: Content, airBelow: number): Content {
  const widths = columns.map(({ width }, index) => width - (index === 0 || index === columns.length - 1 ? AIR : 2 * AIR));
  const piece = (body: TableCell[][], isHead: boolean): Content => ({
    table: { widths, body },
    layout: {
      hLineWidth: (line: number) => (line === 0 ? 0 : isHead ? 0.8 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => (isHead ? SOFT : HAIR),
      paddingLeft: (column: number) => (column === 0 ? 0 : AIR),
      paddingRight: (column: number) => (column === columns.length - 1 ? 0 : AIR),
      paddingTop: () => airBelow,
      paddingBottom: () => airBelow,
    },
  });
  const head = columns.map(({ head: text, alignment }): TableCell => ({ text, color: SOFT, fontSize: 8, alignment }));
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*'],
      body: [
        [piece([head], true)],
        ...pieces.map((rows, index) => [
          index === pieces.length - 1 ? ({ stack: [piece(rows, false), total] } as TableCell) : (piece(rows, false) as TableCell),
        ]),
      ] as TableCell[][],
    },
    layout: { hLineWidth: () => 0, vLineWidth: () => 0, paddingLeft: () => 0, paddingRight: () => 0, paddingTop: () => 0, paddingBottom: () => 0 },
  };
}

/** The rest of a row whose first cell covers it. */
export const covered = (count: number): TableCell[] => Array.from({ length: count }, () => ({}));
