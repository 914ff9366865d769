import type { Sheet } from '../../../platform/sheet/write-sheet.ts';
import type { Quotation } from './quotation.ts';

/** The quotation as one worksheet. Money stands as numbers, so that the reader can go on reckoning with it. */
export function quotationSheet(quotation: Quotation): Sheet {
  return {
    name: quotation.title,
    title: quotation.title,
    notes: quotation.facts.map(([label, text]) => `${label}：${text}`),
    columns: [
      { header: '序号', width: 6, format: 'count' },
      { header: '产品名称', width: 36, format: 'text' },
      { header: '型号', width: 24, format: 'text' },
      { header: '品牌', width: 12, format: 'text' },
      { header: '分类', width: 24, format: 'text' },
      { header: '单价', width: 14, format: 'yuan' },
      { header: '折扣率', width: 10, format: 'percent' },
      { header: '折后价', width: 14, format: 'yuan' },
      { header: '数量', width: 8, format: 'count' },
      { header: '小计', width: 18, format: 'yuan' },
    ],
    rows: quotation.lines.map((line) => [
      line.sort,
      line.productName,
      line.productModel,
      line.brandName,
      line.productCategory,
      line.price,
      line.rate,
      line.ratePrice,
      line.quantity,
      line.amount,
    ]),
    closing: [
      { label: '原价合计', value: quotation.originalAmount, format: 'yuan' },
      { label: '优惠', value: quotation.preferential, format: 'yuan' },
      { label: '总价', value: quotation.amount, format: 'yuan' },
    ],
    footnotes: [`人民币大写：${quotation.amountInWords}`, ...(quotation.demoNote === null ? [] : [quotation.demoNote])],
  };
}
