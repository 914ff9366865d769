/** Bounds of a list that comes as a file (DESIGN-40). Lines: as many as a list has (`LINES_MAX`). */
export const LIST_FILE_BYTES_MAX = 2 * 1024 * 1024;
/** Faults that are told one by one. */
export const LIST_FAULTS_MAX = 100;
