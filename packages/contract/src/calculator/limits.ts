/** Most uses of one visit. */
export const USAGE_MAX = 9999;
