/** Bounds of agreements as operators write them. */
export const PROTOCOL_NAME_MAX = 40;
export const PROTOCOL_TEXT_MAX = 60_000;
/** How far ahead the moment may lie from which a version holds. */
export const PUBLISH_AHEAD_DAYS = 365;
