/** Several products of one's own that are written at once: judged as the form judges one, and sent as the worksheet that an import takes (PRIVATE-6, PRIVATE-14). Pure. */
import type { ImportFault, PrivateCategory } from '@portal/contract/private-product';
import { faultsOf, typedOf, type ProductFaults } from './typed-product.ts';

/** A product as a row says it; '' what it does not say. `number`: the row's, by which its faults are told. */
export interface OwnRow {
  number: number;
  spuName: string;
  modelRemark: string;
  brandName: string;
  unit: string;
  price: string;
}

/** Columns of the import's template. */
const HEADS = { spuName: '产品名称', category: '产品分类', price: '产品单价', brandName: '品牌', modelRemark: '型号', unit: '单位' } as const;
type Field = keyof typeof HEADS;
const FIELDS = Object.keys(HEADS) as Field[];
/** The head is a row of the worksheet, too. */
const FIRST_ROW = 2;

export type WrittenRow = OwnRow & {
  /** Number of a second category. */
  category: string;
};

/** What is wrong with each row, by its number; rows without a fault are not named. */
export const rowFaultsOf = (rows: readonly WrittenRow[], copy: Parameters<typeof faultsOf>[1]): ReadonlyMap<number, ProductFaults> =>
  new Map(rows.map((row) => [row.number, faultsOf({ ...typedOf(null), ...row }, copy)] as const).filter(([, faults]) => Object.keys(faults).length > 0));

/** The rows as the csv that an import takes. */
export function rowsSheet(rows: readonly WrittenRow[], categories: readonly PrivateCategory[]): string {
  const cellOf = (row: WrittenRow, field: Field): string => (field === 'category' ? categoryPath(row.category, categories) : row[field].trim());
  return [FIELDS.map((field) => HEADS[field]), ...rows.map((row) => FIELDS.map((field) => cellOf(row, field)))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
}

/** With the first category before it: second categories of two first ones may be called alike. */
function categoryPath(category: string, categories: readonly PrivateCategory[]): string {
  for (const { itemValue, children } of categories) {
    const second = children.find(({ id }) => String(id) === category);
    if (second) return second.id === 0 ? second.itemValue : `${itemValue}>${second.itemValue}`;
  }
  return '';
}

/** What the server found wrong, by the numbers of the rows and the fields it stands on. */
export function sentFaultsOf(rows: readonly WrittenRow[], faults: readonly ImportFault[]): ReadonlyMap<number, ProductFaults> {
  const found = new Map<number, ProductFaults>();
  for (const { row, column, text } of faults) {
    const number = rows[row - FIRST_ROW]?.number;
    const field = FIELDS.find((one) => HEADS[one] === column) ?? 'spuName';
    if (number !== undefined) found.set(number, { ...found.get(number), [field === 'category' ? 'categoryValueSelect' : field]: text });
  }
  return found;
}
