import { Button, ButtonLink, Empty, ErrorState, Notice, Pager, Popover, Tabs, toast } from '@portal/ui';
import {
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteLoaderData,
  type LinksFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import {
  AttributeFilters,
  CategoryTree,
  DesignList,
  detailHref,
  FilterChips,
  isFiltered,
  KeywordBox,
  parseSelectionQuery,
  ProductTable,
  RankBar,
  SELECTION_PATH,
  selectionHref,
  withChange,
  useTabMemory,
  withoutFilters,
  type ProductTab,
  type SelectionQuery,
} from '../../features/design-order/index.ts';
import { ANTD_STYLESHEET } from '../../lib/antd-stylesheet.ts';
import { callContext } from '../../lib/server-context.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/selection.ts';
import { readSelection } from './read-selection.server.ts';
import { signInFirst } from './sign-in-first.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: ANTD_STYLESHEET }];

export const meta: Route.MetaFunction = () => [{ title: '产品选型 - 安防工程门户' }];

export const loader = ({ context, request }: Route.LoaderArgs) => {
  signInFirst(context, request);
  return readSelection(context.get(callContext), request);
};

/** Opening and closing the list asks the catalogue nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const without = (url: URL) => {
    const search = new URLSearchParams(url.search);
    search.delete('list');
    return search.toString();
  };
  const onlyTheList = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && without(currentUrl) === without(nextUrl);
  return onlyTheList ? false : defaultShouldRevalidate;
}

export default function Selection({ loaderData }: Route.ComponentProps) {
  const { products, categories, filters, joined, tabs } = loaderData;
  const { site } = useRouteLoaderData('root') as RootData;
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { revalidate } = useRevalidator();
  const isListOpen = useIsListOpen();
  const query: SelectionQuery = { ...loaderData.query, isListOpen };
  const tabNames: Record<ProductTab, string> = { common: '常用产品', brand: `${site.providerBrand}产品`, software: '软件服务' };
  const isStale = navigation.state === 'loading' && navigation.location.pathname === SELECTION_PATH && !onlyTheListChanges(navigation.location.search);
  const setListOpen = (isOpen: boolean) =>
    void navigate(selectionHref(withChange(query, { isListOpen: isOpen })), { preventScrollReset: true, replace: !isOpen });
  useTabMemory({
    tab: query.tab,
    available: tabs.map(({ tab }) => tab),
    isNamed: new URLSearchParams(useLocation().search).has('tab'),
    open: (tab) => void navigate(selectionHref(withChange(query, { tab })), { replace: true, preventScrollReset: true }),
  });
  const tree = <CategoryTree categories={categories} current={query.category} hrefOf={(category) => selectionHref(withChange(query, { category }))} />;

  function onlyTheListChanges(search: string): boolean {
    return selectionHref({ ...parseSelectionQuery(new URLSearchParams(search), true), isListOpen: false }) === selectionHref({ ...query, isListOpen: false });
  }

  return (
    <>
      <div className="do-selection">
        <h1 className="p-hidden">产品选型</h1>
        <aside className="do-selection__rail">{tree}</aside>
        <div className="do-selection__main">
          {joined.name !== null && (
            <Notice
              action={
                <ButtonLink size="small" href={selectionHref({ ...query, id: null })}>
                  改为新建配单
                </ButtonLink>
              }
            >
              正在为配单「{joined.name}」添加产品
            </Notice>
          )}
          {joined.isMissing && <Notice tone="warning">要加入的配单不存在或已被删除，所选产品可以生成新的配单</Notice>}
          <Tabs
            label="产品来源"
            current={query.tab}
            tabs={tabs.map(({ tab, count }) => ({
              key: tab,
              label: tabNames[tab],
              href: selectionHref(withChange(query, { tab })),
              ...(count === null ? {} : { count }),
            }))}
          >
            <KeywordBox action={SELECTION_PATH} label="产品名称或型号" keyword={query.keyword} kept={keptOf(query)} />
          </Tabs>
          <div className="do-selection__filters">
            <div className="do-selection__phone-tree">
              <Popover label="产品分类" small>
                {tree}
              </Popover>
            </div>
            <RankBar query={query} />
          </div>
          <AttributeFilters filters={filters} query={query} />
          <FilterChips query={query} categories={categories} filters={filters} count={products.data?.count ?? null} />
          {products.failure !== null && (
            <ErrorState
              title="产品没有加载成功"
              safe={`${products.failure}。清单不受影响。`}
              actions={
                <Button kind="primary" onClick={() => void revalidate()}>
                  重试
                </Button>
              }
            />
          )}
          {products.data?.data.length === 0 && (
            <Empty
              drawing="search"
              text={isFiltered(query) ? '没有符合条件的产品，换个关键词或减少条件试试' : '这里还没有产品'}
              action={
                isFiltered(query) ? (
                  <ButtonLink kind="primary" href={selectionHref(withoutFilters(query))}>
                    清除全部条件
                  </ButtonLink>
                ) : undefined
              }
            />
          )}
          {products.data && products.data.data.length > 0 && (
            <>
              <ProductTable products={products.data.data} priceLabel={products.data.data[0]?.priceLabel ?? ''} isStale={isStale} />
              <Pager
                total={products.data.count}
                page={query.page}
                size={query.size}
                hrefOf={(page, size) => selectionHref(withChange(query, { page, size }))}
              />
            </>
          )}
        </div>
      </div>
      <DesignList
        isOpen={isListOpen}
        onOpen={() => setListOpen(true)}
        onClose={() => setListOpen(false)}
        joinId={joined.name === null ? null : query.id}
        onGenerated={(id, blocked) => {
          if (blocked) {
            toast.info('浏览器没有打开新窗口，已在本页打开');
            void navigate(detailHref(id));
          } else setListOpen(false);
        }}
        onJoined={(id) => void navigate(detailHref(id))}
      />
    </>
  );
}

/** The drawer follows the address as it is now, ahead of the loader. */
function useIsListOpen(): boolean {
  const navigation = useNavigation();
  const here = useLocation();
  const search = navigation.location?.pathname === SELECTION_PATH ? navigation.location.search : here.search;
  return new URLSearchParams(search).get('list') === '1';
}

/** All of the address that the keyword box itself does not send. */
function keptOf(query: SelectionQuery): Record<string, string> {
  const search = new URLSearchParams(selectionHref(withChange({ ...query, keyword: '' }, { page: 1, isListOpen: false })).split('?')[1]);
  return Object.fromEntries(search);
}
