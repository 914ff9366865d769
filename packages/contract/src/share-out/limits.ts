/** Rows of a worksheet. */
export const SHARE_EXPORT_MAX = 10_000;
