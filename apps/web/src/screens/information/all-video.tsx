import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/all-video.ts';
import { readVideos } from './read-videos.server.ts';
import { VideoList } from './video-list.tsx';

/** /information/allVideo (CONTENT-8). */
export const loader = ({ context, request }: Route.LoaderArgs) => readVideos(request, context.get(callContext));

export default function AllVideo({ loaderData: videos }: Route.ComponentProps) {
  return <VideoList label="视频" videos={videos} />;
}
