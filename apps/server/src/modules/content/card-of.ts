import type { ContentCard, ContentItem } from '@portal/contract/content';
import type { CardRow, ItemRow } from './store.ts';

export const cardOf = ({ contentId, kind, title, summary, picture, gmtPublished }: CardRow): ContentCard => ({
  contentId,
  kind,
  title,
  summary,
  picture,
  gmtPublished: gmtPublished.toISOString(),
});

export const itemOf = (row: ItemRow): ContentItem => ({
  ...cardOf(row),
  industryName: row.industryName ?? '',
  tags: row.tags,
  productCount: row.productCount,
});
