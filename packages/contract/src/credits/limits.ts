/** Bounds of credits. */
/** Pieces of one exchange. */
export const EXCHANGE_PIECES_MAX = 99;
/** Of one adjustment, either way. */
export const ADJUSTED_MAX = 100_000;
export const CREDITS_REASON_MAX = 100;
/** Points of one piece, and pieces of a stock or of one change to it. */
export const CREDITS_POINTS_MAX = 1_000_000;
export const CREDITS_STOCK_MAX = 100_000;
export const CREDITS_TITLE_MAX = 40;
export const CREDITS_WORDS_MAX = 100;
/** Goods that are exchanged most, told at most. */
export const CREDITS_RANK_MAX = 10;
/** Holders that are offered for a name or a number, and the letters it takes to look for them. */
export const CREDITS_HOLDERS_FOUND = 10;
export const HOLDER_WORDS_MIN = 2;
/** Pictures that are offered for a word. */
export const CREDITS_PICTURES_FOUND = 10;
