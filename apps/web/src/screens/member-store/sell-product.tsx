import { definePageQuery, type PageQueryOf } from '@portal/client/page-query';
import { flag, keyword, page, recordNumber, size } from '@portal/client/page-words';
import { listShopGoods, noDealerBound } from '@portal/contract/cart';
import { PAGE_SIZES } from '@portal/contract/core';
import { findCallError } from '@portal/client';
import { mayCall } from '@portal/engines/access';
import { Anchor, Breadcrumb, ButtonLink, Card, ChoiceLinks, Container, Empty, Pager } from '@portal/ui';
import { useNavigation, useRouteLoaderData } from 'react-router';
import { UnboundCard } from '../../features/cart/index.ts';
import { ShopGoodsTable } from '../../features/order/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { RootData } from '../../root.tsx';
import { KeywordSearch } from '../merchant/keyword-search.tsx';
import type { Route } from './+types/sell-product.ts';
import './sell-product.css';

const address = definePageQuery('/memberStore/sellProduct', { keyword, category: recordNumber(2_147_483_647), stock: flag('1'), page, size: size(20) });
type Query = PageQueryOf<typeof address>;

/** /memberStore/sellProduct: what the dealer ordered from offers (CART-10). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = address.read(new URL(request.url).searchParams);
  const { category, stock, ...rest } = query;
  const calling = context.get(callContext)(listShopGoods, { query: { ...rest, categoryId: category ?? 0, stock: stock ? '1' : '' } });
  let isUnbound = false;
  const goods = await partOf(
    request,
    calling.catch((error: unknown) => {
      isUnbound = findCallError(error)?.code === noDealerBound.code;
      throw error;
    }),
  );
  return { query, goods, isUnbound };
}

export default function SellProduct({ loaderData: { query, goods, isUnbound } }: Route.ComponentProps) {
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  const { state } = useNavigation();
  const hrefOf = (change: Partial<Query>) => address.href(address.with(query, change));
  const shop = goods.data?.data;
  const all = shop?.categories.reduce((sum, { modelCount }) => sum + modelCount, 0) ?? 0;
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '经销商商品' }]} />
      <div className="sp-page">
        <div className="p-row p-row--apart">
          <h1>经销商商品</h1>
          {shop && (
            <p className="p-small">
              由 {shop.shopName} 供货 {session && mayCall('ordersFromDealer', session.userType) && <Anchor href="/bindFirst">更换经销商</Anchor>}
            </p>
          )}
        </div>
        {shop && (
          <>
            <ChoiceLinks
              label="分类"
              choices={[
                { key: 'all', label: `全部 ${all}`, href: hrefOf({ category: null }), chosen: query.category === null },
                ...shop.categories.map(({ id, catagoryName, modelCount }) => ({
                  key: String(id),
                  label: `${catagoryName} ${modelCount}`,
                  href: hrefOf({ category: id }),
                  chosen: query.category === id,
                })),
              ]}
            />
            <div className="p-row p-row--apart">
              <ChoiceLinks
                label="库存"
                choices={[
                  { key: 'all', label: '全部', href: hrefOf({ stock: false }), chosen: !query.stock },
                  { key: 'in', label: '有货', href: hrefOf({ stock: true }), chosen: query.stock },
                ]}
              />
              <KeywordSearch address={address} query={query} label="产品名称或型号" />
            </div>
          </>
        )}
        {isUnbound && session && <UnboundCard userType={session.userType} />}
        {goods.failure !== null && !isUnbound && (
          <Card>
            <PartFailed title="经销商商品没有加载成功" failure={goods.failure} />
          </Card>
        )}
        {shop?.goods.length === 0 && (
          <Card>
            <Empty drawing="search" text="没有符合条件的商品" action={<ButtonLink href={address.path}>查看全部商品</ButtonLink>} />
          </Card>
        )}
        {shop && shop.goods.length > 0 && goods.data && (
          <div aria-busy={state === 'loading'}>
            <Card flush>
              <ShopGoodsTable goods={shop.goods} />
            </Card>
            <Pager total={goods.data.count} page={query.page} size={query.size} sizes={PAGE_SIZES} hrefOf={(to, by) => hrefOf({ page: to, size: by })} />
          </div>
        )}
      </div>
    </Container>
  );
}
