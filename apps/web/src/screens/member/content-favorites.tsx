import { PAGE_SIZES } from '@portal/contract/core';
import type { ContentItem } from '@portal/contract/content';
import type { FavoriteContent } from '@portal/contract/favorite';
import { Button, ButtonLink, Empty, ErrorState, Pager, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { ContentList } from '../../features/content/index.ts';
import { ContentFavoriteList, FavoriteTabs, keepContent, type projectsAddress } from '../../features/favorite/index.ts';
import { tellFailure } from '../../lib/failure.ts';
import type { Part } from '../../lib/page-loader.ts';
import './content-favorites.css';

interface ContentFavoritesProps {
  address: typeof projectsAddress;
  query: { page: number; size: number };
  favorites: Part<{ data: FavoriteContent[]; count: number }>;
  /** What is shown where nothing is kept: how it is said, the way on, and what others read. */
  none: { text: string; way: string; href: string; recommended: readonly ContentItem[] };
}

/** What is kept of what is published, a page at a time (FAVORITE-7). */
export function ContentFavorites({ address, query, favorites, none }: ContentFavoritesProps) {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const change = async (contentId: string, isKept: boolean, onDone: (said: string) => void) => {
    try {
      onDone(await keepContent(contentId, isKept));
    } catch (failure) {
      tellFailure(failure);
    }
    await revalidate();
    setRemoved((all) => all.filter((one) => one !== contentId));
  };
  const handleRemove = ({ contentId, isOut }: FavoriteContent) => {
    setRemoved((all) => [...all, contentId]);
    const undo = { label: '撤销', onAct: () => void change(contentId, true, (said) => void toast.success(said)) };
    void change(contentId, false, (said) => void toast.success(said, isOut ? { action: undo } : {}));
  };
  const shown = favorites.data?.data.filter(({ contentId }) => !removed.includes(contentId)) ?? [];
  return (
    <div className="fv-kept" aria-busy={state === 'loading'}>
      <FavoriteTabs current={address.path} />
      {favorites.failure !== null && (
        <ErrorState
          title="收藏没有加载成功"
          safe={favorites.failure}
          actions={
            <Button kind="primary" onClick={() => void revalidate()}>
              重试
            </Button>
          }
        />
      )}
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
          <ContentFavoriteList kept={shown} onRemove={handleRemove} />
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
