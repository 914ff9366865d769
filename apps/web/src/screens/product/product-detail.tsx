import { findCallError } from '@portal/client';
import { afterSaleOf, getSpuDetail, getSpuSuccessor, type SpuSuccession } from '@portal/contract/catalog';
import { getCommentSummary, listComments } from '@portal/contract/comment';
import { listContentOf } from '@portal/contract/content';
import { listGoodsCoupons } from '@portal/contract/coupon';
import { listSeckillPrices } from '@portal/contract/seckill';
import { listSuits } from '@portal/contract/suite';
import { mayCall, UserType } from '@portal/engines/access';
import { quantityMaxOf, SkuStatus } from '@portal/engines/goods';
import { Anchor, Card, CardGrid, Notice } from '@portal/ui';
import { Suspense, useState } from 'react';
import { data, redirect, isRouteErrorResponse, useRevalidator, useRouteLoaderData } from 'react-router';
import {
  AccessoryList,
  AddToSelectionProvider,
  AfterSaleTerms,
  BuyPanel,
  chosenModel,
  DocumentList,
  documentOf,
  ModelTable,
  modelViews,
  ParameterSheet,
  priceReason,
  ProductCard,
  ProductGallery,
  SlimBar,
} from '../../features/catalog/index.ts';
import { useProductLook } from '../../features/behavior/index.ts';
import { ModelToCartButton } from '../../features/cart/index.ts';
import { ProductComments } from '../../features/comment/index.ts';
import { CompareButton } from '../../features/compare/index.ts';
import { FavoriteButton, FavoritesProvider } from '../../features/favorite/index.ts';
import { expectAddress } from '../../features/order/index.ts';
import { GoodsCoupons } from '../../features/coupon/index.ts';
import { SuiteCard } from '../../features/suite/index.ts';
import { PageError, type PageHandle } from '../../features/shell/index.ts';
import { lazyPart, Nothing } from '../../lib/page/lazy-part.tsx';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext, hasSessionContext } from '../../lib/page/server-context.ts';
import { titleAt, windowTitle } from '../../lib/address-bar/window-title.ts';
import { SignInDialog } from '../../lib/identity/sign-in-dialog.tsx';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/product-detail.ts';
import { CardCorner } from './card-corner.tsx';
import { ContentCards } from './content-cards.tsx';
import { productCrumbs } from './product-crumbs.ts';
import { ProductGone } from './product-gone.tsx';
import { structuredProduct } from './structured-product.server.ts';
import { GoodsHead, GoodsPage } from './goods-page.tsx';

/** Few products are in a flash sale. */
const SeckillOffer = lazyPart(async () => (await import('../../features/seckill/index.ts')).SeckillOffer, Nothing);

/** Suites, and what is written of it, shown at most: a row. */
const SUITES = 5;
const ABOUT = 5;

