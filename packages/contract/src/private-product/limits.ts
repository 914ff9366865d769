/** Beside the limits of a product itself, which `engines/goods` says. */

/** Products of one owner, deleted ones not counted. */
export const PRIVATE_PRODUCTS_MAX = 5_000;
/** Pictures of one product. */
export const PRIVATE_PICTURES_MAX = 5;
/** Letters of a model number and of the word it is counted in. */
export const PRIVATE_MODEL_MAX = 50;
export const PRIVATE_UNIT_MAX = 8;
/** Deleted or restored at once: as many as a page shows. */
export const PRIVATE_BATCH_MAX = 50;
/** Rows and bytes of an import file. */
export const PRIVATE_IMPORT_ROWS_MAX = 1_000;
export const PRIVATE_IMPORT_BYTES_MAX = 2 * 1024 * 1024;
/** Faults of an import file that are told; beyond them only how many there are. */
export const PRIVATE_FAULTS_MAX = 200;
