import { countAfterSales, listAfterSales } from '@portal/contract/after-sale';
import { ButtonLink } from '@portal/ui';
import { afterSalesAddress as address, afterSalesAsked } from '../../features/after-sale/index.ts';
import { ordersAddress } from '../../features/order/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { AfterSalesPart } from './after-sales-part.tsx';
import type { Route } from './+types/after-sales.ts';

/** /memberStore/afterSale: what one has asked for after a sale (AFTER-10). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = address.read(new URL(request.url).searchParams);
  const [requests, counts] = await Promise.all([
    partOf(request, call(listAfterSales, { query: afterSalesAsked(query) })),
    call(countAfterSales).catch(() => null),
  ]);
  return { query, requests, counts };
}

export default function AfterSales({ loaderData }: Route.ComponentProps) {
  useReadWhenTold();
  return (
    <AfterSalesPart
      who="buyer"
      address={address}
      {...loaderData}
      none={{ text: '还没有售后单。需要退款、退货、换货或维修时，在订单详情里申请', action: <ButtonLink href={ordersAddress.path}>查看我的订单</ButtonLink> }}
    />
  );
}
