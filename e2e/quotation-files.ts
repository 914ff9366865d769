/** Exporting a quotation by hand, and its figures read back from the file as its reader would see them. */
import { buffer } from 'node:stream/consumers';
import { pdfWords } from '@portal/server/testkit/pdf-words';
import { readXlsx } from 'hucre';
import type { Download, Page } from 'playwright-core';

export interface Exported {
  name: string;
  bytes: Uint8Array;
}

/** It lies with the browser, which is another process. */
export const bytesOf = async (file: Download): Promise<Buffer> => buffer(await file.createReadStream());

/** Opens the dialog of an order's page, says for whom and in which format, and takes the file. The customer of an earlier file is there again. */
export async function exportQuotation(page: Page, options: { kind: '客户报价' | '内部明细'; format: 'PDF' | 'Excel'; customer?: string }): Promise<Exported> {
  await page
    .getByRole('button', { name: /^导出报价/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: '导出报价' });
  await dialog.getByRole('radio', { name: options.kind }).check();
  await dialog.getByRole('radio', { name: options.format }).check();
  if (options.customer !== undefined) await dialog.getByLabel(/客户名称/).fill(options.customer);
  const atCost = dialog.getByRole('checkbox', { name: '按成本报价' });
  if ((await atCost.count()) > 0) await atCost.check();
  // asked once, until a quotation of the order was saved
  const terms = dialog.getByRole('checkbox', { name: '条款已核对，可以交给客户' });
  if ((await terms.count()) > 0) await terms.check();
  const [file] = (await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: `导出${options.kind} ${options.format}` }).click(),
  ])) as [Download, void];
  const bytes = await bytesOf(file);
  await dialog.waitFor({ state: 'detached' });
  return { name: file.suggestedFilename(), bytes };
}

const figure = (cell: unknown): number | null => (typeof cell === 'number' ? Math.round(cell * 100) / 100 : null);

export interface SheetFigures {
  /** By the heads of the columns, in order. */
  lines: Record<string, unknown>[];
  /** Figures of the row of the total. */
  total: (number | null)[];
  /** All cells, as text. */
  words: string;
}

export async function readQuotationSheet(bytes: Uint8Array): Promise<SheetFigures> {
  const rows = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
  const top = rows.findIndex((row) => row[0] === '序号');
  const heads = (rows[top] ?? []).map(String);
  const lines = rows
    .slice(top + 1)
    .filter((row) => typeof row[0] === 'number')
    .map((row) => Object.fromEntries(heads.map((head, column) => [head, row[column]])));
  const total = rows.find((row) => row.some((cell) => String(cell).startsWith('合计'))) ?? [];
  return { lines, total: total.flatMap((cell) => figure(cell) ?? []), words: rows.flat().join(' ') };
}

/** All words of a PDF without blanks; a figure stands in it exactly as printed. */
export const readQuotationPdf = (bytes: Uint8Array): string => pdfWords(bytes).join('');

/** As the PDF prints money: 1,234.50. */
export const printed = (yuan: number): string => yuan.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