/** /product/detail?id=spuNo&sku=skuNo (GOODS-1). An id that is no family, or one no longer sold, says so and leads on (SHELL-19). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const { origin, searchParams: search } = new URL(request.url);
  const id = search.get('id') ?? '';
  if (!/^[\w-]{1,40}$/.test(id)) throw data(null, { status: 404 });
  const call = context.get(callContext);
  const [spu, suites, about, coupons, commentSummary] = await Promise.all([
    call(getSpuDetail, { params: { id } }).catch(async (failure: unknown) => {
      if (findCallError(failure)?.status !== 404) throw failure;
      // what it was, and what takes its place
      throw data(await call(getSpuSuccessor, { query: { spuNo: id } }).catch(() => null), { status: 404 });
    }),
    // a product without its suites, or what is written of it, is still a product
    call(listSuits, { query: { spuNo: id, size: 10 } }).catch(() => ({ data: [] })),
    call(listContentOf, { query: { spuNo: id } }).catch(() => []),
    // of those who have a cart
    context.get(hasSessionContext) ? call(listGoodsCoupons, { query: { spuNo: id } }).catch(() => []) : [],
    call(getCommentSummary, { query: { spuNo: id } }).catch(() => null),
  ]);
  const sku = chosenModel(spu.skus, search.get('sku'));
  if (!sku) throw data(null, { status: 404 });
  // what is no model of the family stands in no address of it, but that it was asked for is said
  if ((search.get('sku') ?? sku.skuNo) !== sku.skuNo) throw redirect(`${canonicalOf(search)}&${GONE}=1`);
  // most products have none yet
  const comments =
    commentSummary?.total === 0
      ? []
      : await call(listComments, { query: { spuNo: id } })
          .then(({ data: rows }) => rows)
          .catch(() => []);
  const skuNos = spu.skus
    .slice(0, FLASH_MODELS)
    .map(({ skuNo }) => skuNo)
    .join(',');
  return {
    spu,
    // of those who have a cart; a product without flash prices is still a product
    flash: context.get(hasSessionContext) ? await call(listSeckillPrices, { query: { skuNos } }).catch(() => null) : null,
    skuNo: sku.skuNo,
    isOtherShown: search.get('sku') === null && search.get(GONE) === '1',
    suites: suites.data.slice(0, SUITES),
    about: about.slice(0, ABOUT),
    coupons,
    commentSummary,
    comments,
    terms: afterSaleOf({ ...sku, skuType: spu.skuType }).terms,
    structured: structuredProduct({ origin, spu, sku, address: canonicalOf(search), crumbs: productCrumbs(spu) }),
  };
});

/** So many models are asked for: as many as the call takes. */
const FLASH_MODELS = 100;

/** In the address of who came for a model that the family does not sell (any more). */
const GONE = 'gone';

/** Models of a family share a page among search engines. */
const canonicalOf = (search: URLSearchParams): string => `/product/detail?id=${search.get('id') ?? ''}`;

export const meta: Route.MetaFunction = ({ loaderData: page, location }) => {
  const sku = page?.spu.skus.find(({ skuNo }) => skuNo === page.skuNo);
  if (!page || !sku) return [{ title: titleAt(location.pathname) }];
  return [
    { title: windowTitle(`${sku.skuModel} ${page.spu.spuName}`) },
    { name: 'description', content: `${page.spu.spuName} ${sku.skuModel}：${sku.skuDesc}。${page.spu.spuDesc}`.slice(0, 160) },
    { 'script:ld+json': page.structured },
  ];
};

export const handle: PageHandle = {
  isWhite: true,
  canonicalOf,
  addressOf(search) {
    const [id, sku] = ['id', 'sku'].map((name) => search.get(name)).map((said) => (said !== null && /^[\w-]{1,40}$/.test(said) ? said : null));
    const gone = sku === null && search.get(GONE) === '1';
    return id ? `/product/detail?${new URLSearchParams({ id, ...(sku && { sku }), ...(gone && { [GONE]: '1' }) }).toString()}` : '/product/detail';
  },
};

type Page = Route.ComponentProps['loaderData'];

export default function ProductDetail({ loaderData }: Route.ComponentProps) {
  // another family begins anew: its own quantity, its own picture
  return <Detail key={loaderData.spu.spuNo} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <ProductGone info={error.data as SpuSuccession | null} /> : <PageError error={error} />;
}

