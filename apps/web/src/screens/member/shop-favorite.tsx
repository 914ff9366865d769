import { PAGE_SIZES } from '@portal/contract/core';
import { listFavorites, type Favorite } from '@portal/contract/favorite';
import { Button, ButtonLink, Empty, ErrorState, Pager, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { AddToSelectionProvider, LIST_PATH } from '../../features/catalog/index.ts';
import { CompareButton } from '../../features/compare/index.ts';
import { FavoriteList, favoritesAddress, keepFavorite } from '../../features/favorite/index.ts';
import { tellFailure } from '../../lib/failure.ts';
import { partOf } from '../../lib/page-loader.ts';
import { callContext } from '../../lib/server-context.ts';
import type { Route } from './+types/shop-favorite.ts';
import './shop-favorite.css';

/** /member/myFavorite/shopFavorite (FAVORITE-5). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = favoritesAddress.read(new URL(request.url).searchParams);
  return { query, favorites: await partOf(request, context.get(callContext)(listFavorites, { query })) };
}

export default function ShopFavorite({ loaderData: { query, favorites } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const change = async (spuNo: string, isKept: boolean, onDone: (said: string) => void) => {
    try {
      onDone(await keepFavorite(spuNo, isKept));
    } catch (failure) {
      tellFailure(failure);
    }
    await revalidate();
    setRemoved((all) => all.filter((one) => one !== spuNo));
  };
  const handleRemove = ({ spuNo }: Favorite) => {
    // out of sight at once; where the server refuses it is read back
    setRemoved((all) => [...all, spuNo]);
    const undo = { label: '撤销', onAct: () => void change(spuNo, true, (said) => void toast.success(said)) };
    void change(spuNo, false, (said) => void toast.success(said, { action: undo }));
  };
  const shown = favorites.data?.data.filter(({ spuNo }) => !removed.includes(spuNo)) ?? [];
  return (
    <AddToSelectionProvider isSignedIn>
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
      {favorites.data && shown.length === 0 && (query.page > 1 ? <NoMore /> : <None />)}
      {favorites.data && shown.length > 0 && (
        <div className="fv-page" aria-busy={state === 'loading'}>
          <FavoriteList favorites={shown} onRemove={handleRemove} action={compareOf} />
          <Pager
            total={favorites.data.count}
            page={query.page}
            size={query.size}
            sizes={PAGE_SIZES}
            hrefOf={(page, size) => favoritesAddress.href(favoritesAddress.with(query, { page, size }))}
          />
        </div>
      )}
    </AddToSelectionProvider>
  );
}

const compareOf = ({ spuNo, skuNo, skuModel }: Favorite) => <CompareButton spuNo={spuNo} skuNo={skuNo} name={skuModel} worded="small" />;

const None = () => <Empty drawing="box" text="还没有收藏的产品" action={<ButtonLink href={LIST_PATH}>逛逛全部产品</ButtonLink>} />;

const NoMore = () => <Empty text="这一页没有收藏了" action={<ButtonLink href={favoritesAddress.path}>回到第一页</ButtonLink>} />;
