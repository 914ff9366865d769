import { getSale } from '@portal/contract/content';
import { Breadcrumb, ButtonLink, CardGrid, Container, Empty, ErrorState, Tag, type Crumb } from '@portal/ui';
import { data, isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import { AddToSelectionProvider, LIST_PATH, ProductCard } from '../../features/catalog/index.ts';
import { saleAddress, saleDays, saleLeft, SALES_PATH, SaleTag } from '../../features/content/index.ts';
import { FavoritesProvider } from '../../features/favorite/index.ts';
import { PageError, type PageHandle } from '../../features/shell/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext, nowContext } from '../../lib/page/server-context.ts';
import { SignInDialog } from '../../lib/identity/sign-in-dialog.tsx';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/sale-detail.ts';
import { cornerOf } from './corner-of.tsx';
import './sale-detail.css';

/** /product/sale/detail?id=saleNo (GOODS-35). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const { id } = saleAddress.read(new URL(request.url).searchParams);
  if (id === null) throw data(null, { status: 404 });
  return { sale: await context.get(callContext)(getSale, { query: { activityNo: id } }), now: context.get(nowContext) };
});

const addressOf = (search: URLSearchParams): string => saleAddress.href(saleAddress.read(search));
export const handle: PageHandle = { isWhite: true, addressOf, canonicalOf: addressOf };

export const meta: Route.MetaFunction = ({ loaderData: page }) =>
  page ? [{ title: windowTitle(page.sale.title) }, { name: 'description', content: page.sale.summary.slice(0, 160) }] : [{ title: windowTitle('促销活动') }];

export default function SaleDetail({ loaderData: { sale, now } }: Route.ComponentProps) {
  const isSignedIn = Boolean(useRouteLoaderData<RootData>('root')?.session);
  const left = saleLeft(sale, now);
  const crumbs: Crumb[] = [{ label: '全部产品', href: LIST_PATH }, { label: '促销活动', href: SALES_PATH }, { label: sale.title }];
  return (
    <AddToSelectionProvider isSignedIn={isSignedIn}>
      <FavoritesProvider isSignedIn={isSignedIn} ids={sale.products.map(({ card }) => card.spuNo)} Prompt={SignInDialog}>
        <Container className="c-sale">
          <Breadcrumb crumbs={crumbs} />
          <header className="c-sale__head">
            <img src={sale.picture} alt="" width="640" height="400" />
            <div className="c-sale__text">
              <h1>{sale.title}</h1>
              <p>{sale.summary}</p>
              <p className="c-sale__facts">
                <SaleTag state={sale.state} />
                <span>{saleDays(sale)}</span>
                {left !== '' && <strong>{left}</strong>}
              </p>
            </div>
          </header>
          <h2 className="p-h3">活动产品</h2>
          {sale.products.length === 0 ? (
            <Empty drawing="box" text="活动中的产品都已下架" action={<ButtonLink href={SALES_PATH}>看其他活动</ButtonLink>} />
          ) : (
            <CardGrid label="活动产品">
              {sale.products.map(({ card, note }, place) => (
                <ProductCard
                  key={card.skuNo}
                  card={card}
                  isFirst={place < 5}
                  tags={note === '' ? undefined : <Tag tone="money">{note}</Tag>}
                  corner={cornerOf(card)}
                />
              ))}
            </CardGrid>
          )}
        </Container>
      </FavoritesProvider>
    </AddToSelectionProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <SaleGone /> : <PageError error={error} />;
}

const SaleGone = () => (
  <>
    <h1 className="p-hidden">该活动不存在或已结束</h1>
    <ErrorState
      title="该活动不存在或已结束"
      safe="已加入清单和购物车的产品不受影响。"
      actions={
        <>
          <ButtonLink kind="primary" href={SALES_PATH}>
            看其他活动
          </ButtonLink>
          <ButtonLink href={LIST_PATH}>看全部产品</ButtonLink>
        </>
      }
    />
  </>
);
