/** The list that an address asks for, and the address it is shown under. */
import type { PageQuery } from '@portal/client/page-query';
import { redirect } from 'react-router';

/**
 * What the request's address means. Where it says a word that means nothing (`page=1e9`, a category that is no number, 51 letters) it leads to the
 * address of what is shown in its place (GOODS-14); words that are no part of the list stay, as do those left empty by a form without script.
 */
export function shownQuery<Query extends object>(address: PageQuery<Query>, request: Request): Query {
  const said = new URL(request.url).searchParams;
  const query = address.read(said);
  const shown = address.href(query, Object.fromEntries([...said].filter(([name]) => !address.names.includes(name))));
  if (wordsOf(new URL(shown, request.url).searchParams) !== wordsOf(said)) throw redirect(shown);
  return query;
}

/** Without their order; a word said twice is another address. */
const wordsOf = (search: URLSearchParams): string =>
  JSON.stringify([...search].filter(([, value]) => value !== '').toSorted(([a, x], [b, y]) => a.localeCompare(b) || x.localeCompare(y)));
