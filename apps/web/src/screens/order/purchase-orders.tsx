import { countOrders, listOrders } from '@portal/contract/order';
import { ButtonLink } from '@portal/ui';
import { LIST_PATH } from '../../features/catalog/index.ts';
import { BuyerSteps, countsAsked, ordersAddress as address, ordersAsked } from '../../features/order/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { OrdersPart } from './orders-part.tsx';
import { payHrefOf } from './pay-href.ts';
import type { Route } from './+types/purchase-orders.ts';

/** /memberStore/purchaseOrders: what one has ordered (ORDER-21). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = address.read(new URL(request.url).searchParams);
  const [orders, counts] = await Promise.all([
    partOf(request, call(listOrders, { query: ordersAsked(query) })),
    call(countOrders, { query: countsAsked(query) }).catch(() => null),
  ]);
  return { query, orders, counts };
}

export default function PurchaseOrders({ loaderData }: Route.ComponentProps) {
  const readAnew = useReadWhenTold();
  return (
    <OrdersPart
      who="buyer"
      address={address}
      {...loaderData}
      none={{ text: '还没有订单。把产品加入购物车即可下单', action: <ButtonLink href={LIST_PATH}>去选产品</ButtonLink> }}
      renderSteps={(order) => <BuyerSteps order={order} payHref={payHrefOf(order.payNo)} onDone={() => void readAnew()} />}
    />
  );
}
