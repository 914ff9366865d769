import { formatPercent, formatYuan } from '@portal/units';

/** In the place of a column where the head of a file is at fault, and no row of it. */
export const LIST_HEAD = '表头';

/** Sentences of a list that comes as a file (DESIGN-40, DESIGN-41). */
export const importsCopy = {
  bytes: '清单文件不能超过 2 MB',
  rows: '清单一次最多导入 500 个产品，请分成几个文件',
  noHead: '没有找到“型号”和“数量”两列，请在表头写明后重新选择文件',
  nothing: '文件里没有产品，请核对后重新选择',
  modelMissing: '没有填写型号',
  modelUnknown: (model: string) => `没有找到“${model}”，请核对型号；已下架的产品不能导入`,
  twice: (row: number) => `与第 ${row} 行是同一产品，请合并数量`,
  quantity: '数量应为 1 到 9999 的整数',
  rate: '折扣率应为 0 到 999.99%',
  rateUnclear: '折扣率写法不明确，请写成“95%”或“9.5折”',
  /** Of a price and a rate that do not go together at today's price. */
  pairApart: (asked: number, rate: number, taken: number) =>
    `单价 ${formatYuan(asked).text} 与折扣率 ${formatPercent(rate)} 按今日价不一致，已按折扣率计为 ${formatYuan(taken).text}`,
  ratePrice: '单价应为不小于 0 的金额',
  rateCut: '单价超过产品价格的 999.99%，请核对',
} as const;
