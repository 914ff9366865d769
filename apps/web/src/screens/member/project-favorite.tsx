import { listRecommendedContent } from '@portal/contract/content';
import { listContentFavorites } from '@portal/contract/favorite';
import { projectsAddress } from '../../features/favorite/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { shownQuery } from '../../lib/address-bar/shown-query.server.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/project-favorite.ts';
import { ContentFavorites } from './content-favorites.tsx';

const SHOWN = 6;

/** /member/myFavorite/projectFavorite: solutions, cases and articles (FAVORITE-7). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = shownQuery(projectsAddress, request);
  const favorites = await partOf(request, call(listContentFavorites, { query: { group: 'projects', ...query } }));
  const recommended = favorites.data?.count === 0 ? await call(listRecommendedContent).catch(() => []) : [];
  return { query, favorites, recommended: recommended.slice(0, SHOWN) };
}

export default function ProjectFavorite({ loaderData: { query, favorites, recommended } }: Route.ComponentProps) {
  const none = { text: '还没有收藏的方案、案例和文章', way: '看全部方案', href: '/solution', recommended };
  return <ContentFavorites address={projectsAddress} query={query} favorites={favorites} none={none} />;
}
