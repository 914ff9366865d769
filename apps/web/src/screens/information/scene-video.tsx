import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/scene-video.ts';
import { readVideos } from './read-videos.server.ts';
import { VideoList } from './video-list.tsx';

/** /information/videoType/sceneVideo (CONTENT-8). */
export const loader = ({ context, request }: Route.LoaderArgs) => readVideos(request, context.get(callContext), 'scene');

export default function SceneVideo({ loaderData: videos }: Route.ComponentProps) {
  return <VideoList label="场景视频" videos={videos} />;
}
