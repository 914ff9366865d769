import { listContentFavorites } from '@portal/contract/favorite';
import { videosAddress } from '../../features/favorite/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { shownQuery } from '../../lib/address-bar/shown-query.server.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/videos-favorite.ts';
import { ContentFavorites } from './content-favorites.tsx';

/** /member/myFavorite/videosFavorite (FAVORITE-7). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = shownQuery(videosAddress, request);
  return { query, favorites: await partOf(request, context.get(callContext)(listContentFavorites, { query: { group: 'videos', ...query } })) };
}

const NONE = { text: '还没有收藏的视频', way: '看全部视频', href: '/information/allVideo', recommended: [] };

export default function VideosFavorite({ loaderData: { query, favorites } }: Route.ComponentProps) {
  return <ContentFavorites address={videosAddress} query={query} favorites={favorites} none={NONE} />;
}
