import type { ContentDetail } from '@portal/contract/content';
import type { Crumb } from '@portal/ui';

const ROOTS = {
  solution: [{ label: '解决方案', href: '/solution' }],
  case: [{ label: '客户案例', href: '/cases' }],
  article: [
    { label: '资讯', href: '/information' },
    { label: '文章', href: '/information/newsArticles' },
  ],
  video: [
    { label: '资讯', href: '/information' },
    { label: '全部视频', href: '/information/allVideo' },
  ],
} as const;

/** Where one of what is published stands; the last one is itself (SHELL-4). */
export const contentCrumbs = ({ kind, title, industryId, industryName }: ContentDetail): Crumb[] => [
  ...ROOTS[kind],
  ...(kind === 'solution' && industryId !== null ? [{ label: industryName, href: `/solution?oneIndustryId=${industryId}` }] : []),
  { label: title },
];
