import { PAGE_SIZES } from '@portal/contract/core';
import { listSpu, type SpuCard } from '@portal/contract/catalog';
import { listFavorites, type Favorite } from '@portal/contract/favorite';
import { ButtonLink, CardGrid, Empty, Pager } from '@portal/ui';
import { useNavigation } from 'react-router';
import { AddToSelectionProvider, LIST_PATH, ProductCard } from '../../features/catalog/index.ts';
import { CompareButton } from '../../features/compare/index.ts';
import { FavoriteList, favoritesAddress, FavoriteTabs, keepFavorite } from '../../features/favorite/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import { shownQuery } from '../../lib/address-bar/shown-query.server.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/shop-favorite.ts';
import { useLetGo } from './use-let-go.ts';
import './shop-favorite.css';

const HOT = 4;

/** /member/myFavorite/shopFavorite (FAVORITE-5). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = shownQuery(favoritesAddress, request);
  const favorites = await partOf(request, call(listFavorites, { query }));
  const isNone = favorites.data?.count === 0;
  const hot = isNone ? await call(listSpu, { query: { status: '2', size: 10, sort: 'sumNo' } }).catch(() => null) : null;
  return { query, favorites, hot: (hot?.data ?? []).slice(0, HOT) };
}

export default function ShopFavorite({ loaderData: { query, favorites, hot } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { isGone, letGo } = useLetGo(keepFavorite);
  const shown = favorites.data?.data.filter(({ spuNo }) => !isGone(spuNo)) ?? [];
  return (
    <AddToSelectionProvider isSignedIn>
      <FavoriteTabs current={favoritesAddress.path} />
      {favorites.failure !== null && <PartFailed title="收藏没有加载成功" failure={favorites.failure} />}
      {favorites.data && shown.length === 0 && (query.page > 1 ? <NoMore /> : <None hot={hot} />)}
      {favorites.data && shown.length > 0 && (
        <div className="fv-page" aria-busy={state === 'loading'}>
          <FavoriteList favorites={shown} onRemove={({ spuNo }) => letGo(spuNo)} action={compareOf} />
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

const None = ({ hot }: { hot: readonly SpuCard[] }) => (
  <>
    <Empty drawing="box" text="还没有收藏的产品" action={<ButtonLink href={LIST_PATH}>逛逛全部产品</ButtonLink>} />
    {hot.length > 0 && (
      <section className="fv-recommended" aria-labelledby="hot">
        <h2 id="hot" className="p-h3">
          热门产品
        </h2>
        <CardGrid label="热门产品">
          {hot.map((card) => (
            <ProductCard key={card.spuNo} card={card} />
          ))}
        </CardGrid>
      </section>
    )}
  </>
);

const NoMore = () => <Empty text="这一页没有收藏了" action={<ButtonLink href={favoritesAddress.path}>回到第一页</ButtonLink>} />;
