/** Letters of a nickname. */
export const NICKNAME_MAX = 20;
