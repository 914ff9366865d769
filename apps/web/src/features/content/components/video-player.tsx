import { Empty } from '@portal/ui';
import { captionsOf } from '../model/captions-of.ts';
import './video-player.css';

interface VideoPlayerProps {
  /** Address of the film; '' none. */
  src: string;
  title: string;
  /** What stands there before it plays; '' its first picture. */
  poster: string;
}

/** A film in the browser's own player, by mouse and keyboard, with its captions; where there is none it says so. */
export function VideoPlayer({ src, title, poster }: VideoPlayerProps) {
  if (src === '') return <Empty text="视频正在准备，请先看文字说明" />;
  return (
    <video key={src} className="ct-video" src={src} {...(poster === '' ? {} : { poster })} controls playsInline preload="metadata" aria-label={title}>
      <track kind="captions" srcLang="zh-CN" label="中文字幕" src={captionsOf(src)} default />
    </video>
  );
}
