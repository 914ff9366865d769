import { figureText } from '@portal/units';
import { findCallError } from '@portal/client';
import { PAGE_SIZES } from '@portal/contract/core';
import { catalogCopy, listAttributeFilters, listBrands, listCategories, listHotWords, listSpu } from '@portal/contract/catalog';
import { Anchor, Breadcrumb, Button, ButtonLink, CardGrid, Chips, Container, ErrorState, Icon, Pager, type Crumb } from '@portal/ui';
import { data, Link, redirect, useNavigation, useRouteLoaderData } from 'react-router';
import {
  AddToSelectionProvider,
  canonicalList,
  categoryTrail,
  chosenChips,
  ConditionFilter,
  LIST_PATH,
  narrowingOf,
  nearestCategories,
  ProductCard,
  productsAddress,
  productHref,
  RankBar,
  readProductQuery,
  spuQueryOf,
  StayLinks,
  withCategory,
  withKeyword,
  withPage,
  wordsBeside,
  type ChosenChip,
} from '../../features/catalog/index.ts';
import { FavoritesProvider } from '../../features/favorite/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { useHere } from '../../lib/address-bar/here.ts';
import { laterPart } from '../../lib/page/later-part.tsx';
import { pageLoader, pageStatusOf } from '../../lib/page/page-loader.ts';
import { callContext, hasSessionContext } from '../../lib/page/server-context.ts';
import { shownQuery } from '../../lib/address-bar/shown-query.server.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import { SignInDialog } from '../../lib/identity/sign-in-dialog.tsx';
import type { RootData } from '../../root.tsx';
import { elsewhereHref } from '../search/elsewhere-href.ts';
import { TakenNote } from '../search/taken-note.tsx';
import type { Route } from './+types/product-list.ts';
import { cornerOf } from './corner-of.tsx';
import { goneModelOf } from './gone-model.server.ts';
import { GoodsTabs } from './goods-tabs.tsx';
import { rememberView, viewOf } from './list-view.ts';
import { narrowingOwn, readOwnGoods } from './own-goods.server.ts';
import './product-list.css';

/** /product: everything that is sold, by category, words, attributes and order (GOODS-5). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const address = new URL(request.url);
  const query = shownQuery(productsAddress, request);
  const id = query.portalCatagoryId;
  const view = viewOf(address.searchParams.get('view'), request.headers.get('cookie'));
  if (query.type === '1') {
    const own = await readOwnGoods(call, context.get(hasSessionContext), query);
    if (own.products.length === 0 && own.count > 0) throw redirect(productHref(withPage(query, Math.ceil(own.count / query.size), query.size)));
    return data({ ...NO_GOODS_LISTED, query: narrowingOwn(query), view, own, count: own.count }, { status: 200, headers: {} });
  }
  const [tree, filters, brands, listed] = await Promise.all([
    // a tree that counts nothing beside what is searched still leads on
    call(listCategories, { query: narrowingOf(query) }).catch(() => call(listCategories)),
    // a list without its filters is still a list
    id === null ? [] : call(listAttributeFilters, { query: { portalCatagoryId: id, ...narrowingOf(query) } }).catch(() => []),
    call(listBrands, { query: { ...(id === null ? {} : { portalCatagoryId: id }), ...narrowingOf(query) } }).catch(() => []),
    call(listSpu, { query: spuQueryOf(query) })
      .then((answer) => ({ ...answer, failure: null }))
      .catch((error: unknown) => {
        const failure = findCallError(error);
        if (!failure) throw error;
        return { data: [], count: 0, loosened: false, fallback: undefined, failure: { msg: failure.msg, status: pageStatusOf(failure) } };
      }),
  ]);
  const { first, second } = categoryTrail(tree, id);
  if (id !== null && first === null) throw data(null, { status: 404 });
  const { data: cards, count, loosened, fallback, failure } = listed;
  // the last page has moved nearer since the link was made
  if (cards.length === 0 && count > 0) throw redirect(productHref(withPage(query, Math.ceil(count / query.size), query.size)));
  // counts of the whole tree: under what finds nothing every one is 0
  const [hotWords, whole, gone] =
    cards.length === 0 && !failure
      ? await Promise.all([call(listHotWords).catch(() => []), call(listCategories).catch(() => []), goneModelOf(call, query.keyword)])
      : [[], [], null];
  const near = nearestCategories(whole, query.keyword, id);
  return data(
    {
      query,
      view,
      own: null,
      cards,
      count,
      // said by the server: the page needs no words of its own
      looser: catalogCopy.taken(query.keyword, { loosened, fallback }),
      loosened,
      gone,
      filters,
      brands,
      categoryNames: Object.fromEntries(
        tree.flatMap((one) => [one, ...one.children]).flatMap((one) => (query.categoryIds.includes(one.id) ? [[one.id, one.catagoryName]] : [])),
      ) as Record<number, string>,
      failure: failure?.msg ?? null,
      near,
      words: wordsBeside(near, hotWords).slice(0, 8),
      categories: tree.map(({ id: one, catagoryName, spuCount }) => ({ id: one, catagoryName, spuCount })),
      first: first && { id: first.id, catagoryName: first.catagoryName },
      second: second && { id: second.id, catagoryName: second.catagoryName },
      below: (first?.children ?? []).map(({ id: one, catagoryName, spuCount }) => ({ id: one, catagoryName, spuCount })),
    },
    { status: failure?.status ?? 200, headers: rememberView(address.searchParams.get('view')) },
  );
});

/** Of a page of products of one's own. */
const NO_GOODS_LISTED = {
  cards: [],
  looser: null,
  loosened: false,
  gone: null,
  filters: [],
  brands: [],
  categoryNames: {},
  failure: null,
  near: [],
  words: [],
  categories: [],
  first: null,
  second: null,
  below: [],
};

