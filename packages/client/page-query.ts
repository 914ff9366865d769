/**
 * The address of a list page, said once as data: which words it has, what each may mean and what goes without saying. Gives how
 * it is read and written and what a step leads to. The address is the only home of what a list is narrowed by, so that every
 * step is a link and works before script. Words of many pages: page-words.ts.
 *
 *   const orders = definePageQuery('/tool/designOrder', { keyword, sort: oneOf(['gmtModified', 'amount']), order, page, size: size(10) });
 *   type OrdersQuery = PageQueryOf<typeof orders>;
 */

/** One word of an address. */
export interface Word<Value> {
  /** What an address means that does not say the word. */
  usual: Value;
  /** What a text means; null: nothing, and it counts as not said. Never throws. */
  read(text: string): Value | null;
  write(value: Value): string;
  /** Its name in the address, where the page calls it otherwise. */
  name?: string;
  /** What the calls have in its place: read as well, said once or several times, and never written. */
  ofCalls?: string;
  /** Shows the same list in another way: a step in it stays on the page where it is. */
  isAside?: boolean;
  /** The word without which this one says nothing: where that is empty. */
  of?: string;
}

type Words = Readonly<Record<string, Word<unknown>>>;
type Meaning<W extends Words> = { -readonly [Key in keyof W]: W[Key] extends Word<infer Value> ? Value : never };

export interface PageQuery<Query extends object> {
  path: string;
  /** What its words are called in the address. */
  names: readonly string[];
  /** The list an address asks for. What is unknown, too long or out of range counts as not said; never throws. */
  read(search: URLSearchParams): Query;
  /** The address of a list, one for one list: the usual is left out. `further`: words that are no part of it. */
  href(query: Query, further?: Readonly<Record<string, string>>): string;
  /** A step on: begins at the first page again, unless it only turns the page or shows the same list in another way. */
  with<Q extends Query>(query: Q, change: Partial<Q>): Q;
  /** What a form that asks for `key` carries along: all that narrows or sorts the list but that word. */
  hidden(query: Query, key: keyof Query): Record<string, string>;
}

/** What an address defined by `definePageQuery` means. */
export type PageQueryOf<Address> = Address extends PageQuery<infer Query> ? Query : never;

export function definePageQuery<W extends Words>(path: string, words: W): PageQuery<Meaning<W>> {
  const all = Object.entries<Word<unknown>>(words);
  const nameOf = (key: string): string => words[key]?.name ?? key;
  const saidOf = (key: string, { ofCalls }: Word<unknown>, search: URLSearchParams): string | null =>
    search.get(nameOf(key)) ?? (ofCalls !== undefined && search.has(ofCalls) ? search.getAll(ofCalls).join(',') : null);
  const searchOf = (query: Readonly<Record<string, unknown>>): URLSearchParams => {
    const search = new URLSearchParams();
    for (const [key, word] of all) {
      if (word.of !== undefined && query[word.of] === '') continue;
      const said = word.write(query[key]);
      if (said !== word.write(word.usual)) search.set(nameOf(key), said);
    }
    return search;
  };
  return {
    path,
    names: all.flatMap(([key, { ofCalls }]) => [nameOf(key), ...(ofCalls === undefined ? [] : [ofCalls])]),
    read(search) {
      const query: Record<string, unknown> = {};
      for (const [key, word] of all) {
        const said = saidOf(key, word, search);
        query[key] = (said === null ? null : word.read(said)) ?? word.usual;
      }
      for (const [key, word] of all) if (word.of !== undefined && query[word.of] === '') query[key] = word.usual;
      return query as Meaning<W>;
    },
    href(query, further = {}) {
      const search = searchOf(query);
      for (const [name, said] of Object.entries(further)) search.set(name, said);
      return search.size === 0 ? path : `${path}?${search.toString()}`;
    },
    with(query, change) {
      const { size: sizeBefore } = query as { size?: unknown };
      const { size: sizeAfter = sizeBefore } = change as { size?: unknown };
      const isTurning = Object.keys(change).every((key) => key === 'page' || words[key]?.isAside || (key === 'size' && sizeAfter === sizeBefore));
      return { ...query, ...change, ...(isTurning || words['page'] === undefined ? {} : { page: words['page'].usual }) };
    },
    hidden(query, key) {
      const usual = Object.fromEntries(all.filter(([one, word]) => one === key || one === 'page' || word.isAside).map(([one, word]) => [one, word.usual]));
      return Object.fromEntries(searchOf({ ...query, ...usual }));
    },
  };
}

/** A press on a sort: the same one flips, a new one starts downwards (GOODS-5); '' has no direction. */
export function sortedBy<Sort extends string>(query: { sort: Sort; order: 'desc' | 'asc' }, sort: Sort): { sort: Sort; order: 'desc' | 'asc' } {
  const flips = sort !== '' && sort === query.sort && query.order === 'desc';
  return { sort, order: flips ? 'asc' : 'desc' };
}