function Detail({ spu, skuNo, isOtherShown, suites, about, coupons, commentSummary, comments, flash, terms }: Page) {
  const { revalidate } = useRevalidator();
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  const [quantity, setQuantity] = useState(1);
  useProductLook(spu.spuNo);
  const sku = chosenModel(spu.skus, skuNo);
  if (!sku) return null;
  const offer = flash?.prices.find((one) => one.skuNo === sku.skuNo);
  return (
    <AddToSelectionProvider isSignedIn={session !== null}>
      <FavoritesProvider isSignedIn={session !== null} ids={[spu, ...spu.related].map(({ spuNo }) => spuNo)} Prompt={SignInDialog}>
        <SlimBar spu={spu} sku={sku} quantity={quantity} />
        <GoodsPage crumbs={productCrumbs(spu)}>
          {isOtherShown && <Notice tone="warning">链接中的型号已下架或不属于本系列，现显示在售的 {sku.skuModel}。</Notice>}
          <GoodsHead>
            <ProductGallery key={sku.skuNo} name={spu.spuName} sku={sku} views={modelViews(spu, sku)} />
            <div data-product="">
              <BuyPanel
                spu={spu}
                sku={sku}
                reason={priceReason(session, sku.priceSource)}
                shopName={session?.boundShop?.parentMerchantName ?? ''}
                quantity={quantity}
                onQuantity={setQuantity}
                coupons={
                  <>
                    {flash && offer && (
                      <Suspense fallback={null}>
                        <SeckillOffer offer={offer} now={flash.now} onDue={() => void revalidate()} />
                      </Suspense>
                    )}
                    <GoodsCoupons spuNo={spu.spuNo} offers={coupons} />
                  </>
                }
                delivery={
                  mayCall('keepsCart', session?.userType ?? UserType.Tourist) && (
                    <Anchor href={expectAddress.href({ id: spu.spuNo, sku: sku.skuNo, quantity: null, area: '' })}>查看送达时间</Anchor>
                  )
                }
                action={
                  <>
                    <ModelToCartButton
                      model={sku}
                      quantity={Math.min(quantity, quantityMaxOf({ ...sku, skuType: spu.skuType }))}
                      worded="large"
                      disabled={sku.skuStatus !== SkuStatus.Active}
                    />
                    <CompareButton spuNo={spu.spuNo} skuNo={sku.skuNo} name={sku.skuModel} worded="large" />
                    <FavoriteButton spuNo={spu.spuNo} name={spu.spuName} worded />
                  </>
                }
              />
            </div>
          </GoodsHead>
          <AccessoryList spu={spu} quantity={quantity} />
          <Card title="产品参数" aside={<span className="p-small">{sku.skuModel}</span>}>
            <ParameterSheet spu={spu} sku={sku} />
          </Card>
          {spu.skus.length > 1 && (
            <div id="models">
              <Card title="全部型号" aside={<span className="p-small">同系列 {spu.skus.length} 款，只列不同之处</span>} flush>
                <ModelTable spu={spu} sku={sku} />
              </Card>
            </div>
          )}
          {spu.attachments.some((one) => documentOf(one) !== null) && (
            <Card title="资料下载">
              <DocumentList attachments={spu.attachments} />
            </Card>
          )}
          <Card title="售后服务">
            <AfterSaleTerms terms={terms} />
          </Card>
          {commentSummary && (
            <ProductComments
              spuNo={spu.spuNo}
              summary={commentSummary}
              first={comments}
              isSignedIn={session !== null}
              here={`/product/detail?id=${spu.spuNo}&sku=${sku.skuNo}`}
            />
          )}
          <ContentCards cards={about} />
          {suites.length > 0 && (
            <section className="p-stack" aria-labelledby="suits">
              <h2 id="suits" className="p-h3">
                含此产品的套装
              </h2>
              <CardGrid label="含此产品的套装">
                {suites.map((suit) => (
                  <SuiteCard key={suit.suitNo} suit={suit} />
                ))}
              </CardGrid>
            </section>
          )}
          {spu.related.length > 0 && (
            <section className="p-stack" aria-labelledby="related">
              <h2 id="related" className="p-h3">
                同类常用产品
              </h2>
              <CardGrid label="同类常用产品">
                {spu.related.map((card) => (
                  <ProductCard key={card.spuNo} card={card} corner={<CardCorner card={card} />} />
                ))}
              </CardGrid>
            </section>
          )}
        </GoodsPage>
      </FavoritesProvider>
    </AddToSelectionProvider>
  );
}