/** The view a visitor chose is remembered, and no part of what is listed. */
export const handle: PageHandle = { addressOf: (search) => productHref(readProductQuery(search)), canonicalOf: canonicalList };

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: list }) => {
  const place = list ? placeOf(list) : '全部产品';
  const title = list?.query.keyword ? `“${list.query.keyword}”的结果` : place;
  return [{ title: windowTitle(title) }, { name: 'description', content: `${place}：按分类、参数、价格与库存筛选安防产品，查看型号参数，加入清单。` }];
};

const placeOf = ({ own, first, second }: ProductListed): string =>
  own ? (own.categoryName ?? '自定义产品') : (second?.catagoryName ?? first?.catagoryName ?? '全部产品');

export default function ProductList({ loaderData: list }: Route.ComponentProps) {
  const { query, own, first, second } = list;
  const here = useHere();
  const isSignedIn = Boolean(useRouteLoaderData<RootData>('root')?.session);
  const { location: next } = useNavigation();
  const isTurning = next?.pathname === LIST_PATH;
  const chips = chosenChips(query, list.filters, list.categoryNames);
  // what was looked for stands in the title, and is no filter
  const filterChips = chips.filter(({ key }) => key !== 'keyword');
  const crumbs: Crumb[] = [{ label: '全部产品', href: LIST_PATH }];
  if (first) crumbs.push({ label: first.catagoryName, href: productHref(withCategory(query, first.id)) });
  if (second) crumbs.push({ label: second.catagoryName });
  if (own) crumbs.push({ label: '自定义产品' });
  const title = query.keyword ? `“${query.keyword}”的结果` : placeOf(list);
  // of a catalogue without goods there is nothing to put in order or to narrow
  const isNarrowable = list.cards.length > 0 || list.failure !== null || chips.length > 0 || query.portalCatagoryId !== null || own !== null;

  return (
    <AddToSelectionProvider isSignedIn={isSignedIn}>
      <FavoritesProvider isSignedIn={isSignedIn} ids={list.cards.map(({ spuNo }) => spuNo)} Prompt={SignInDialog}>
        <Container className="c-list">
          <Breadcrumb crumbs={crumbs} />
          <StayLinks>
            <div className="c-list__frame">
              {/* beside the list on a wide screen, a sheet over it on a phone */}
              <div id="list-filters" popover="auto" className="c-sheet">
                <div className="c-sheet__head">
                  <strong className="p-h3">筛选与分类</strong>
                  <Button kind="quiet" popoverTarget="list-filters" popoverTargetAction="hide">
                    关闭
                  </Button>
                </div>
                <Chips label="已选条件" chips={chips} />
                {isNarrowable && (
                  <ConditionFilter query={query} isNarrowed={chips.length > 0}>
                    <ListPart list={list} part="conditions" />
                  </ConditionFilter>
                )}
                <ListPart list={list} part="rail" />
                <div className="c-sheet__foot">
                  <Button kind="primary" wide popoverTarget="list-filters" popoverTargetAction="hide">
                    查看 {list.count} 个产品
                  </Button>
                </div>
              </div>
              <div className="c-list__main">
                <div className="c-list__title">
                  <h1 className="p-h2">{title}</h1>
                  {query.keyword !== '' && (
                    <Anchor className="c-list__forget" href={productHref(withKeyword(query, ''))} aria-label={`移除关键词 ${query.keyword}`} title="移除关键词">
                      <Icon name="close" size={16} />
                    </Anchor>
                  )}
                  <output className="p-small">共 {figureText(list.count)} 个产品</output>
                  <Chips label="已选条件" chips={filterChips} />
                  <GoodsTabs current={own ? 'own' : 'products'} />
                  <Button className="c-list__open" icon="filter" popoverTarget="list-filters">
                    筛选{filterChips.length > 0 && ` ${filterChips.length}`}
                  </Button>
                </div>
                {isNarrowable && (
                  <RankBar query={query} view={list.view}>
                    {own ? <SeldomPart list={list} part="sources" /> : undefined}
                  </RankBar>
                )}
                <div className="c-list__goods" aria-busy={isTurning || undefined}>
                  <h2 className="p-hidden">产品列表</h2>
                  {list.looser !== null && list.cards.length > 0 && <TakenNote loosened={list.loosened}>{list.looser}</TakenNote>}
                  {query.keyword !== '' && list.cards.length > 0 && (
                    <p className="c-list__others">
                      <Link to={elsewhereHref(query.keyword)}>在方案、案例、资讯中搜索“{query.keyword}”</Link>
                    </p>
                  )}
                  {own ? <SeldomPart list={list} part="own" /> : <Goods list={list} here={here} chips={chips} />}
                </div>
              </div>
            </div>
          </StayLinks>
          {list.count > 0 && (
            <Pager
              total={list.count}
              page={query.page}
              size={query.size}
              sizes={PAGE_SIZES}
              hrefOf={(page, size) => productHref(withPage(query, page, size))}
            />
          )}
        </Container>
      </FavoritesProvider>
    </AddToSelectionProvider>
  );
}

// the first view is the goods
const ListPart = laterPart(async () => (await import('./list-part.tsx')).ListPart);
const SeldomPart = laterPart(async () => (await import('./seldom-part.tsx')).SeldomPart);

/** What the page is given. */
export type ProductListed = Route.ComponentProps['loaderData'];

function Goods({ list, here, chips }: { list: ProductListed; here: string; chips: readonly ChosenChip[] }) {
  if (list.failure !== null) {
    return (
      <ErrorState
        title={list.failure}
        safe="您的筛选条件都还在地址栏里，重试不会丢失。"
        actions={
          <>
            <Link className="p-button p-button--primary" to={here} replace>
              <Icon name="refresh" size={16} />
              重试
            </Link>
            <ButtonLink href={LIST_PATH}>查看全部产品</ButtonLink>
          </>
        }
      />
    );
  }
  if (list.cards.length === 0) return <SeldomPart list={list} part="none" chips={chips} />;
  if (list.view === 'table') return <SeldomPart list={list} part="table" />;
  return (
    <CardGrid label="产品">
      {list.cards.map((card, index) => (
        <ProductCard key={card.spuNo} card={card} isFirst={index < 5} corner={cornerOf(card)} />
      ))}
    </CardGrid>
  );
}
