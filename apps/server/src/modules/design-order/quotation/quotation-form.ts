/** The quotation for the customer as a worksheet that goes on reckoning: prices and quantities are figures, amounts and sums formulas. */
import { designOrderCopy, quotationCopy, unpricedNote } from '@portal/contract/design-order';
import type { Form, FormCell, FormPicture, FormRow, CellLook } from '../../../platform/sheet/write-form.ts';
import type { PaperPicture, Pictures } from './pictures.ts';
import { pricingCopy } from '@portal/engines/pricing';
import { baseRowsOf, type QuotationPaper, type QuotedFee, type QuotationLine } from './quotation.ts';
import { sheetColour } from '../../../platform/colour.ts';

const HEADS = ['序号', '图片', '产品名称', '品牌', '型号', '参数', '单位', '数量', '单价（元）', '金额（元）'] as const;
const WIDTHS = [5, 9, 28, 10, 20, 26, 6, 8, 14, 19];
const COLUMNS = HEADS.length;
const [QUANTITY, PRICE, AMOUNT] = [7, 8, 9];
const SOFT = { color: sheetColour('ink-3') };
const GROUND = sheetColour('ground');
const PICTURE_PX = 52;

export function quotationForm(paper: QuotationPaper, pictures: Pictures, logo: PaperPicture | null): Form {
  const rows: FormRow[] = [];
  const drawn: FormPicture[] = [];
  const put = (cells: readonly FormCell[], height?: number): number => rows.push({ cells, ...(height === undefined ? {} : { height }) }) - 1;
  putHead(paper, logo, put, drawn);
  const headRow = put(
    HEADS.map((value, column) => ({
      column,
      value,
      look: { bold: true, fill: GROUND, line: 'strong', align: column >= QUANTITY ? 'right' : column === 1 || column === 6 ? 'center' : 'left' },
    })),
    22,
  );
  const sums = paper.groups.map((group) => {
    put([{ column: 0, span: COLUMNS, value: group.title, look: { bold: true, size: 11, line: 'hair' } }], 24);
    const from = rows.length;
    for (const line of group.lines) {
      const row = put(lineCells(line), Math.max(42, 15 * Math.ceil(line.name.length / 13)));
      const picture = pictures.get(line.picture);
      if (picture) drawn.push({ row, column: 1, bytes: picture.bytes, width: PICTURE_PX, height: PICTURE_PX });
    }
    return put(subtotal(`${group.title} 小计`, { value: group.amount, formula: { sumOfRows: [from, rows.length - 1] } }), 20);
  });
  putClosing(paper, paper.fees.length === 0 ? sums : putFees(paper, sums, put), put);
  return {
    name: '报价单',
    title: `报价单 ${paper.number}`,
    orientation: 'landscape',
    widths: WIDTHS,
    rows,
    headRow,
    pictures: drawn,
    pageFoot: `${paper.companyName} 报价单 ${paper.number}`,
  };
}

type Put = (cells: readonly FormCell[], height?: number) => number;

function putHead(paper: QuotationPaper, logo: PaperPicture | null, put: Put, drawn: FormPicture[]): void {
  const title: FormCell = { column: 6, span: 4, value: '报价单', look: { bold: true, size: 20, align: 'right' } };
  const first = put([{ column: 0, span: 6, value: logo === null ? paper.companyName : null, look: { bold: true, size: 15 } }, title], 42);
  if (logo !== null) {
    const scale = Math.min(1, 48 / logo.height, 200 / logo.width);
    drawn.push({ row: first, column: 0, bytes: logo.bytes, width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) });
  }
  put(
    [
      { column: 0, span: 6, value: logo === null ? null : paper.companyName, look: { ...SOFT, line: 'strong' } },
      { column: 6, span: 4, value: `编号 ${paper.number}`, look: { ...SOFT, align: 'right', line: 'strong' } },
    ],
    20,
  );
  const lines = Math.max(paper.customer.length, paper.supplier.length);
  for (let index = 0; index < lines; index++) {
    const [left, right] = [paper.customer[index], paper.supplier[index]];
    put(
      [
        { column: 0, span: 2, value: left?.[0] ?? null, look: SOFT },
        { column: 2, span: 3, value: left?.[1] ?? null, look: { bold: index === 0 } },
        { column: 5, value: right?.[0] ?? null, look: { ...SOFT, align: 'right' } },
        { column: 6, span: 4, value: right?.[1] ?? null, look: { bold: index === 0 } },
      ],
      18,
    );
  }
  put([], 8);
}

