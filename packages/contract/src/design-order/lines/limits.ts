/** Most lines of one list or order. */
export const LINES_MAX = 500;
