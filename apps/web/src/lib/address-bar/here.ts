import { useLocation, useMatches } from 'react-router';

/** What a page says of its own address. */
export interface AddressedPage {
  /** The address that leads to what `search` asks the page for, and says nothing else: words nobody knows, and words said twice, are not in it. */
  addressOf?(search: URLSearchParams): string;
}

/** Longest query that is carried along: signing in and older servers on the way take it whole. */
export const SEARCH_MAX = 4000;

/** The query as an address may carry it; empty where it is too long, so that no address says something else than the page. */
export const carriedSearch = (search: string): string => (search.length <= SEARCH_MAX ? search : '');

/** Where a page is left and come back to: of what stands in the address what the page itself has read, else no more than may be carried. */
export const hereOf = (pathname: string, search: string, page: AddressedPage | undefined): string =>
  page?.addressOf?.(new URLSearchParams(search)) ?? pathname + carriedSearch(search);

/** The page that is open, as an address to come back to. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  const pages = useMatches().map(({ handle }) => handle as AddressedPage | undefined);
  return hereOf(
    pathname,
    search,
    pages.findLast((page) => page?.addressOf !== undefined),
  );
}
