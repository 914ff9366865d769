/** What a model's sale type is called that goes by project alone, past the dealers. */
export const NOT_BY_DEALERS = '非经';

/** Whether dealers sell a model, so that it can be bought here. Source: CART-4. */
export const isSoldByDealers = ({ skuSaleType }: { skuSaleType: string }): boolean => skuSaleType !== NOT_BY_DEALERS;
