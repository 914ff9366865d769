import type { ContentKind } from '@portal/contract/content';
import type { FavoriteContent } from '@portal/contract/favorite';
import { Anchor, Button, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { contentHref } from '../../content/index.ts';
import './content-favorite-list.css';

const KIND: Readonly<Record<ContentKind, string>> = { solution: '方案', case: '案例', article: '文章', video: '视频' };

interface ContentFavoriteListProps {
  kept: readonly FavoriteContent[];
  onRemove(one: FavoriteContent): void;
}

/** What is kept of what is published, the newest first; what is no longer out says so, and can only be removed (FAVORITE-7). */
export function ContentFavoriteList({ kept, onRemove }: ContentFavoriteListProps) {
  return (
    <ul className="fv-contents" aria-label="收藏的内容">
      {kept.map((one) => {
        const name = one.isOut ? one.title : `已下架的${KIND[one.kind]}`;
        return (
          <li key={one.contentId} className="fv-content">
            {one.picture === '' ? (
              <span className="fv-content__cover" />
            ) : (
              <img className="fv-content__cover" src={one.picture} alt="" width="128" height="80" />
            )}
            <div className="fv-content__words">
              <h2 className="fv-content__name">{one.isOut ? <Anchor href={contentHref(one)}>{name}</Anchor> : name}</h2>
              {one.summary !== '' && <p className="fv-content__summary p-small">{one.summary}</p>}
              <p className="p-row p-small">
                <Tag tone={one.isOut ? 'neutral' : 'danger'}>{one.isOut ? KIND[one.kind] : '已下架'}</Tag>
                <span>
                  收藏于 <time dateTime={one.gmtCreate}>{formatDateTime(Date.parse(one.gmtCreate))}</time>
                </span>
              </p>
            </div>
            <Button kind="quiet" size="small" aria-label={`取消收藏：${name}`} onClick={() => onRemove(one)}>
              取消收藏
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
