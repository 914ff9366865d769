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
  quantityRaised: '该产品数量不能小于1',
} as const;
