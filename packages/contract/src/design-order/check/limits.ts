/** How much of a check is kept. */

/** Most ignored problems and most kept devices of one list. */
export const CHECK_ENTRIES_MAX = 100;
export const IGNORE_REASON_MAX = 100;
export const KEPT_NAME_MAX = 50;
