import type { ContentCard, ContentItem } from '@portal/contract/content';
import type { ContentCardRow, ContentItemRow } from './store.ts';

export const cardOf = ({ contentId, kind, title, summary, picture, gmtPublished }: ContentCardRow): ContentCard => ({
  contentId,
  kind,
  title,
  summary,
  picture,
  gmtPublished: gmtPublished.toISOString(),
});

export const itemOf = (row: ContentItemRow): ContentItem => ({
  ...cardOf(row),
  industryName: row.industryName ?? '',
  tags: row.tags,
  productCount: row.productCount,
});
