import type { ContentCard, ContentItem } from '@portal/contract/content';
import { Anchor, Tag } from '@portal/ui';
import { formatDate } from '@portal/units';
import { contentHref } from '../model/content-href.ts';
import './content-list.css';

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
    <ul className="ct-list" aria-label={label}>
      {items.map((item, place) => (
        <li key={item.contentId} className="ct-card">
          <div className="ct-card__cover">
            {item.picture !== '' && (
              <img src={item.picture} alt="" width="640" height="400" loading={isFirst && place < FIRST_ROW ? 'eager' : 'lazy'} decoding="async" />
            )}
          </div>
          <div className="ct-card__words">
            <h3 className="ct-card__title">
              <Anchor href={contentHref(item)}>{item.title}</Anchor>
            </h3>
            <p className="ct-card__summary">{item.summary}</p>
            <p className="ct-card__foot">
              {item.industryName && <Tag>{item.industryName}</Tag>}
              {item.productCount ? <span>{item.productCount} 种产品</span> : null}
              <time dateTime={item.gmtPublished}>{formatDate(Date.parse(item.gmtPublished))}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
