/**
 * Pages that look the same to everyone who is not signed in, whose answer the server keeps for a while: they follow from the address
 * and the catalogue alone. Only an address as the portal writes it itself is one of them; what visitors make up is made anew each time.
 */
import { calculatorIds } from '@portal/engines/calculators';
import { articlesAddress, casesAddress, contentAddress, solutionsAddress } from './features/content/index.ts';
import { productHref, readProductQuery } from './features/catalog/index.ts';
import { hasAskedStore } from './lib/kept/asked-store.server.ts';
import { isInternetExplorer } from './lib/browser/old-browser.ts';
import { viewOf } from './screens/product/list-view.ts';

const bare = (search: string): boolean => search === '';
const own = (href: string, path: string, search: string): boolean => href === `${path}${search}` && search !== '';
/** One of what is published, at the address its links have. */
const detail =
  (path: string, words: readonly string[] = []) =>
  (search: string): boolean =>
    own(contentAddress(path, words)(new URLSearchParams(search)), path, search);
const listed =
  ({ path, href, read }: typeof solutionsAddress) =>
  (search: string): boolean =>
    href(read(new URLSearchParams(search))) === `${path}${search}`;

/** By path: whether the rest of the address is one of ours. */
const remembered: Readonly<Record<string, (search: string) => boolean>> = {
  '/': bare,
  '/home': bare,
  '/product': (search) => productHref(readProductQuery(new URLSearchParams(search))) === `/product${search}`,
  '/product/detail': (search) => /^\?id=[\w-]{1,40}(&sku=[\w-]{1,40})?$/.test(search),
  '/solution': listed(solutionsAddress),
  '/solution/detail': detail('/solution/detail', ['from']),
  '/solution/solutionPurchase': detail('/solution/solutionPurchase'),
  '/cases': listed(casesAddress),
  '/cases/detail': detail('/cases/detail'),
  '/information': bare,
  '/information/newsArticles': listed(articlesAddress),
  '/information/allVideo': bare,
  '/information/applicationVideo': bare,
  '/information/industryVideo': bare,
  '/information/videoType/sceneVideo': bare,
  '/information/videoType/skuVideo': bare,
  '/information/detail': detail('/information/detail', ['type']),
  '/tool': bare,
  '/tool/sceneSelect': bare,
  '/tool/intelligenceOrder': (search) => /^(\?scenario=\w{1,20})?$/.test(search),
  ...Object.fromEntries(calculatorIds.map((id) => [`/tool/calculator/${id}`, bare])),
};

/** Whether what a page shows is the same for every guest, whatever words stand behind its address: what it asks, another has been answered a moment ago. */
export const isForAnyGuest = (pathname: string): boolean => Object.hasOwn(remembered, pathname);

/**
 * Whether a guest's answer may be made of the address alone, and given to every other guest who asks under it. Where it depends on more
 * of what his browser says (the view of the list he chose, where he was led home from, a browser that is led elsewhere), it is not.
 */
export function isRemembered({ pathname, search, cookie, userAgent }: { pathname: string; search: string; cookie: string; userAgent: string }): boolean {
  if (!isForAnyGuest(pathname) || !remembered[pathname]?.(search)) return false;
  if (pathname === '/home' && hasAskedStore(cookie)) return false;
  return !isInternetExplorer(userAgent) && (pathname !== '/product' || viewOf(null, cookie) === viewOf(null, null));
}
