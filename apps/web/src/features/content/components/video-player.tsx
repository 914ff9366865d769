import { Empty } from '@portal/ui';
import './video-player.css';

/** A film in the browser's own player; where there is none it says so. */
export function VideoPlayer({ src, title }: { src: string; title: string }) {
  if (src === '') return <Empty text="视频正在准备，请先看文字说明" />;
  // the house's films are captures of the screen and have no sound
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video className="ct-video" src={src} controls preload="metadata" aria-label={title} />;
}
