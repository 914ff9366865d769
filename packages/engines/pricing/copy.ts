import { ORDER_NAME_MAX, ORDER_REMARK_MAX } from './limits.ts';

/**
 * What users read about prices, quantities and lists, in Chinese. Word for word where the specification gives the Chinese,
 * else our rendering of its English. Source: PRICE-4, PRICE-5, PRICE-9.
 */
export const pricingCopy = {
  noPrice: '暂无价格',
  free: '免费',
  emptyList: '暂无配单产品，请先添加产品',

  rateLocked: '该产品暂无价格，折扣率固定为100.00',
  rateCapped: (max: string) => `折扣率不能大于${max}`,
  ratePriceCapped: (max: string) => `折后价不能大于${max}`,
  quantityCapped: (max: number) => `该产品数量不能大于${max}`,
  quantityNotWhole: '请输入整数',
  quantityRaised: '该产品数量不能小于1',

  duplicateProducts: (names: readonly string[]) => `存在重复产品：${names.join('、')}`,
  tooManyLines: (residueNum: number) => `最多可选择${residueNum}个产品，请删除后再添加`,
  replaceNothingChosen: '请选择替换产品',
  notReplaceable: '该产品不支持替换',
  lineMissing: '该产品已不在清单中，请刷新后重试',
  accessoriesNothingChosen: '请选择配件',
  batchNothingChosen: '请选择你要批量操作的选项',
  deleteNothingChosen: '请先选择要删除的选项',
  joinNothingChosen: '您还没选择配单产品',
  generateNothingChosen: '您还没有选择产品哦~',

  orderNameRequired: '请输入配单名称',
  orderNameLength: `长度在 1 到 ${ORDER_NAME_MAX} 个字符`,
  orderRemarkLength: `备注不能超过 ${ORDER_REMARK_MAX} 个字符`,
} as const;
