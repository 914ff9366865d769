/** Fields that many shapes share, with their bounds said once. */
import { QUANTITY_MAX } from '@portal/engines/goods';
import { RATE_MAX_IN_SELECTION } from '@portal/engines/pricing';
import { lettersOf } from '@portal/units';
import { z } from 'zod';
import {
  ATTRIBUTES_MAX,
  DAY_FAR,
  DAY_FIRST,
  DAY_LAST,
  KEYWORD_MAX,
  lengthUpTo,
  NAME_UNREADABLE,
  PAGE_NUMBER_MAX,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZES,
  quantityUpTo,
  UNREADABLE,
  YUAN_MAX,
} from './limits.ts';
import { isNameText, isVisible, unturned } from './seen-text.ts';

/**
 * A whole number of an address, 0 or more: digits and nothing else, ten at most, so that no `0x10`, `1e1`, `+1` or blank means one. Pages
 * give it as a number. Bodies never take it: their numbers are numbers.
 */
const digits = (error: string) =>
  z.union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number),
    ],
    { error },
  );
export const queryNumber = digits('应为 0 或更大的整数');
/** The same within bounds, which are said of whatever it is not. */
export const wholeQuery = (min: number, max: number, error = `应为 ${min} 到 ${max} 的整数`) =>
  digits(error).pipe(z.int({ error }).min(min, { error }).max(max, { error }));

const SIZE_RULE = `每页条数只能是 ${PAGE_SIZES.slice(0, -1).join('、')} 或 ${PAGE_SIZES.at(-1)}`;
/** Paging of a list: `page` from 1, `size` one of 10, 20, 50. */
export const pagingQuery = {
  page: wholeQuery(1, PAGE_NUMBER_MAX, `页码应为 1 到 ${PAGE_NUMBER_MAX} 的整数`).default(1),
  size: digits(SIZE_RULE)
    .refine((size) => (PAGE_SIZES as readonly number[]).includes(size), { error: SIZE_RULE })
    .default(PAGE_SIZE_DEFAULT),
};

/** One sign may stand for many (`㎡`, `ﷺ`): what a keyword is looked up as may be this much longer than what is typed. */
export const foldsShort = (keyword: string): boolean => lettersOf(keyword.normalize('NFKC')) <= 2 * KEYWORD_MAX;

/** Search word: trimmed, at most 50 characters; empty is the same as none. */
export const keywordQuery = z
  .string()
  .trim()
  .max(KEYWORD_MAX, { error: `关键词不能超过 ${KEYWORD_MAX} 个字符` })
  .regex(/^[^\u0000]*$/, { error: '关键词含有无法识别的字符' })
  .refine(foldsShort, { error: `关键词不能超过 ${KEYWORD_MAX} 个字符` })
  .default('');

/** Which way a list is sorted; empty where it is said to be in no order. */
export const sortDirection = z
  .enum(['asc', 'desc'])
  .or(z.literal('').transform((): 'desc' => 'desc'))
  .default('desc');

/** Nothing or a hundredth at least: of 1e-300 a remainder by hundredths is nothing, too. */
export const isNoDust = (figure: number): boolean => figure === 0 || Math.abs(figure) >= 0.01;
/** Yuan with at most two decimals, as it travels. */
export const yuan = z.number().min(0).max(YUAN_MAX).multipleOf(0.01).refine(isNoDust);
/** Money as the caller reckoned it. Compared with ours to the fen and never stored (DESIGN-21); so it may carry the dust of binary fractions. */
export const claimedYuan = z.number().min(-YUAN_MAX).max(YUAN_MAX);
const RATE_RULE = `折扣率应为 0 到 ${RATE_MAX_IN_SELECTION} 之间的数字，最多两位小数`;
/** Percent with two decimals; 100 is no discount. */
export const rate = z
  .number({ error: RATE_RULE })
  .min(0, { error: RATE_RULE })
  .max(RATE_MAX_IN_SELECTION, { error: RATE_RULE })
  .multipleOf(0.01, { error: RATE_RULE });
const isNearDay = (day: string): boolean => day >= DAY_FIRST && day <= DAY_LAST;
export { isVisible };
const piecesFrom = (least: 0 | 1) => {
  const error = quantityUpTo(QUANTITY_MAX, least);
  return z.int({ error }).min(least, { error }).max(QUANTITY_MAX, { error });
};
/** Pieces of a model, from 1. */
export const pieceCount = piecesFrom(1);
/** The same, or 0 where the model is to leave. */
export const pieceCountOrNone = piecesFrom(0);
/** A day of the calendar, YYYY-MM-DD, from `DAY_FIRST` to `DAY_LAST`; `missing` is said of what is none. */
export const calendarDay = (missing: string) => z.iso.date({ error: missing, abort: true }).refine(isNearDay, { error: DAY_FAR });
/** A day of an address, by Beijing time; '': not said. */
export const dayQuery = z.union([calendarDay(DAY_FAR), z.literal('')], { error: DAY_FAR }).default('');
/** A moment within the same days, by UTC; `error` is said of what is none and of one that is too far. */
export const moment = (error: string) => z.iso.datetime({ error, abort: true }).refine((at) => isNearDay(at.slice(0, 10)), { error });
const BAD_ID = '编号格式不正确';
/** Ids made here: letters, digits, hyphen, underscore. */
export const recordId = z.string({ error: BAD_ID }).regex(/^[\w-]{1,40}$/, { error: BAD_ID });
/** An id that may be left out. */
export const recordIdLeftOut = () => leftOut(recordId, BAD_ID);
/** Text a person writes: no control characters beside line breaks, trimmed; signs that turn others about are dropped. Of one that is too long nothing more is judged. */
export const plainText = (max: number) =>
  z
    .string()
    .overwrite(unturned)
    .trim()
    .max(max, { error: lengthUpTo(max), abort: true })
    .regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u, { error: UNREADABLE });

/** A name of `max` letters at most; '' where it has none. */
export const nameOrNone = (max: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .max(max, { error: lengthUpTo(max), abort: true })
    .refine(isNameText, { error: NAME_UNREADABLE });
/** A name of `max` letters at most that can be seen; `missing` is said of none. */
export const nameText = (max: number, missing: string) => z.string().trim().refine(isVisible, { error: missing, abort: true }).pipe(nameOrNone(max));

/** Values by code. Counted before any of them is judged: of too many nothing more is said than that. */
export const attributesOf = <Value extends z.ZodType>(value: Value) => {
  const values = z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,40}$/, { error: '没有这个参数' }), value);
  return z.preprocess((given: z.input<typeof values>, context) => {
    const isTooMany = typeof given === 'object' && given !== null && Object.keys(given).length > ATTRIBUTES_MAX;
    if (isTooMany) context.issues.push({ code: 'custom', message: `最多填写 ${ATTRIBUTES_MAX} 个参数`, input: given });
    return isTooMany ? z.NEVER : given;
  }, values);
};

/** A field that may be left out, or sent as '' or null, which older clients do; `error` is said of anything else that it is not. */
export const leftOut = <T extends z.ZodType>(schema: T, error: string) =>
  z
    .union([schema, z.literal(''), z.null()], { error })
    .transform((value) => (value === '' || value === null ? undefined : (value as z.output<T>)))
    .optional();
