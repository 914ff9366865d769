/** What an attribute filter may ask: different attributes, and letters of `attributesStr`. */
export const ATTRIBUTE_CODES_MAX = 12;
export const ATTRIBUTES_LENGTH_MAX = 1000;
/** Categories one list is asked for. */
export const CATEGORIES_ASKED_MAX = 30;
/** Letters of a brand's name. */
export const BRAND_NAME_MAX = 60;
/** Models one call asks the stock of: as many as a page of a list may show of them. */
export const STOCK_ASKED_MAX = 100;
/** What a family may be called, as `labels` names it. */
export const GOODS_LABELS = ['新品', '热门', '推荐'] as const;
export type GoodsLabel = (typeof GOODS_LABELS)[number];
