/** The columns of an import file, of the template and of an export: one list, so that what is exported can be imported. */
import type { ImportFault } from '@portal/contract/private-product';
import type { CellValue, SheetRow } from '../../platform/sheet/read-sheet.ts';
import type { SheetColumn } from '../../platform/sheet/write-sheet.ts';
import { attributeHeader, headerTexts, type AttributeRow, type Taxonomy } from '../catalog/index.ts';
import { attributesRead } from './categories.ts';

/** Rows of the template that show how it is done. */
export const EXAMPLE_PREFIX = '示例-';

export const FIELD_COLUMNS = {
  spuName: { header: '产品名称', width: 30, format: 'text', example: `${EXAMPLE_PREFIX}壁装支架（此行不会导入）` },
  category: { header: '产品分类', width: 24, format: 'text', example: '其他' },
  price: { header: '产品单价', width: 14, format: 'yuan', example: 68 },
  brandName: { header: '品牌', width: 16, format: 'text', example: '自制' },
  modelRemark: { header: '型号', width: 20, format: 'text', example: 'ZJ-01' },
  unit: { header: '单位', width: 8, format: 'text', example: '个' },
  spuDesc: { header: '产品描述', width: 40, format: 'text', example: '镀锌钢，可调角度' },
} as const satisfies Record<string, SheetColumn & { example: string | number }>;
/** What is wrong with a row, in the worksheet of those that were not taken; an import passes over it. */
export const PROBLEM_HEADER = '导入问题';
export type PrivateFieldName = keyof typeof FIELD_COLUMNS;
const REQUIRED: readonly PrivateFieldName[] = ['spuName', 'category', 'price', 'brandName'];

export type ImportColumn = { header: string } & (
  | { kind: 'field'; field: PrivateFieldName }
  | { kind: 'attribute'; attributes: readonly AttributeRow[] }
  | { kind: 'passedOver' }
  | { kind: 'blank' }
);

/** Every attribute that the check reads of some category, once. */
export const attributesOfAll = (taxonomy: Taxonomy): AttributeRow[] => {
  const read = new Set(taxonomy.categories.flatMap(({ id }) => attributesRead(taxonomy, id)));
  return taxonomy.attributes.filter((attribute) => read.has(attribute));
};

const keyOf = (header: string): string => header.normalize('NFKC').replace(/[\s*]/g, '').toLowerCase();
const textOf = (cell: CellValue): string => (cell === null || typeof cell === 'object' ? '' : String(cell).trim());

/** Reads the header row: faults for a header nobody knows or that stands twice, and for a column that must be there and is not. */
export function readColumns(head: SheetRow | undefined, taxonomy: Taxonomy): { columns: ImportColumn[]; faults: ImportFault[] } {
  if (!head) return { columns: [], faults: [{ row: 0, column: '', text: '文件里没有数据' }] };
  const fields = new Map(Object.entries(FIELD_COLUMNS).map(([field, { header }]) => [keyOf(header), field as PrivateFieldName]));
  const attributes = Map.groupBy(attributesOfAll(taxonomy), (attribute) => keyOf(attributeHeader(attribute)));
  const faults: ImportFault[] = [];
  const seen = new Set<string>();
  const columns = head.cells.map((cell): ImportColumn => {
    const title = textOf(cell).slice(0, 50);
    const key = keyOf(title);
    if (key === '') return { header: title, kind: 'blank' };
    if (seen.has(key)) faults.push({ row: head.number, column: title, text: '表头重复' });
    seen.add(key);
    if (key === keyOf(PROBLEM_HEADER)) return { header: title, kind: 'passedOver' };
    const field = fields.get(key);
    if (field) return { header: FIELD_COLUMNS[field].header, kind: 'field', field };
    const known = attributes.get(key);
    if (known) return { header: title, kind: 'attribute', attributes: known };
    faults.push({ row: head.number, column: title, text: headerTexts.unknown });
    return { header: title, kind: 'blank' };
  });
  for (const field of REQUIRED) {
    const { header } = FIELD_COLUMNS[field];
    if (!seen.has(keyOf(header))) faults.push({ row: head.number, column: header, text: headerTexts.missing });
  }
  return { columns, faults };
}
