import { definePageQuery, type PageQueryOf } from '@portal/client/page-query';
import { keyword, named, page, recordId, size } from '@portal/client/page-words';
import type { BookEntry } from '@portal/contract/calculation-book';
import type { CalculatorId } from '@portal/engines/calculators';
import { carriedSearch } from '../../../lib/address-bar/here.ts';
import { calculatorPath } from '../../calculator/index.ts';
import { GUIDE_PATH } from '../../recommend/index.ts';

export const BOOKS_PATH = '/tool/calculationBook';

/** A book, and what of it stands beside what: a calculation of it, the other one, and the other's book where that is another. */
export const bookAddress = definePageQuery(`${BOOKS_PATH}/detail`, {
  bookId: named('id', recordId),
  compare: recordId,
  beside: named('with', recordId),
  besideBook: named('of', recordId),
});
export type BookAddress = PageQueryOf<typeof bookAddress>;
export const bookHref = (bookId: string): string => bookAddress.href({ bookId, compare: null, beside: null, besideBook: null });

/** /tool/calculationBook: what the list is narrowed by. */
export const booksAddress = definePageQuery(BOOKS_PATH, { keyword, page, size: size(10) });

/** The page of a calculation's engine, with its inputs; without them where they are too many for an address. */
export function engineHref({ engine, pairs }: Pick<BookEntry, 'engine' | 'pairs'>): string {
  const isScenario = engine.startsWith('scenario');
  const search = new URLSearchParams([...(isScenario ? [['scenario', engine]] : []), ...pairs] as [string, string][]);
  const path = isScenario ? GUIDE_PATH : calculatorPath(engine as CalculatorId);
  const carried = carriedSearch(`?${search.toString()}`);
  return carried === '' && isScenario ? `${path}?scenario=${engine}` : path + carried;
}
