/** Most role lines of one question. */
export const ROLE_LINES_MAX = 200;
