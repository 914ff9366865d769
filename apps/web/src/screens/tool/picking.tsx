import { ButtonLink, Notice, Tabs, toast } from '@portal/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator, useRouteLoaderData, type Location, type ShouldRevalidateFunctionArgs } from 'react-router';
import { AttributeFilters } from '../../features/catalog/index.ts';
import {
  CategoryTree,
  SelectionPanel,
  editHref,
  FilterChips,
  FilterSheet,
  isSameQuestion,
  parsePickingQuery,
  ProductResults,
  PRODUCTS_ID,
  RankBar,
  ORDERS_PATH,
  PICKING_PATH,
  PrivateBar,
  ReplaceMode,
  SiteWorksChoice,
  useIsLineMissing,
  pickingFields,
  pickingHref,
  useHeldBusy,
  useSelectionStoreIfAny,
  useTabMemory,
  siteWorksQuery,
  withChange,
  withValues,
  type ProductTab,
  type PickingQuery,
} from '../../features/design-order/index.ts';
import { categoryTreeOf, formHref, OwnForm, useDeletion } from '../../features/private-product/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { KeywordBox } from '../../lib/parts/keyword-box.tsx';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/picking.ts';
import { readPicking } from './read-picking.server.ts';
import { readOrKeep, useKept } from './picking-kept.ts';
import './picking.css';

export const handle: PageHandle = { skipTo: { target: PRODUCTS_ID, label: '跳到产品列表' } };

export const loader = ({ context, request }: Route.LoaderArgs) => {
  return readPicking(context.get(callContext), request);
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

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) => readOrKeep(serverLoader, request);

