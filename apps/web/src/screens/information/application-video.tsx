import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/application-video.ts';
import { readVideos } from './read-videos.server.ts';
import { VideoList } from './video-list.tsx';

/** /information/applicationVideo (CONTENT-8). */
export const loader = ({ context, request }: Route.LoaderArgs) => readVideos(request, context.get(callContext), 'application');

export default function ApplicationVideo({ loaderData: videos }: Route.ComponentProps) {
  return <VideoList label="应用视频" videos={videos} />;
}
