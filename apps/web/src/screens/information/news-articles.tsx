import { articlesAddress, canonicalListed } from '../../features/content/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { titleAt } from '../../lib/address-bar/window-title.ts';
import { ContentListPage } from '../solution/content-list-page.tsx';
import { readContentList } from '../solution/read-list.server.ts';
import type { Route } from './+types/news-articles.ts';

/** /information/newsArticles (CONTENT-8). */
export const loader = ({ context, request }: Route.LoaderArgs) => readContentList(request, context.get(callContext), 'article', articlesAddress);

export const handle: PageHandle = { addressOf: (search) => articlesAddress.href(articlesAddress.read(search)), canonicalOf: canonicalListed(articlesAddress) };

export const meta: Route.MetaFunction = ({ location }) => [
  { title: titleAt(location.pathname) },
  { name: 'description', content: '录像机硬盘怎么算、PoE 能走多远、防雷接地、镜头焦距、交换机、供电、门禁与停车场布置。' },
];

export default function NewsArticles({ loaderData: { query, listed } }: Route.ComponentProps) {
  return <ContentListPage address={articlesAddress} query={query} listed={listed} industries={[]} noun="文章" />;
}
