/** Figures of an exported quotation, read back from the file as its reader would see them. */
import { pdfWords } from '@portal/testkit/pdf-words';
import { readXlsx } from 'hucre';

export interface QuotationFigures {
  /** 型号, 单价, 折扣率, 折后价, 数量, 小计 of each line, in order. */
  lines: { model: string; price: number | null; rate: number; ratePrice: number | null; quantity: number; amount: number }[];
  originalAmount: number;
  preferential: number;
  amount: number;
}

const figure = (cell: unknown): number | null => (typeof cell === 'number' ? Math.round(cell * 100) / 100 : null);

export async function readQuotationSheet(bytes: Uint8Array): Promise<QuotationFigures> {
  const [sheet] = (await readXlsx(bytes)).sheets;
  const rows = sheet?.rows ?? [];
  const head = rows.findIndex((row) => row[0] === '序号');
  const lines: QuotationFigures['lines'] = [];
  for (const row of rows.slice(head + 1)) {
    if (typeof row[0] !== 'number') break;
    // the sheet keeps a rate as the part of one that its percent format shows
    const shown = Number(row[6]);
    lines.push({
      model: String(row[2]),
      price: figure(row[5]),
      rate: Math.round((shown <= 10 ? shown * 100 : shown) * 100) / 100,
      ratePrice: figure(row[7]),
      quantity: Number(row[8]),
      amount: Number(figure(row[9])),
    });
  }
  const closing = (label: string): number => {
    const row = rows.find((cells) => cells.includes(label)) ?? [];
    return Number(figure(row.find((cell) => typeof cell === 'number')));
  };
  return { lines, originalAmount: closing('原价合计'), preferential: closing('优惠'), amount: closing('总价') };
}

/** All words of a PDF without blanks; a figure stands in it exactly as printed. */
export const readQuotationPdf = (bytes: Uint8Array): string => pdfWords(bytes).join('');

/** As the PDF prints money: 1,234.50. */
export const printed = (yuan: number): string => yuan.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
