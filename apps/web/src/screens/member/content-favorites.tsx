import { PAGE_SIZES } from '@portal/contract/core';
import type { ContentItem } from '@portal/contract/content';
import type { FavoriteContent } from '@portal/contract/favorite';
import { ButtonLink, Empty, Pager } from '@portal/ui';
import { useNavigation } from 'react-router';
import { ContentList } from '../../features/content/index.ts';
import { ContentFavoriteList, FavoriteTabs, keepContent, type projectsAddress } from '../../features/favorite/index.ts';
import type { PagePart } from '../../lib/page/page-loader.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import { useLetGo } from './use-let-go.ts';
import './content-favorites.css';

interface ContentFavoritesProps {
  address: typeof projectsAddress;
  query: { page: number; size: number };
  favorites: PagePart<{ data: FavoriteContent[]; count: number }>;
  /** What is shown where nothing is kept: how it is said, the way on, and what others read. */
  none: { text: string; way: string; href: string; recommended: readonly ContentItem[] };
}

/** What is kept of what is published, a page at a time (FAVORITE-7). */
export function ContentFavorites({ address, query, favorites, none }: ContentFavoritesProps) {
  const { state } = useNavigation();
  const { isGone, letGo } = useLetGo(keepContent);
  const shown = favorites.data?.data.filter(({ contentId }) => !isGone(contentId)) ?? [];
  return (
    <div className="fv-kept" aria-busy={state === 'loading'}>
      <FavoriteTabs current={address.path} />
      {favorites.failure !== null && <PartFailed title="收藏没有加载成功" failure={favorites.failure} />}
      {favorites.data && shown.length === 0 && query.page > 1 && (
        <Empty text="这一页没有收藏了" action={<ButtonLink href={address.path}>回到第一页</ButtonLink>} />
      )}
      {favorites.data && shown.length === 0 && query.page === 1 && (
        <>
          <Empty drawing="box" text={none.text} action={<ButtonLink href={none.href}>{none.way}</ButtonLink>} />
          {none.recommended.length > 0 && (
            <section className="fv-latest" aria-labelledby="recommended">
              <h2 id="recommended" className="p-h3">
                最新发布
              </h2>
              <ContentList label="最新发布" items={none.recommended} />
            </section>
          )}
        </>
      )}
      {favorites.data && shown.length > 0 && (
        <>
          <ContentFavoriteList kept={shown} onRemove={({ contentId, isOut }) => letGo(contentId, isOut)} />
          <Pager
            total={favorites.data.count}
            page={query.page}
            size={query.size}
            sizes={PAGE_SIZES}
            hrefOf={(page, size) => address.href(address.with(query, { page, size }))}
          />
        </>
      )}
    </div>
  );
}
