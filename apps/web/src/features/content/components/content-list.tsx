import type { ContentCard, ContentItem } from '@portal/contract/content';
import { Tag } from '@portal/ui';
import { formatDate } from '@portal/units';
import { contentHref } from '../model/content-href.ts';
import { PublishedCard, PublishedGrid } from './published-card.tsx';

interface ContentListProps {
  label: string;
  items: readonly (ContentCard & Partial<Pick<ContentItem, 'industryName' | 'productCount'>>)[];
  /** The first row is loaded with the page. */
  isFirst?: boolean;
}

const FIRST_ROW = 4;

/** What is published, a card each: cover, title, two lines of what it says, and when. */
export function ContentList({ label, items, isFirst = false }: ContentListProps) {
  return (
    <PublishedGrid label={label}>
      {items.map((item, place) => (
        <PublishedCard key={item.contentId} {...item} href={contentHref(item)} isFirst={isFirst && place < FIRST_ROW}>
          {item.industryName && <Tag>{item.industryName}</Tag>}
          {item.productCount ? <span>{item.productCount} 种产品</span> : null}
          <time dateTime={item.gmtPublished}>{formatDate(Date.parse(item.gmtPublished))}</time>
        </PublishedCard>
      ))}
    </PublishedGrid>
  );
}
