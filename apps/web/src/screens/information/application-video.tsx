import { callContext } from '../../lib/server-context.ts';
import { windowTitle } from '../../lib/window-title.ts';
import type { Route } from './+types/application-video.ts';
import { readVideos } from './read-videos.server.ts';
import { VideoList } from './video-list.tsx';

/** /information/applicationVideo (CONTENT-8). */
export const loader = ({ context, request }: Route.LoaderArgs) => readVideos(request, context.get(callContext), 'application');

export const meta: Route.MetaFunction = () => [{ title: windowTitle('应用视频') }];

export default function ApplicationVideo({ loaderData: videos }: Route.ComponentProps) {
  return <VideoList label="应用视频" videos={videos} />;
}
