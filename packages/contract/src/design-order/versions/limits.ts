/** Versions of one order, and letters of a version's name (DESIGN-30). */
export const VERSIONS_MAX = 100;
export const VERSION_NAME_MAX = 50;
