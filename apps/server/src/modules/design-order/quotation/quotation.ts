/** A quotation as plain data: what both files say, decided once. */
import type { DesignOrder } from '@portal/contract/design-order';
import { amountInWords, isFreeSoftware } from '@portal/engines/pricing';
import { formatDate } from '@portal/units';

export interface QuotationLine {
  sort: number;
  productName: string;
  productModel: string;
  brandName: string;
  productCategory: string;
  /** Yuan; a word where there is no figure: 暂无价格, 免费. */
  price: number | string;
  /** Percent. */
  rate: number;
  ratePrice: number | string;
  quantity: number;
  amount: number;
}

export interface Quotation {
  title: string;
  name: string;
  /** The head's remaining facts, empty ones left out: label and text. */
  facts: [label: string, text: string][];
  lines: QuotationLine[];
  originalAmount: number;
  preferential: number;
  amount: number;
  amountInWords: string;
  /** Day of the quotation, Asia/Shanghai. */
  day: string;
  /** Said in the file when goods and prices are invented; null on a real portal. */
  demoNote: string | null;
}

/** The figures are those of the order as stored; nothing is reckoned here. `now` in milliseconds. */
export function quotationOf(order: DesignOrder, { now, demo }: { now: number; demo: boolean }): Quotation {
  const day = formatDate(now);
  const facts: [string, string][] = [
    ['配单名称', order.name],
    ['公司名称', order.companyName],
    ['联系人', order.contactName],
    ['应用场景', order.sceneName ?? ''],
    ['报价日期', day],
    ['备注', order.remark],
  ];
  return {
    title: '配单报价单',
    name: order.name,
    facts: facts.filter(([, text]) => text !== ''),
    lines: order.lines.map((line) => ({
      sort: line.sort,
      productName: line.productName,
      productModel: line.productModel,
      brandName: line.brandName,
      productCategory: line.productCategory || '-',
      price: line.price === null ? '暂无价格' : isFreeSoftware(line) ? '免费' : line.price,
      rate: line.rate,
      ratePrice: line.ratePrice ?? '-',
      quantity: line.quantity,
      amount: line.amount,
    })),
    originalAmount: order.totals.originalAmount,
    preferential: order.totals.preferential,
    amount: order.totals.amount,
    amountInWords: amountInWords(order.totals.amount),
    day,
    demoNote: demo ? '演示数据：产品与价格均为虚构，不作为交易依据。' : null,
  };
}

/** Name of the file without what file systems refuse: 配单报价单-王府小区-20261121.pdf. */
export function fileNameOf({ title, name, day }: Quotation, format: 'xlsx' | 'pdf'): string {
  const safe = name.replace(/[\u0000-\u001F\u007F\\/:*?"<>|\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '_').replace(/^\.+/, '_');
  return `${title}-${safe}-${day.replaceAll('-', '')}.${format}`;
}
