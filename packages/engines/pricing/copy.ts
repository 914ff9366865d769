/**
 * What a price or a quantity had to become, in Chinese: what the engine itself says of an edit. Word for word where a requirement
 * gives the Chinese. Refusals are errors of the contract, and speak their sentence. Source: PRICE-4, PRICE-5.
 */
export const pricingCopy = {
  rateLocked: '该产品暂无价格，折扣率固定为100.00',
  rateCapped: (max: string) => `折扣率不能大于${max}`,
  ratePriceCapped: (max: string) => `折后价不能大于${max}`,
  quantityCapped: (max: number) => `该产品数量不能大于${max}`,
  quantityNotWhole: '请输入整数',
  notFigure: '只能填写数字和小数点',
  twoDecimals: '最多两位小数，已四舍五入',
  quantityRaised: '该产品数量不能小于1',
  /** Stands under every total: on the page, in print, in the files (PRICE-25). */
  /** On paper that nobody has said is for a customer (PRICE-38). */
  notForCustomers: '内部参考价，非客户报价',
  roundingRule: '金额精确到分：单价和按比例的费用四舍五入到分，金额＝单价×数量，合计为各行金额之和',
} as const;
