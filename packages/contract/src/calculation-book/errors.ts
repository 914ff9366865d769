/** What may go wrong with calculation books. */
import { defineError } from '../core/define-error.ts';
import { BOOK_ENTRIES_MAX, BOOKS_MAX } from './limits.ts';

export const tooManyBooks = defineError({ name: 'tooManyBooks', code: 1441, status: 409, msg: `计算书最多 ${BOOKS_MAX} 份，请先删除不用的` });
export const tooManyBookEntries = defineError({
  name: 'tooManyBookEntries',
  code: 1442,
  status: 409,
  msg: `一份计算书最多 ${BOOK_ENTRIES_MAX} 项计算，请先删除不用的，或另建一份`,
});
/** Somebody else, or another window, was faster (BOOK-6). */
export const bookChanged = defineError({ name: 'bookChanged', code: 1443, status: 409, msg: '这份计算书已在别处修改，请刷新后再改' });
/** A fixed revision stays as it was signed (BOOK-5). */
export const bookFixed = defineError({ name: 'bookFixed', code: 1444, status: 409, msg: '这一版已定稿，不能再改；请从它新建一版' });
export const bookNotFixed = defineError({ name: 'bookNotFixed', code: 1445, status: 409, msg: '这一版还没有定稿，直接修改即可' });
export const bookEmpty = defineError({ name: 'bookEmpty', code: 1446, status: 409, msg: '计算书里还没有计算，请先存入至少一项' });
/** A rule has changed since; what would be signed is looked at first (BOOK-4). */
export const bookOutdated = defineError({ name: 'bookOutdated', code: 1447, status: 409, msg: '有计算的结果与存入时不同，请逐项核对并更新后再定稿' });
export const bookRevisionTaken = defineError({ name: 'bookRevisionTaken', code: 1449, status: 409, msg: '这份计算书已有同名的版次，请换一个版次' });
/** In `fields` what is wrong with them, by the paths of the engine. */
export const bookInputsRefused = defineError({ name: 'bookInputsRefused', code: 1448, status: 400, msg: '输入有误，请改正后再存' });
