/** Books of one owner, deleted ones not counted. */
export const BOOKS_MAX = 300;
/** Calculations of one book, deleted ones not counted. */
export const BOOK_ENTRIES_MAX = 50;
export const BOOK_PROJECT_MAX = 50;
export const BOOK_CUSTOMER_MAX = 50;
export const BOOK_DESIGNER_MAX = 20;
export const BOOK_REVISION_MAX = 10;
export const BOOK_REMARK_MAX = 500;
export const BOOK_TITLE_MAX = 50;
/** Signs of one text among the inputs; what engines ask for is far shorter. */
export const BOOK_INPUT_TEXT_MAX = 50;
/** Signs of the inputs of one calculation, as they are stored: some hundreds of groups. */
export const BOOK_INPUTS_SIGNS_MAX = 100_000;
