import { listSales } from '@portal/contract/content';
import { PAGE_SIZES } from '@portal/contract/core';
import { Breadcrumb, ButtonLink, Container, Empty, Pager, type Crumb } from '@portal/ui';
import { redirect } from 'react-router';
import { LIST_PATH } from '../../features/catalog/index.ts';
import { SaleList, salesAddress, SALES_PATH } from '../../features/content/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { shownQuery } from '../../lib/address-bar/shown-query.server.ts';
import { callContext, nowContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/sale.ts';
import { GoodsTabs } from './goods-tabs.tsx';
import './sale.css';

/** /product/sale: what the provider promotes now, and what is to come (GOODS-35). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const query = shownQuery(salesAddress, request);
  const { data: sales, count } = await context.get(callContext)(listSales, { query });
  // the last page has moved nearer since the link was made
  if (sales.length === 0 && count > 0) throw redirect(salesAddress.href(salesAddress.with(query, { page: Math.ceil(count / query.size) })));
  return { query, sales, count, now: context.get(nowContext) };
});

export const handle: PageHandle = { addressOf: (search) => salesAddress.href(salesAddress.read(search)), canonicalOf: () => SALES_PATH };

export default function Sales({ loaderData: { query, sales, count, now } }: Route.ComponentProps) {
  const crumbs: Crumb[] = [{ label: '全部产品', href: LIST_PATH }, { label: '促销活动' }];
  return (
    <Container className="c-sales">
      <Breadcrumb crumbs={crumbs} />
      <div className="c-sales__title">
        <h1 className="p-h2">促销活动</h1>
        <output className="p-small">共 {count} 个</output>
        <GoodsTabs current="sales" />
      </div>
      <p className="c-sales__words">平台推出的专题产品，价格为您当前身份的价格；库存与送达以订货经销商为准。</p>
      {sales.length === 0 ? (
        <Empty drawing="box" text="目前没有促销活动" action={<ButtonLink href={LIST_PATH}>看全部产品</ButtonLink>} />
      ) : (
        <>
          <h2 className="p-hidden">活动列表</h2>
          <SaleList sales={sales} now={now} />
        </>
      )}
      {count > 0 && (
        <Pager
          total={count}
          page={query.page}
          size={query.size}
          sizes={PAGE_SIZES}
          hrefOf={(page, size) => salesAddress.href(salesAddress.with(query, { page, size }))}
        />
      )}
    </Container>
  );
}