export default function Selection({ loaderData }: Route.ComponentProps) {
  useKept(loaderData);
  const { products, categories, filters, joined, tabs } = loaderData;
  const { site, session } = useRouteLoaderData('root') as RootData;
  const navigate = useNavigate();
  const navigation = useNavigation();
  const here = useLocation();
  const { revalidate } = useRevalidator();
  const selection = useSelectionStoreIfAny();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const changeable = products.data?.changeable ?? [];
  const chosenHere = new Set(changeable.filter((spuNo) => chosen.has(spuNo)));
  // what is deleted stands in the list as 已下架
  const readOwnAnew = () => Promise.all([revalidate(), selection?.refresh().catch(() => undefined)]);
  const deletion = useDeletion(readOwnAnew);
  const aim = navigation.location?.pathname === PICKING_PATH ? navigation.location : here;
  const isSelectionOpen = new URLSearchParams(aim.search).get('list') === '1';
  const shown: PickingQuery = { ...loaderData.query, isSelectionOpen };
  // what was ticked shows at once, and the next tick adds to it while the products are on their way
  const query: PickingQuery =
    aim === here
      ? shown
      : parsePickingQuery(
          new URLSearchParams(aim.search),
          tabs.some(({ tab }) => tab === 'common'),
        );
  const isAhead = aim !== here && pickingHref({ ...query, isSelectionOpen }) !== pickingHref(shown);
  const isStale = useHeldBusy(isAhead);
  const isAnew = useHeldBusy(isAhead && !isSameQuestion(query, shown));
  const tabNames: Record<ProductTab, string> = { common: '常用产品', brand: `${site.providerBrand}产品`, private: '自定义产品', software: '软件服务' };
  const setSelectionOpen = (isOpen: boolean) =>
    void navigate(pickingHref(withChange(query, { isSelectionOpen: isOpen })), { preventScrollReset: true, replace: true });
  useTabMemory({
    tab: loaderData.query.tab,
    available: tabs.map(({ tab }) => tab),
    isNamed: namesTab(here),
    open: (tab) => void navigate(pickingHref(withChange(query, { tab })), { replace: true, preventScrollReset: true }),
  });
  const isOwn = query.tab === 'private';
  const tree = (
    <CategoryTree
      categories={isOwn ? categoryTreeOf(loaderData.ownCategories) : categories}
      current={isOwn ? query.ownCategory : query.category}
      hrefOf={(category) => pickingHref(withChange(query, isOwn ? { ownCategory: category } : { category }))}
    />
  );
  const count = products.data?.count ?? null;
  const isReplacedMissing = useIsLineMissing(query.replace);
  return (
    <ReplaceMode key={query.replace ?? ''} skuNo={query.replace}>
      <OwnForm onSaved={() => void readOwnAnew()}>
        <div className="do-selection">
          <h1 className="p-hidden">产品选型</h1>
          {isReplacedMissing && <Notice tone="warning">要替换的产品已不在清单中</Notice>}
          <Joining name={joined.name} isMissing={joined.isMissing} newHref={pickingHref({ ...query, id: null })} />
          <div className="do-narrow">
            <Tabs
              label="产品来源"
              current={query.tab}
              tabs={tabs.map((one) => ({
                key: one.tab,
                label: tabNames[one.tab],
                href: pickingHref(withChange(query, { tab: one.tab })),
                ...(one.count === null ? {} : { count: one.count }),
              }))}
            />
            <div className="do-narrow__search">
              <KeywordBox action={PICKING_PATH} label="产品名称、型号或参数" keyword={query.keyword} kept={pickingFields(query)} />
              {query.tab !== 'private' && (
                <FilterSheet query={query} filters={filters} count={isStale ? null : count}>
                  {tree}
                </FilterSheet>
              )}
            </div>
            {query.tab === 'private' ? (
              <PrivateBar
                query={query}
                mayKeepOwn={loaderData.mayKeepOwn}
                categories={loaderData.ownCategories}
                brands={loaderData.ownBrands}
                chosenCount={chosenHere.size}
                onDelete={() => deletion.ask([...chosenHere])}
                onImported={(words) => {
                  toast.success(words);
                  void revalidate();
                }}
              />
            ) : (
              <RankBar query={query} />
            )}
            <AttributeFilters
              filters={filters}
              chosenOf={(code) => query.attributes[code] ?? []}
              hrefOf={(code, values) => pickingHref(withValues(query, code, values))}
            />
          </div>
          <aside className="do-selection__rail">{tree}</aside>
          <div className="do-selection__main">
            {query.customFilterRemind && <SiteWorksChoice query={query} cableCategory={loaderData.cableCategory} />}
            {/* how many there were is not said of what is asked for now */}
            <FilterChips query={query} categories={categories} filters={filters} count={isAhead ? null : count} />
            <ProductResults
              query={shown}
              products={products}
              elsewhere={tabs.flatMap(({ tab, count: found }) => (found && tab !== shown.tab ? [{ tab, name: tabNames[tab], count: found }] : []))}
              homeBrand={site.providerBrand}
              planned={joined.software}
              isStale={isStale}
              isAnew={isAnew}
              own={
                shown.tab === 'private' && shown.replace === null && loaderData.mayKeepOwn
                  ? { changeable, chosen: chosenHere, here: pickingHref(shown), onChoose: setChosen, onDelete: (spuNo) => deletion.ask([spuNo]) }
                  : undefined
              }
              onRetry={() => void revalidate()}
            />
          </div>
        </div>
        {deletion.question}
        <SelectionPanel
          isOpen={isSelectionOpen}
          createHref={loaderData.mayKeepOwn ? formHref(null, pickingHref({ ...query, isSelectionOpen: true })) : null}
          siteWorksHref={loaderData.mayKeepOwn ? pickingHref(siteWorksQuery(query)) : null}
          replaceHrefOf={(skuNo) => pickingHref(withChange(query, { replace: skuNo, isSelectionOpen: skuNo === null, tab: 'brand' }))}
          onReplaced={() => void navigate(pickingHref(withChange(query, { replace: null, isSelectionOpen: true })), { preventScrollReset: true })}
          onOpen={() => setSelectionOpen(true)}
          onClose={() => setSelectionOpen(false)}
          onClosePage={() => {
            // a window that a page opened goes; any other comes to the orders
            if (window.opener !== null) window.close();
            void navigate(ORDERS_PATH);
          }}
          joinId={joined.name === null ? null : query.id}
          maySurvey={session?.surveyPermission ?? false}
          onGenerated={(to) => to && void navigate(to.href, { replace: to.isReplacing })}
          onJoined={(id) => void navigate(editHref(id))}
        />
      </OwnForm>
    </ReplaceMode>
  );
}

/** The order the list is to join, or that there is none such. */
function Joining({ name, isMissing, newHref }: { name: string | null; isMissing: boolean; newHref: string }) {
  if (isMissing) return <Notice tone="warning">要加入的配单不存在或已被删除，所选产品可以生成新的配单</Notice>;
  if (name === null) return null;
  return (
    <Notice
      action={
        <ButtonLink size="small" href={newHref}>
          改为新建配单
        </ButtonLink>
      }
    >
      正在为配单「{name}」添加产品
    </Notice>
  );
}

const namesTab = ({ search }: Location): boolean => ['tab', 'customFilterRemind'].some((name) => new URLSearchParams(search).has(name));
