/** How large files may be, and how many one account keeps. */

/** Largest file a person may hand in, in bytes (FILE-1). */
export const FILE_BYTES_MAX = 10 * 1024 * 1024;
/** Most pixels of a picture, and its longest side: what a decoder may be asked to unfold. */
export const PICTURE_PIXELS_MAX = 40_000_000;
export const PICTURE_SIDE_MAX = 16_000;
/** What one account may keep. */
export const FILES_PER_ACCOUNT_MAX = 500;
export const FILE_BYTES_PER_ACCOUNT_MAX = 2 * 1024 * 1024 * 1024;
/** Longest sides a public picture may be asked for in, in pixels: small in rows, medium on cards, twice what is shown for sharp screens. */
export const PICTURE_SIDES = [160, 640] as const;
export type PictureSide = (typeof PICTURE_SIDES)[number];
