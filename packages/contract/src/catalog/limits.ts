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
/** Largest zip of a worksheet with its pictures that the console takes; larger ones the command takes. */
export const GOODS_ZIP_BYTES_MAX = 50 * 1024 * 1024;
/** Of what an import changes so many of each kind are told, and the count of all. */
export const GOODS_IMPORT_TOLD_MAX = 200;
/** Where more models than this change their prices, whoever imports says how many (OPERATOR-17). */
export const GOODS_IMPORT_PRICES_LOOK = 20;
/** A price that changes by this share of itself or more, up or down, is looked at by itself (OPERATOR-17). */
export const GOODS_IMPORT_STEEP_PERCENT = 50;
/** Imports that are listed. */
export const GOODS_IMPORTS_SHOWN = 50;
