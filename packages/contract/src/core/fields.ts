/** Fields that many shapes share, with their bounds said once. */
import { RATE_MAX_IN_SELECTION } from '@portal/engines/pricing';
import { z } from 'zod';
import { KEYWORD_MAX, lengthUpTo, PAGE_NUMBER_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZES, UNREADABLE, YUAN_MAX } from './limits.ts';

/** Paging of a list: `page` from 1, `size` one of 10, 20, 50. Queries are text, so these coerce; bodies never do. */
export const pagingQuery = {
  page: z.coerce.number<string | number | undefined>().int().min(1).max(PAGE_NUMBER_MAX).default(1),
  size: z.coerce
    .number<string | number | undefined>()
    .refine((size) => (PAGE_SIZES as readonly number[]).includes(size), {
      error: `每页条数只能是 ${PAGE_SIZES.slice(0, -1).join('、')} 或 ${PAGE_SIZES.at(-1)}`,
    })
    .default(PAGE_SIZE_DEFAULT),
};

/** One sign may stand for many (`㎡`, `ﷺ`): what a keyword is looked up as may be this much longer than what is typed. */
export const foldsShort = (keyword: string): boolean => keyword.normalize('NFKC').length <= 2 * KEYWORD_MAX;

/** Search word: trimmed, at most 50 characters; empty is the same as none. */
export const keywordQuery = z
  .string()
  .trim()
  .max(KEYWORD_MAX, { error: `关键词不能超过 ${KEYWORD_MAX} 个字符` })
  .regex(/^[^\u0000]*$/, { error: '关键词含有无法识别的字符' })
  .refine(foldsShort, { error: `关键词不能超过 ${KEYWORD_MAX} 个字符` })
  .default('');

/** Yuan with at most two decimals, as it travels. */
export const yuan = z.number().min(0).max(YUAN_MAX).multipleOf(0.01);
/** Percent with two decimals; 100 is no discount. */
export const rate = z.number().min(0).max(RATE_MAX_IN_SELECTION).multipleOf(0.01);
/** Ids made here: letters, digits, hyphen, underscore. */
export const recordId = z.string().regex(/^[\w-]{1,40}$/, { error: '编号格式不正确' });
/** Blanks, format characters, marks and fillers: a text of nothing but these leaves nothing to see. */
const INVISIBLE = /[\s\p{Cf}\p{Mn}\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** Whether a text that stands for something (a name, a reason) can be seen. */
export const isVisible = (text: string): boolean => text.replace(INVISIBLE, '') !== '';

/** Text a person writes: no control characters beside line breaks, trimmed. */
export const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: lengthUpTo(max) })
    .regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF]*$/u, { error: UNREADABLE });
