import { figureText } from '@portal/units';
import { PAGE_SIZES } from '@portal/contract/core';
import { Breadcrumb, ButtonLink, CardGrid, Container, Empty, ErrorState, Pager, Tabs } from '@portal/ui';
import { Link, useRouteLoaderData } from 'react-router';
import { AddToSelectionProvider, LIST_PATH, ProductCard, productHref, readProductQuery, withKeyword } from '../../features/catalog/index.ts';
import { ContentList } from '../../features/content/index.ts';
import { FavoritesProvider } from '../../features/favorite/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { useHere } from '../../lib/address-bar/here.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { SignInDialog } from '../../lib/identity/sign-in-dialog.tsx';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/search.ts';
import { cornerOf } from '../product/corner-of.tsx';
import { GoneModel } from '../product/gone-model.tsx';
import { readSearch } from './read-search.server.ts';
import { SEARCH_KINDS, searchAddress } from './search-query.ts';
import { TakenNote } from './taken-note.tsx';
import { WaysOn } from './ways-on.tsx';
import './search.css';

/** /search: products, solutions, cases, articles and videos that a keyword finds, a tab each (SHELL-24). */
export const loader = ({ context, request }: Route.LoaderArgs) => readSearch(context.get(callContext), request);

export const handle: PageHandle = { addressOf: (search) => searchAddress.href(searchAddress.read(search)) };

export const meta: Route.MetaFunction = ({ loaderData: page }) => [
  { title: windowTitle(page?.query.keyword ? `“${page.query.keyword}”的搜索结果` : '搜索') },
  { name: 'description', content: '在产品、方案、案例、资讯与视频中搜索。' },
];

type Page = Route.ComponentProps['loaderData'];

export default function Search({ loaderData: page }: Route.ComponentProps) {
  const { query, counts } = page;
  const name = SEARCH_KINDS.find(([kind]) => kind === query.kind)?.[1] ?? '';
  return (
    <Container className="p-stack c-search">
      <Breadcrumb crumbs={[{ label: '搜索' }]} />
      <h1 className="p-h2">{query.keyword ? `“${query.keyword}”的搜索结果` : '搜索'}</h1>
      {query.keyword !== '' && (
        <Tabs
          label="结果的种类"
          current={query.kind}
          tabs={SEARCH_KINDS.map(([kind, label]) => ({ key: kind, label, count: counts[kind], href: searchAddress.href(searchAddress.with(query, { kind })) }))}
        />
      )}
      <section aria-label={name} className="p-stack">
        <h2 className="p-hidden">{name}</h2>
        <Found page={page} name={name} />
      </section>
      {counts[query.kind] > 0 && (
        <Pager
          total={counts[query.kind]}
          page={query.page}
          size={query.size}
          sizes={PAGE_SIZES}
          hrefOf={(to, size) => searchAddress.href(searchAddress.with(query, { page: to, size }))}
        />
      )}
    </Container>
  );
}

function Found({ page, name }: { page: Page; name: string }) {
  const { query, counts, cards, found, looser, loosened, gone, failure } = page;
  const isSignedIn = Boolean(useRouteLoaderData<RootData>('root')?.session);
  const here = useHere();
  if (failure !== null) {
    return (
      <ErrorState
        title={failure}
        safe="搜索词还在地址栏里，重试不会丢失。"
        actions={
          <Link className="p-button p-button--primary" to={here} replace>
            重试
          </Link>
        }
      />
    );
  }
  if (gone !== null) return <GoneModel gone={gone} />;
  if (counts[query.kind] === 0) return <Nothing page={page} name={name} />;
  if (query.kind !== 'product') return <ContentList label={name} items={found} isFirst />;
  return (
    <AddToSelectionProvider isSignedIn={isSignedIn}>
      <FavoritesProvider isSignedIn={isSignedIn} ids={cards.map(({ spuNo }) => spuNo)} Prompt={SignInDialog}>
        <TakenNote loosened={loosened}>
          {looser ?? `共 ${figureText(counts.product)} 个产品`}
          <Link to={productHref(withKeyword(readProductQuery(new URLSearchParams()), query.keyword))}>按分类和参数筛选</Link>
        </TakenNote>
        <CardGrid label="产品">
          {cards.map((card, index) => (
            <ProductCard key={card.spuNo} card={card} isFirst={index < 5} corner={cornerOf(card)} />
          ))}
        </CardGrid>
      </FavoritesProvider>
    </AddToSelectionProvider>
  );
}

/** What leads on: a kind that has something, the keyword with fewer words, what others look for. */
function Nothing({ page: { query, counts, words, near }, name }: { page: Page; name: string }) {
  const other = SEARCH_KINDS.find(([kind]) => counts[kind] > 0);
  const parts = query.keyword.split(/\s+/);
  const fewer = [...(parts.length > 1 ? parts : []), ...words].slice(0, 8);
  return (
    <Empty
      drawing="search"
      text={query.keyword === '' ? '输入产品名称、型号，或想了解的内容' : `没有找到“${query.keyword}”的${name}`}
      action={
        <>
          <span className="p-row">
            {other && (
              <ButtonLink kind="primary" href={searchAddress.href(searchAddress.with(query, { kind: other[0] }))}>
                查看 {counts[other[0]]} 个{other[1]}
              </ButtonLink>
            )}
            <ButtonLink href={LIST_PATH}>查看全部产品</ButtonLink>
          </span>
          {fewer.length > 0 && (
            <span className="c-search__words">
              换个词试试：
              {fewer.map((word) => (
                <Link key={word} to={searchAddress.href(searchAddress.with(query, { keyword: word }))}>
                  {word}
                </Link>
              ))}
            </span>
          )}
          <WaysOn categories={near} />
        </>
      }
    />
  );
}
