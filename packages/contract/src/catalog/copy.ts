/** Sentences about goods that server and pages both say. */
import type { Fallback } from '../core/index.ts';
import { GOODS_IMPORT_PRICES_LOOK, GOODS_ZIP_BYTES_MAX } from './limits.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join('、');

export const catalogCopy = {
  /** Of a list that nothing in the catalogue answers as it was asked for (GOODS-15). */
  loosened: (keyword: string, fallback: Fallback | undefined): string => {
    const { instead = null, left = [], kept = '', foreign } = fallback ?? {};
    if (foreign !== undefined) return `这里不销售型号 ${foreign}，以下是与它相近的“${kept}”`;
    if (left.length === 0 && instead !== null) return `没有“${keyword}”的产品，以下是“${instead}”的结果`;
    if (left.length === 0) return `没有完全匹配“${keyword}”的产品，以下是${kept === '' ? '相近' : `“${kept}”`}的结果`;
    return kept === '' ? `没有叫${quoted(left)}的产品，以下产品的说明里提到它` : `没有同时符合“${kept}”与${quoted(left)}的产品，以下是“${kept}”的结果`;
  },
  /** Of a list under a keyword: what is to be said of how it was taken; null: nothing (GOODS-15, GOODS-34). */
  taken: (keyword: string, { loosened, fallback }: { loosened: boolean; fallback?: Fallback | undefined }): string | null => {
    if (loosened) return catalogCopy.loosened(keyword, fallback);
    const { read = [] } = fallback ?? {};
    return read.length === 0 ? null : read.map(({ typed, meant }) => `“${typed}”按“${meant}”查找`).join('，');
  },
  goodsInvalid: (names: readonly string[]) => `以下产品已下架或不存在：${names.join('、')}`,
} as const;

/** What an import of goods on the console says. */
export const goodsImportCopy = {
  accepted: `支持 .xlsx、.csv（不超过 10 MB），或含一个表格及其图片、文档的 .zip（不超过 ${GOODS_ZIP_BYTES_MAX / 1024 ** 2} MB）`,
  sheetTooLarge: '表格不能超过 10 MB，请分成几个文件导入',
  unreadable: '压缩包无法读取，请重新选择',
  noSheet: '压缩包里没有 .xlsx 或 .csv 表格',
  manySheets: '压缩包里有多个表格，请只保留一个',
  stopped: '服务正在重启，本次导入已中断，没有保存任何内容，请稍后重新导入',
  noCategories: '还没有产品分类，暂时不能导入商品',
  notLast: '这已不是最近一次导入，请刷新后再看',
  /** What is typed before prices are taken that change steeply. */
  steepLook: '有型号的价格变化达到一半或以上，请填写这些型号的个数以确认',
  pricesLook: `超过 ${GOODS_IMPORT_PRICES_LOOK} 个型号变价，请填写变价的型号数以确认`,
} as const;
