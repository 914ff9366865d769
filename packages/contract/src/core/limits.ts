/** Bounds that many rooms share. Without zod, so that a page takes a number without the shapes it guards. */

/** Page size options, largest page number (WIRE-5). */
export const PAGE_SIZES = [10, 20, 50] as const;
export const PAGE_SIZE_DEFAULT = 10;
export const PAGE_NUMBER_MAX = 500;
/** Letters of a search word. */
export const KEYWORD_MAX = 50;
/** Said of signs that no text holds. */
export const UNREADABLE = '含有无法识别的字符';
/** Said of a name with signs that cannot be seen: a second line, control characters, signs that turn or join others. */
export const NAME_UNREADABLE = '不能含有换行、控制字符或看不见的字符';
/** Days that a field takes: the database knows no year 0, and nothing here is of another century. */
export const DAY_FIRST = '2000-01-01';
export const DAY_LAST = '2100-12-31';
export const DAY_FAR = `日期应在 ${DAY_FIRST} 到 ${DAY_LAST} 之间`;
/** Attributes that one product may be described by; the goods' own categories have some dozens. */
export const ATTRIBUTES_MAX = 100;
/** Said of a number of pieces that is none. */
export const quantityUpTo = (max: number, least = 1): string => `数量应为 ${least} 到 ${max} 的整数`;
/** Said of a text that is too long, and of one that must be there and may be so long. */
export const lengthUpTo = (max: number): string => `长度不能超过 ${max} 个字符`;
export const lengthFromOne = (max: number): string => `长度在 1 到 ${max} 个字符`;
/** Largest whole number the database's `integer` holds; whatever counts or numbers something is bound by it at the door. */
export const INTEGER_MAX = 2_147_483_647;
/** Largest amount of money that travels, yuan. */
export const YUAN_MAX = 9_999_999_999.99;
