import { countShopAfterSales, listShopAfterSales } from '@portal/contract/after-sale';
import { ButtonLink } from '@portal/ui';
import { afterSalesAsked, shopAfterSalesAddress as address } from '../../features/after-sale/index.ts';
import { shopOrdersAddress } from '../../features/order/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { AfterSalesPart } from '../order/after-sales-part.tsx';
import type { Route } from './+types/after-sales.ts';

/** /merchantCenter/afterSale: what is asked for after a sale of the first-level dealer acted for (AFTER-11). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = address.read(new URL(request.url).searchParams);
  const [requests, counts] = await Promise.all([
    partOf(request, call(listShopAfterSales, { query: afterSalesAsked(query) })),
    call(countShopAfterSales).catch(() => null),
  ]);
  return { query, requests, counts };
}

export default function ShopAfterSales({ loaderData }: Route.ComponentProps) {
  useReadWhenTold();
  return (
    <AfterSalesPart
      who="dealer"
      address={address}
      {...loaderData}
      none={{ text: '还没有客户申请售后', action: <ButtonLink href={shopOrdersAddress.path}>查看客户订单</ButtonLink> }}
    />
  );
}
