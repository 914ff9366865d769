/** The columns of an export and of an import: one list, so that what is exported can be imported. */
import type { SheetColumn } from '../../platform/sheet/write-sheet.ts';

export const COLUMNS = {
  skuModel: { header: '型号', width: 26, format: 'text' },
  /** For whoever reads the sheet; an import passes it over. */
  spuName: { header: '产品名称', width: 36, format: 'text' },
  price: { header: '报价', width: 14, format: 'yuan' },
  stockTotal: { header: '库存', width: 10, format: 'count' },
  leadDays: { header: '供货天数', width: 10, format: 'count' },
  /** What was left when the sheet was written: a stock that is as it was there is none that somebody set. */
  stockSeen: { header: '导出时库存', width: 12, format: 'count' },
} as const satisfies Record<string, SheetColumn>;
/** A sheet of one's own may do without them. */
export const SPARE_COLUMNS: ReadonlySet<string> = new Set(['spuName', 'stockSeen']);
export type ColumnName = keyof typeof COLUMNS;
