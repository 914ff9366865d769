/** The columns of an import file, recognised by their headers. */
import type { CellValue, SheetRow } from '../../../platform/sheet/read-sheet.ts';
import { foldText } from '../search/fold.ts';
import type { AttributeRow, Taxonomy } from '../taxonomy/taxonomy.ts';
import type { Complaint } from './complaint.ts';

export const FIELDS = {
  model: '型号',
  name: '产品名称',
  firstCategory: '一级分类',
  secondCategory: '二级分类',
  brand: '品牌',
  unit: '单位',
  price: '渠道价',
  referPrice: '参考价',
  stock: '库存',
  saleType: '销售类型',
  status: '状态',
  desc: '描述',
  picture: '图片',
} as const;
export type Field = keyof typeof FIELDS;

export type Column = { header: string } & ({ kind: 'field'; field: Field } | { kind: 'attribute'; attributes: readonly AttributeRow[] } | { kind: 'blank' });

/** `额定功率(W)`; the name alone when there is no unit. */
export const attributeHeader = ({ attrName, unit }: AttributeRow): string => (unit ? `${attrName}(${unit})` : attrName);

const keyOf = (header: string): string => foldText(header).replaceAll(' ', '');

const textOf = (cell: CellValue | undefined): string =>
  typeof cell === 'string' ? cell.trim() : cell === null || cell === undefined ? '' : typeof cell === 'object' ? cell.date : String(cell);

/**
 * Reads the header row. Complains of headers nobody knows or that stand twice, and when there is no column of models.
 * Two attributes may share a header: which one is meant follows from the row's category.
 */
export function readColumns(header: SheetRow | undefined, taxonomy: Taxonomy): { columns: Column[]; complaints: Complaint[] } {
  if (!header) return { columns: [], complaints: [{ row: 0, column: '', text: '文件里没有数据' }] };
  const fields = new Map(Object.entries(FIELDS).map(([field, title]) => [keyOf(title), field as Field]));
  const attributes = Map.groupBy(taxonomy.attributes, (attribute) => keyOf(attributeHeader(attribute)));
  const complaints: Complaint[] = [];
  const seen = new Set<string>();
  const columns = header.cells.map((cell): Column => {
    const title = textOf(cell);
    const key = keyOf(title);
    if (key === '') return { header: title, kind: 'blank' };
    if (seen.has(key)) complaints.push({ row: header.number, column: title, text: '表头重复' });
    seen.add(key);
    const field = fields.get(key);
    if (field) return { header: FIELDS[field], kind: 'field', field };
    const known = attributes.get(key);
    if (known) return { header: title, kind: 'attribute', attributes: known };
    complaints.push({ row: header.number, column: title.slice(0, 50), text: '无法识别的表头，请使用模板中的表头' });
    return { header: title, kind: 'blank' };
  });
  if (!seen.has(keyOf(FIELDS.model))) complaints.push({ row: header.number, column: FIELDS.model, text: '缺少此列，表头应在第一行' });
  return { columns, complaints };
}
