import { sortedBy } from '@portal/client/page-query';
import { KEYWORD_MAX, PAGE_SIZES } from '@portal/contract/core';
import { getPrivateProduct, listPrivateBrands, listPrivateCategories, listPrivateProducts, type PrivateProduct } from '@portal/contract/private-product';
import { mayChangePrivate } from '@portal/engines/goods';
import { Button, ButtonLink, ChoiceLinks, Empty, Input, Notice, Pager, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { AddProductsButton, AddToSelectionProvider } from '../../features/catalog/index.ts';
import {
  ExportButton,
  exportHref,
  FORM_PATH,
  ImportDialog,
  isNarrowed,
  privateCallQuery,
  PrivateFilters,
  PrivateProducts,
  privateProductsAddress as address,
  ProductDetail,
  type PrivateProductsQuery,
  useDeletion,
} from '../../features/private-product/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { Route } from './+types/custom-products.ts';
import './custom-products.css';

/** /member/customProducts (PRIVATE-5, PRIVATE-9). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = address.read(new URL(request.url).searchParams);
  const [products, categories, brands, detail] = await Promise.all([
    partOf(request, call(listPrivateProducts, { query: privateCallQuery(query) })),
    // the list stands without its filters
    call(listPrivateCategories).catch(() => []),
    call(listPrivateBrands).catch(() => []),
    query.detail === null ? null : partOf(request, call(getPrivateProduct, { query: { spuNo: query.detail } })),
  ]);
  return { query, products, categories, brands, detail };
}

const SORTS = [
  ['gmtListed', '创建时间'],
  ['sumNo', '使用次数'],
  ['price', '价格'],
] as const;
const SOURCES = [
  ['', '全部来源'],
  ['0', '私有'],
  ['1', '进销存系统'],
] as const;

export default function CustomProducts({ loaderData: { query, products, categories, brands, detail } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isImporting, setImporting] = useState(false);
  const hrefOf = (change: Partial<PrivateProductsQuery>) => address.href(address.with(query, change));
  const deletion = useDeletion(revalidate);
  const shown = products.data?.data ?? [];
  const ticked = shown.filter(({ spuNo }) => chosen.has(spuNo));
  const removable = ticked.filter(mayChangePrivate).map(({ spuNo }) => spuNo);
  return (
    <AddToSelectionProvider isSignedIn>
      <div className="pp-page">
        <div className="pp-bar">
          <ButtonLink kind="primary" icon="plus" href={FORM_PATH}>
            新建产品
          </ButtonLink>
          <Button onClick={() => setImporting(true)}>批量导入</Button>
          <ExportButton href={exportHref(query)} label="导出 Excel" />
          <AddProductsButton
            products={ticked.map(({ skuNo }) => ({ skuNo, quantity: 1 }))}
            name={`已勾选的 ${ticked.length} 个产品`}
            label={ticked.length === 0 ? '加入清单' : `加入清单 ${ticked.length}`}
            disabled={ticked.length === 0}
          />
          <Button onClick={() => deletion.ask(removable)}>批量删除{removable.length > 0 && ` ${removable.length}`}</Button>
          <form className="pp-bar__search" action={address.path} method="get">
            {Object.entries(address.hidden(query, 'keyword')).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Input
              key={query.keyword}
              type="search"
              name="keyword"
              aria-label="产品名称、型号、品牌或描述"
              placeholder="名称、型号、品牌或描述"
              defaultValue={query.keyword}
              maxLength={KEYWORD_MAX}
              autoComplete="off"
            />
            <Button type="submit">搜索</Button>
          </form>
        </div>
        <div className="pp-bar">
          <ChoiceLinks
            label="排序"
            quietLabel
            choices={SORTS.map(([sort, label]) => {
              const isCurrent = query.sort === sort;
              return {
                key: sort,
                label: isCurrent ? `${label}${query.order === 'desc' ? ' ↓' : ' ↑'}` : label,
                href: hrefOf(sortedBy(query, sort)),
                chosen: isCurrent,
              };
            })}
          />
          <ChoiceLinks
            label="来源"
            quietLabel
            choices={SOURCES.map(([source, label]) => ({ key: source || 'all', label, href: hrefOf({ source }), chosen: query.source === source }))}
          />
          <PrivateFilters categories={categories} brands={brands} category={query.category} brand={query.brand} hrefOf={hrefOf} />
        </div>
        {detail?.failure && <Notice tone="warning">{detail.failure}</Notice>}
        {products.failure !== null && <PartFailed title="自定义产品没有加载成功" failure={products.failure} />}
        {products.data && shown.length === 0 && <None query={query} />}
        {products.data && shown.length > 0 && (
          <div className="pp-list" aria-busy={state === 'loading'}>
            <PrivateProducts
              products={shown}
              chosen={new Set(ticked.map(({ spuNo }) => spuNo))}
              detailHrefOf={(product: PrivateProduct) => hrefOf({ detail: product.spuNo })}
              onChoose={setChosen}
              onDelete={({ spuNo }) => deletion.ask([spuNo])}
            />
            <Pager total={products.data.count} page={query.page} size={query.size} sizes={PAGE_SIZES} hrefOf={(page, size) => hrefOf({ page, size })} />
          </div>
        )}
        {detail?.data && (
          <ProductDetail product={detail.data} categories={categories} onClose={() => void navigate(hrefOf({ detail: null }), { preventScrollReset: true })} />
        )}
        {deletion.question}
        {isImporting && (
          <ImportDialog
            onClose={() => setImporting(false)}
            onImported={(words) => {
              setImporting(false);
              toast.success(words);
              void revalidate();
            }}
          />
        )}
      </div>
    </AddToSelectionProvider>
  );
}

function None({ query }: { query: PrivateProductsQuery }) {
  if (query.page > 1) return <Empty text="这一页没有产品了" action={<ButtonLink href={address.href({ ...query, page: 1 })}>回到第一页</ButtonLink>} />;
  if (isNarrowed(query)) return <Empty drawing="search" text="没有符合条件的自定义产品" action={<ButtonLink href={address.path}>查看全部</ButtonLink>} />;
  return (
    <Empty
      drawing="box"
      text="还没有自定义产品，把自己采购的设备、辅材和人工写进来，配单时就能直接选用"
      action={<ButtonLink href={FORM_PATH}>新建产品</ButtonLink>}
    />
  );
}
