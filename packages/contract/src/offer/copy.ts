import { dealerPriceCopy } from '../customer/copy.ts';
import { importBytesText, importRowsText } from '../private-product/copy.ts';
import { OFFER_IMPORT_BYTES_MAX, OFFER_IMPORT_ROWS_MAX, OFFER_LEAD_DAYS_MAX, OFFER_STOCK_MAX } from './limits.ts';

/** Sentences that server and pages both say about offers (PRICE-17). */
export const offerCopy = {
  price: dealerPriceCopy,
  stock: `库存应为 0 到 ${OFFER_STOCK_MAX} 的整数`,
  /** In a file: the stock was set anew there, and orders took of it meanwhile. */
  stockMoved: (seen: number, now: number) => `导出后库存已由 ${seen} 变为 ${now}，请重新导出后再改`,
  leadDays: `供货天数应为 0 到 ${OFFER_LEAD_DAYS_MAX} 的整数`,
  stockMissing: '请填写库存',
  leadDaysMissing: '请填写供货天数',
  /** Asked for less than the dealer itself pays. */
  belowOwn: '低于进价',
  headUnknown: '无法识别的表头，请使用导出文件中的表头',
  modelMissing: '请填写型号',
  modelUnknown: '产品目录里没有这个型号，或已下架',
  importRows: importRowsText(OFFER_IMPORT_ROWS_MAX),
  importBytes: importBytesText(OFFER_IMPORT_BYTES_MAX),
  exported: '报价已导出',
  exportSlow: '文件 40 秒内没有生成完，请缩小范围后重试',
} as const;
