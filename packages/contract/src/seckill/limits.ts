/** Bounds of flash sales. */
export const SECKILL_NAME_MAX = 40;
export const SECKILL_REASON_MAX = 100;
export const SECKILL_SESSIONS_MAX = 12;
export const SECKILL_ITEMS_MAX = 30;
export const SECKILL_PIECES_MAX = 9999;
export const SECKILL_LIMIT_MAX = 999;
/** Over by so much is not shown to buyers any more. */
/** A session is told of on the pages of its models from this time before its start. */
export const SECKILL_TOLD_BEFORE_MS = 24 * 3_600_000;
/** Models asked for at once: the lines of a cart. */
export const SECKILL_PRICES_ASKED_MAX = 100;
export const SECKILL_SHOWN_AFTER_MS = 30 * 24 * 3_600_000;
/** Activities of the provider that a dealer is shown. */
export const PLATFORM_SECKILLS_SHOWN = 50;
/** What was won is paid within this time, or goes back. */
export const SECKILL_PAY_WITHIN_MS = 10 * 60_000;
/** What is shown of what a word finds while one types. */
export const SECKILL_GOODS_FOUND = 20;
