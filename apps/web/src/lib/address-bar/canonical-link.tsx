import { useLocation, useMatches } from 'react-router';

/** What a page says of the address it has among search engines. */
export interface CanonicalPage {
  /** The one address of what `search` asks the page for, from the root: without what only sorts, turns a page or says where a visitor came from (GOODS-30). */
  canonicalOf?(search: URLSearchParams): string;
}

/** The canonical address of the page that is open; none of one that says none, and of one that could not be read. */
export function CanonicalLink({ origin }: { origin: string }) {
  const { search } = useLocation();
  const page = useMatches().at(-1);
  const path = page?.loaderData === undefined ? undefined : (page.handle as CanonicalPage | undefined)?.canonicalOf?.(new URLSearchParams(search));
  return path === undefined ? null : <link rel="canonical" href={origin + path} />;
}