function lineCells(line: QuotationLine): FormCell[] {
  const look: CellLook = { line: 'hair' };
  const center: CellLook = { line: 'hair', align: 'center' };
  const isPriced = line.unitPrice !== null;
  return [
    { column: 0, value: line.place, format: 'count', look: center },
    { column: 1, value: null, look },
    { column: 2, value: line.name, look },
    { column: 3, value: line.brand, look },
    { column: 4, value: line.model, look },
    { column: 5, value: line.facts, look: { line: 'hair', color: SOFT.color } },
    { column: 6, value: line.unit, look: center },
    { column: QUANTITY, value: line.quantity, format: 'count', look },
    isPriced
      ? { column: PRICE, value: line.unitPrice, format: line.isFree ? 'price' : 'yuan', look }
      : { column: PRICE, value: '暂无价格', look: { line: 'hair', align: 'right' } },
    isPriced
      ? { column: AMOUNT, value: line.amount, formula: { times: [PRICE, QUANTITY] }, format: 'yuan', look }
      : { column: AMOUNT, value: '—', look: { line: 'hair', align: 'right' } },
  ];
}

const subtotal = (label: string, cell: Pick<FormCell, 'value' | 'formula'>): FormCell[] => [
  { column: 0, span: AMOUNT, value: label, look: { ...SOFT, align: 'right', line: 'hair' } },
  { column: AMOUNT, ...cell, format: 'yuan', look: { bold: true, line: 'hair' } },
];

/** Goods first, since shares are of them; then the fees, each in a row of its own. Gives the rows that make the total. */
function putFees(paper: QuotationPaper, sums: readonly number[], put: Put): number[] {
  const goodsRow = put(subtotal('产品小计', { value: paper.goodsTotal, formula: { sumOf: sums } }), 20);
  const first = put([{ column: 0, span: COLUMNS, value: '费用', look: { bold: true, size: 11, line: 'hair' } }], 24) + 1;
  const rows = paper.fees.map((fee) => put(feeCells(fee, baseRowsOf(fee, paper.fees, { goodsRow, first })), fee.base === undefined ? 24 : 28));
  return [goodsRow, put(subtotal('费用小计', { value: paper.feesTotal, formula: { sumOf: rows } }), 20)];
}

function feeCells(fee: QuotedFee, baseRows: readonly number[]): FormCell[] {
  const look: CellLook = { line: 'hair' };
  const isShare = fee.percent !== null;
  return [
    { column: 0, value: fee.place, format: 'count', look: { line: 'hair', align: 'center' } },
    { column: 1, value: null, look },
    { column: 2, span: 3, value: fee.name, look },
    { column: 5, value: fee.words, look: { line: 'hair', color: SOFT.color } },
    { column: 6, value: fee.unit, look: { line: 'hair', align: 'center' } },
    { column: QUANTITY, value: fee.quantity, format: 'quantity', look },
    { column: PRICE, value: isShare ? fee.percent : fee.unitPrice, format: isShare ? 'percent' : 'yuan', look },
    { column: AMOUNT, value: fee.amount, formula: isShare ? { percentOf: [PRICE, ...baseRows] } : { times: [PRICE, QUANTITY] }, format: 'yuan', look },
  ];
}

function putClosing(paper: QuotationPaper, sums: readonly number[], put: Put): void {
  put(
    [
      { column: 0, span: 6, value: `人民币大写：${paper.totalInWords}`, formula: { inWords: AMOUNT }, look: { bold: true, top: true } },
      { column: 6, span: 3, value: `合计（${paper.taxWord}，元）`, look: { align: 'right', top: true } },
      { column: AMOUNT, value: paper.total, formula: { sumOf: sums }, format: 'yuan', look: { bold: true, size: 13, top: true } },
    ],
    30,
  );
  put([{ column: 0, span: COLUMNS, value: `${pricingCopy.roundingRule}。`, look: SOFT }], 18);
  if (paper.unpriced > 0) put([{ column: 0, span: COLUMNS, value: unpricedNote(paper.unpriced), look: SOFT }], 18);
  put([], 8);
  for (const [label, text] of [...paper.terms, ['备注', paper.notes] as const]) {
    if (text === '') continue;
    put(
      [
        { column: 0, span: 2, value: label, look: SOFT },
        { column: 2, span: COLUMNS - 2, value: text },
      ],
      18 * Math.max(text.split('\n').length, Math.ceil(text.length / 60)),
    );
  }
  for (const [index, text] of paper.safetyNotes.entries()) {
    put(
      [
        { column: 0, span: 2, value: index === 0 ? designOrderCopy.safetyHead : null, look: SOFT },
        { column: 2, span: COLUMNS - 2, value: text },
      ],
      18 * Math.ceil(text.length / 60),
    );
  }
  if (paper.demoNote !== null) put([{ column: 0, span: COLUMNS, value: paper.demoNote, look: SOFT }], 18);
  put([], 16);
  put(
    [
      { column: 0, span: 5, value: `报价单位（盖章）：${paper.companyName}` },
      { column: 5, span: 5, value: `${quotationCopy.customerSigns}：${paper.customer[0]?.[1] ?? ''}` },
    ],
    44,
  );
  put(
    [
      { column: 0, span: 5, value: '签字：                    日期：        年    月    日', look: { ...SOFT } },
      { column: 5, span: 5, value: '签字：                    日期：        年    月    日', look: { ...SOFT } },
    ],
    24,
  );
}
