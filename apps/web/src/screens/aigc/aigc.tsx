import { Breadcrumb, Container } from '@portal/ui';
import { useLocation } from 'react-router';
import { NotYet, type WayOn } from '../../features/shell/index.ts';
import { pageAt } from '../../route-table.ts';

const VIDEOS: WayOn = { label: '查看全部视频', href: '/information/allVideo' };
const SOLUTIONS: WayOn = { label: '查看方案库', href: '/solution' };
/** 获取方案. */
const ASK: WayOn = { label: '请平台提供素材', href: '/tool/requirement?type=5' };

const WRITTEN = {
  words: '将可以由产品和应用场景写出宣传脚本，并据此生成视频。现在可以使用平台发布的视频和方案，或请平台提供素材。',
  ways: [VIDEOS, SOLUTIONS, ASK],
};
const KEPT = {
  words: '将保存您生成的脚本和视频，可以改名、查看脚本和删除。现在可以收藏平台发布的视频，随时取用。',
  ways: [VIDEOS, { label: '我收藏的视频', href: '/member/myFavorite/videosFavorite' }, ASK],
};

/** /aigc/index and /aigc/library: what scripts and videos will be made there, and what serves meanwhile (ACCESS-19). */
export default function Aigc() {
  const { pathname } = useLocation();
  const title = pageAt(pathname)?.title ?? 'AI 脚本与视频';
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: title }]} />
      <NotYet title={title} {...(pageAt(pathname)?.path === 'aigc/library' ? KEPT : WRITTEN)} />
    </Container>
  );
}
