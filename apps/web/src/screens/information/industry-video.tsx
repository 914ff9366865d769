import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/industry-video.ts';
import { readVideos } from './read-videos.server.ts';
import { VideoList } from './video-list.tsx';

/** /information/industryVideo (CONTENT-8). */
export const loader = ({ context, request }: Route.LoaderArgs) => readVideos(request, context.get(callContext), 'industry');

export default function IndustryVideo({ loaderData: videos }: Route.ComponentProps) {
  return <VideoList label="行业视频" videos={videos} />;
}
