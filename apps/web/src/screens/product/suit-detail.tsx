import { getSuitDetail, listSuits } from '@portal/contract/suite';
import { ButtonLink, Card, CardGrid, ErrorState, type Crumb } from '@portal/ui';
import { useState } from 'react';
import { data, isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import { AddToSelectionProvider, LIST_PATH, priceReason } from '../../features/catalog/index.ts';
import { AddToCartButton } from '../../features/cart/index.ts';
import { PageError, type PageHandle } from '../../features/shell/index.ts';
import { productsOf, SuiteCard, suiteHrefOf, SuitePanel, SuiteParts, SuitePicture, SUITES_PATH } from '../../features/suite/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { titleAt, windowTitle } from '../../lib/address-bar/window-title.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/suit-detail.ts';
import './suit-detail.css';
import { GoodsHead, GoodsPage } from './goods-page.tsx';

const OTHERS = 5;

/** /product/suitDetail?id=suitNo (SUITE-5). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const id = idOf(new URL(request.url).searchParams);
  if (id === null) throw data(null, { status: 404 });
  const call = context.get(callContext);
  const [suit, newest] = await Promise.all([
    call(getSuitDetail, { params: { id } }),
    // a suite without others beside it is still a suite
    call(listSuits, { query: { size: 10 } }).catch(() => ({ data: [] })),
  ]);
  return { suit, others: newest.data.filter(({ suitNo }) => suitNo !== id).slice(0, OTHERS) };
});

const idOf = (search: URLSearchParams): string | null => {
  const id = search.get('id') ?? '';
  return /^[\w-]{1,40}$/.test(id) ? id : null;
};

export const meta: Route.MetaFunction = ({ loaderData: page, location }) =>
  page
    ? [{ title: windowTitle(page.suit.suitName) }, { name: 'description', content: `${page.suit.suitName}：${page.suit.suitDesc}`.slice(0, 160) }]
    : [{ title: titleAt(location.pathname) }];

export const handle: PageHandle = {
  isWhite: true,
  canonicalOf: (search) => suiteHrefOf(search.get('id') ?? ''),
  addressOf(search) {
    const id = idOf(search);
    return id === null ? '/product/suitDetail' : suiteHrefOf(id);
  },
};

export default function SuitDetail({ loaderData }: Route.ComponentProps) {
  // another suite begins anew with one of it
  return <Detail key={loaderData.suit.suitNo} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <SuitGone /> : <PageError error={error} />;
}

function Detail({ suit, others }: Route.ComponentProps['loaderData']) {
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  const [sets, setSets] = useState(1);
  const crumbs: Crumb[] = [{ label: '全部产品', href: LIST_PATH }, { label: '套装', href: SUITES_PATH }, { label: suit.suitName }];
  return (
    <AddToSelectionProvider isSignedIn={session !== null}>
      <GoodsPage crumbs={crumbs}>
        <GoodsHead>
          <div className="c-suit__picture">
            <SuitePicture suit={suit} isFirst large />
          </div>
          <SuitePanel
            suit={suit}
            reason={priceReason(session, null)}
            sets={sets}
            onSets={setSets}
            action={
              <AddToCartButton
                pieces={productsOf(suit, sets).map((piece) => ({ ...piece, sourceType: 'suite', sourceId: suit.suitNo }))}
                name={suit.suitName}
                label="整套加入购物车"
                worded="large"
                disabled={!suit.isSaleable}
              />
            }
          />
        </GoodsHead>
        <Card title="内含产品" aside={sets > 1 && <span className="p-small">数量按 {sets} 套计</span>} flush>
          <SuiteParts suit={suit} sets={sets} />
        </Card>
        {others.length > 0 && (
          <section className="p-stack" aria-labelledby="other-suits">
            <h2 id="other-suits" className="p-h3">
              其他套装
            </h2>
            <CardGrid label="其他套装">
              {others.map((one) => (
                <SuiteCard key={one.suitNo} suit={one} />
              ))}
            </CardGrid>
          </section>
        )}
      </GoodsPage>
    </AddToSelectionProvider>
  );
}

const SuitGone = () => (
  <>
    <h1 className="p-hidden">该套装不存在或已下架</h1>
    <ErrorState
      title="该套装不存在或已下架"
      safe="已加入清单和配单的产品不受影响。可以看看其他套装，或在全部产品中单独选择。"
      actions={
        <>
          <ButtonLink kind="primary" href={SUITES_PATH}>
            看全部套装
          </ButtonLink>
          <ButtonLink href={LIST_PATH}>看全部产品</ButtonLink>
        </>
      }
    />
  </>
);
