import { Tabs } from '@portal/ui';
import { FAVORITES_PATH, PROJECTS_PATH, VIDEOS_PATH } from '../model/favorites-paths.ts';

const TABS = [
  { key: FAVORITES_PATH, label: '产品', href: FAVORITES_PATH },
  { key: PROJECTS_PATH, label: '方案与文章', href: PROJECTS_PATH },
  { key: VIDEOS_PATH, label: '视频', href: VIDEOS_PATH },
];

/** The kinds of what is kept, each an address. */
export const FavoriteTabs = ({ current }: { current: string }) => <Tabs label="收藏的种类" tabs={TABS} current={current} small />;
