import { PAGE_SIZES } from '@portal/contract/core';
import { listSuits } from '@portal/contract/suite';
import { Breadcrumb, ButtonLink, Container, Empty, Pager, type Crumb } from '@portal/ui';
import { redirect, useRouteLoaderData } from 'react-router';
import { AddToSelectionProvider, LIST_PATH } from '../../features/catalog/index.ts';
import { suiteGroups, suitesAddress, SuiteSheet, SUITES_PATH } from '../../features/suite/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { shownQuery } from '../../lib/address-bar/shown-query.server.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/suit-list.ts';
import { GoodsTabs } from './goods-tabs.tsx';
import './suit-list.css';

/** /product/suit: every suite that is offered (SUITE-5). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const query = shownQuery(suitesAddress, request);
  const { data: suits, count } = await context.get(callContext)(listSuits, { query });
  // the last page has moved nearer since the link was made
  if (suits.length === 0 && count > 0) throw redirect(suitesAddress.href(suitesAddress.with(query, { page: Math.ceil(count / query.size) })));
  return { query, suits, count };
});

export const handle: PageHandle = { addressOf: (search) => suitesAddress.href(suitesAddress.read(search)), canonicalOf: () => SUITES_PATH };

export default function SuitList({ loaderData: { query, suits, count } }: Route.ComponentProps) {
  const isSignedIn = Boolean(useRouteLoaderData<RootData>('root')?.session);
  const crumbs: Crumb[] = [{ label: '全部产品', href: LIST_PATH }, { label: '套装' }];
  return (
    <AddToSelectionProvider isSignedIn={isSignedIn}>
      <Container className="c-suits">
        <Breadcrumb crumbs={crumbs} />
        <div className="c-suits__title">
          <h1 className="p-h2">{query.keyword === '' ? '套装' : `“${query.keyword}”的套装`}</h1>
          <output className="p-small">共 {count} 套</output>
          <GoodsTabs current="suites" />
        </div>
        <p className="c-suits__words">按场景配好的整套产品：每个型号、数量与价格都列明，可整套加入清单再逐项改；价格与库存按内含产品实时计算。</p>
        {suits.length === 0 ? (
          <Empty
            drawing="box"
            text={query.keyword === '' ? '还没有套装' : `没有名称含“${query.keyword}”的套装`}
            action={<ButtonLink href={query.keyword === '' ? LIST_PATH : SUITES_PATH}>{query.keyword === '' ? '看全部产品' : '看全部套装'}</ButtonLink>}
          />
        ) : (
          <>
            {suiteGroups(suits).map((group, at) => (
              <section key={group.name} className="c-suits__group">
                <h2 className="p-h3">
                  {group.name}
                  <small>{group.suits.length} 套</small>
                </h2>
                <ul className="st-sheets" aria-label={group.name}>
                  {group.suits.map((suit, place) => (
                    <SuiteSheet key={suit.suitNo} suit={suit} isFirst={at === 0 && place < 4} />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
        {count > 0 && (
          <Pager
            total={count}
            page={query.page}
            size={query.size}
            sizes={PAGE_SIZES}
            hrefOf={(page, size) => suitesAddress.href(suitesAddress.with(query, { page, size }))}
          />
        )}
      </Container>
    </AddToSelectionProvider>
  );
}
