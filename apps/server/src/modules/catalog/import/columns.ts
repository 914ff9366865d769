/**
 * The columns of an import file, recognised by their headers. A column that says something of a model is one line of `OF_MODEL`:
 * reading, template, new rows and changes follow from it.
 */
import type { CellValue, SheetRow } from '../../../platform/sheet/read-sheet.ts';
import { foldText } from '../search/fold.ts';
import type { AttributeRow, Taxonomy } from '../taxonomy/taxonomy.ts';
import type { sku } from '../tables.ts';
import { readChoice, readStock, readText, readWhole, readYuan, type ReadCell } from './cells.ts';
import type { Complaint } from './complaint.ts';

/** Rows of the template that show how it is done. */
export const EXAMPLE_PREFIX = '示例-';

export interface FieldColumn {
  header: string;
  /** Of the template's column, in characters; 12 when absent. */
  width?: number;
  format?: 'yuan';
  /** What the template's example row says; nothing when absent. */
  example?: string | number;
}

/** Columns that say which model it is, and what belongs to its family. */
const GROUPING = {
  model: { header: '型号', width: 22, example: `${EXAMPLE_PREFIX}001（此行不会导入）` },
  name: { header: '产品名称', width: 30, example: '400万红外半球网络摄像机' },
  firstCategory: { header: '一级分类', width: 14 },
  secondCategory: { header: '二级分类', width: 16 },
  brand: { header: '品牌' },
  unit: { header: '单位', width: 8, example: '台' },
} as const satisfies Record<string, FieldColumn>;

/** What a file may say of a model: `column` of its row, and how a cell is read. Undefined read: it stays as it is. */
interface ModelColumn extends FieldColumn {
  column: keyof ModelValues;
  read(cell: CellValue): ReadCell<ModelValues[keyof ModelValues]>;
}
export type ModelValues = Partial<typeof sku.$inferSelect>;

const WARRANTY_MONTHS_MAX = 600;
/** Letters: 马来西亚槟城州. */
const MADE_IN_MAX = 30;

const OF_MODEL = {
  price: { header: '渠道价', format: 'yuan', example: 358, column: 'price', read: readYuan },
  referPrice: { header: '参考价', format: 'yuan', example: 449, column: 'referPrice', read: readYuan },
  stock: { header: '库存', width: 10, example: '120', column: 'stockTotal', read: readStock },
  saleType: { header: '销售类型', width: 10, example: '经销', column: 'skuSaleType', read: (cell) => readChoice(cell, { 经销: '经销', 非经: '非经' }) },
  status: { header: '状态', width: 8, example: '上架', column: 'skuStatus', read: (cell) => readChoice(cell, { 上架: 0, 下架: 1 }) },
  desc: { header: '描述', width: 40, example: '400万像素，30 米红外', column: 'skuDesc', read: (cell) => readText(cell, 500) },
  warranty: { header: '质保（月）', example: 24, column: 'warrantyMonths', read: (cell) => readWhole(cell, WARRANTY_MONTHS_MAX) },
  madeIn: { header: '产地', example: '浙江杭州', column: 'madeIn', read: (cell) => readText(cell, MADE_IN_MAX) },
} as const satisfies Record<string, ModelColumn>;

export const modelColumns: readonly (readonly [field: CatalogField, column: ModelColumn])[] = Object.entries(OF_MODEL).map(
  ([field, column]) => [field as CatalogField, column] as const,
);

/** In the template's order. */
export const fieldColumns: Readonly<Record<CatalogField, FieldColumn>> = {
  ...GROUPING,
  ...OF_MODEL,
  picture: { header: '图片', width: 16 },
  brochure: { header: '彩页', width: 16 },
  manual: { header: '说明书', width: 16 },
  successor: { header: '替代型号', width: 22 },
};
/** Columns that may name files beside the sheet. */
export type FileField = 'picture' | 'brochure' | 'manual';
export type CatalogField = keyof typeof GROUPING | keyof typeof OF_MODEL | FileField | 'successor';

/** Header of each field's column. */
export const FIELDS = Object.fromEntries(Object.entries(fieldColumns).map(([field, { header }]) => [field, header])) as Readonly<Record<CatalogField, string>>;

export type CatalogColumn = { header: string } & (
  | { kind: 'field'; field: CatalogField }
  | { kind: 'attribute'; attributes: readonly AttributeRow[] }
  | { kind: 'blank' }
);

/** `额定功率(W)`; the name alone when there is no unit. */
export const attributeHeader = ({ attrName, unit }: AttributeRow): string => (unit ? `${attrName}(${unit})` : attrName);

/** Said of the head of a worksheet. */
export const headerTexts = { unknown: '无法识别的表头，请使用模板中的表头', missing: '缺少此列，表头应在第一行' } as const;

const keyOf = (header: string): string => foldText(header).replaceAll(' ', '');

const textOf = (cell: CellValue | undefined): string =>
  typeof cell === 'string' ? cell.trim() : cell === null || cell === undefined ? '' : typeof cell === 'object' ? cell.date : String(cell);

/**
 * Reads the header row. Complains of headers nobody knows or that stand twice, and when there is no column of models.
 * Two attributes may share a header: which one is meant follows from the row's category.
 */
export function readColumns(header: SheetRow | undefined, taxonomy: Taxonomy): { columns: CatalogColumn[]; complaints: Complaint[] } {
  if (!header) return { columns: [], complaints: [{ row: 0, column: '', text: '文件里没有数据' }] };
  const fields = new Map(Object.entries(FIELDS).map(([field, title]) => [keyOf(title), field as CatalogField]));
  const attributes = Map.groupBy(taxonomy.attributes, (attribute) => keyOf(attributeHeader(attribute)));
  const complaints: Complaint[] = [];
  const seen = new Set<string>();
  const columns = header.cells.map((cell): CatalogColumn => {
    const title = textOf(cell);
    const key = keyOf(title);
    if (key === '') return { header: title, kind: 'blank' };
    if (seen.has(key)) complaints.push({ row: header.number, column: title, text: '表头重复' });
    seen.add(key);
    const field = fields.get(key);
    if (field) return { header: FIELDS[field], kind: 'field', field };
    const known = attributes.get(key);
    if (known) return { header: title, kind: 'attribute', attributes: known };
    complaints.push({ row: header.number, column: title.slice(0, 50), text: headerTexts.unknown });
    return { header: title, kind: 'blank' };
  });
  if (!seen.has(keyOf(FIELDS.model))) complaints.push({ row: header.number, column: FIELDS.model, text: headerTexts.missing });
  return { columns, complaints };
}
