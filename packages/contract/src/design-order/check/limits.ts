/** How much of a check is kept. */

/** Most ignored problems and most kept devices of one list. */
export const CHECK_ENTRIES_MAX = 100;
/** Letters of what people set of one list, as it is kept: a hundred devices of a dozen attributes and a hundred reasons. */
export const CHECK_LETTERS_MAX = 100_000;
export const IGNORE_REASON_MAX = 100;
export const KEPT_NAME_MAX = 50;
/** What a problem is about, in words: a mandatory product with its clause is the longest. */
export const ISSUE_SUBJECT_MAX = 120;
/** Of all scenarios together; alike ones are one. */
export const MANDATORY_MAX = 300;
/** Of all scenarios together; of one it is what its engine warns of. */
export const NOTES_MAX = 100;
export const NOTE_TEXT_MAX = 300;
