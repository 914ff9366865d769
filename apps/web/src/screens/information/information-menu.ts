/** The menu of the information pages (CONTENT-8), and who may open what of it. */
import { outcomeOf, type Acting } from '@portal/engines/access';
import { pageAt } from '../../route-table.ts';

export interface InformationItem {
  label: string;
  href: string;
}

const ITEMS: readonly InformationItem[] = [
  { label: '文章', href: '/information/newsArticles' },
  { label: '全部视频', href: '/information/allVideo' },
  { label: '应用视频', href: '/information/applicationVideo' },
  { label: '行业视频', href: '/information/industryVideo' },
  { label: '场景视频', href: '/information/videoType/sceneVideo' },
  { label: '产品视频', href: '/information/videoType/skuVideo' },
  { label: '资料下载', href: '/information/materials' },
];

/** What opens to somebody of it: materials to owners of certified enterprises alone, so that nobody else is led to a page that refuses. */
export const informationItems = (acting: Acting): readonly InformationItem[] =>
  ITEMS.filter(({ href }) => {
    const page = pageAt(href);
    return page !== undefined && outcomeOf(page.access, acting) === 'open';
  });
