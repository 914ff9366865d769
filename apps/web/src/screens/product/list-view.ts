/** Cards or rows: the address says it, and a cookie remembers it so that the server draws the right one at once. */
import type { ListView } from '../../features/catalog/index.ts';

const COOKIE = 'listView';
const YEAR_SECONDS = 31_536_000;

const known = (text: string | null | undefined): ListView | null => (text === 'table' || text === 'grid' ? text : null);

/** The view the address names, else the one remembered, else cards. */
export function viewOf(said: string | null, cookies: string | null): ListView {
  const remembered = cookies?.match(/(?:^|;\s*)listView=(\w+)/)?.[1];
  return known(said) ?? known(remembered) ?? 'grid';
}

/** Headers that remember a view the address names; none otherwise. The path is the root, because the page's own links fetch /product.data, which is not below /product. */
export function rememberView(said: string | null): HeadersInit {
  const view = known(said);
  return view ? { 'set-cookie': `${COOKIE}=${view}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax` } : {};
}
