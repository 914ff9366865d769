import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/sku-video.ts';
import { readVideos } from './read-videos.server.ts';
import { VideoList } from './video-list.tsx';

/** /information/videoType/skuVideo (CONTENT-8). */
export const loader = ({ context, request }: Route.LoaderArgs) => readVideos(request, context.get(callContext), 'sku');

export default function SkuVideo({ loaderData: videos }: Route.ComponentProps) {
  return <VideoList label="产品视频" videos={videos} />;
}
