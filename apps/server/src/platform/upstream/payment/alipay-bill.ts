import { unzipSync } from 'fflate';
import { amountOf } from './amount-text.ts';
import type { BillLine } from './channel.ts';

/** What a bill may unpack to. */
const UNPACKED_MAX = 100 * 1024 * 1024;

/**
 * A zip of two sheets in GBK: the lines, and their sums, which are left out. Columns by their titles; refunds are amounts below nothing. What goods are called
 * stands as it was written: of a line with more cells than titles those after its name are counted from the end.
 */
export function readAlipayBill(zip: Uint8Array): BillLine[] {
  const files = unzipSync(zip, { filter: ({ originalSize }) => originalSize <= UNPACKED_MAX });
  const decoder = new TextDecoder('gbk');
  return Object.values(files)
    .map((bytes) => decoder.decode(bytes))
    .filter((text) => text.includes('商户订单号'))
    .flatMap(linesOf);
}

function linesOf(text: string): BillLine[] {
  const rows = text
    .split(/\r?\n/)
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split(',').map((cell) => cell.trim()));
  const [titles = [], ...lines] = rows;
  return lines.map((cells) => {
    const more = cells.length - titles.length;
    const of = (title: string): string => {
      const at = titles.findIndex((one) => one.startsWith(title));
      return cells[at > titles.indexOf('商品名称') ? at + more : at] ?? '';
    };
    const amountFen = amountOf(of('订单金额').replace(/^-/, ''));
    if (amountFen === null) throw new Error('a line of the bill without an amount');
    return of('业务类型') === '退款' ? { kind: 'refund', number: of('退款批次号'), amountFen } : { kind: 'payment', number: of('商户订单号'), amountFen };
  });
}
