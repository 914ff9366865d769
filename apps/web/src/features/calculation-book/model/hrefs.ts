import type { BookEntry } from '@portal/contract/calculation-book';
import type { CalculatorId } from '@portal/engines/calculators';
import { carriedSearch } from '../../../lib/here.ts';
import { definePageQuery } from '../../../lib/page-query.ts';
import { keyword, page, size } from '../../../lib/page-words.ts';
import { calculatorPath } from '../../calculator/index.ts';
import { GUIDE_PATH } from '../../recommend/index.ts';

export const BOOKS_PATH = '/tool/calculationBook';
export const bookHref = (bookId: string): string => `${BOOKS_PATH}/detail?id=${encodeURIComponent(bookId)}`;

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
