import { countShopOrders, listShopOrders } from '@portal/contract/order';
import { ButtonLink } from '@portal/ui';
import { offersAddress } from '../../features/offer/index.ts';
import { countsAsked, DealerNextStep, ordersAsked, shopOrdersAddress as address } from '../../features/order/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { OrdersPart } from '../order/orders-part.tsx';
import type { Route } from './+types/orders.ts';

/** /merchantCenter/orders: what is ordered from the first-level dealer acted for (ORDER-22). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = address.read(new URL(request.url).searchParams);
  const [orders, counts] = await Promise.all([
    partOf(request, call(listShopOrders, { query: ordersAsked(query) })),
    call(countShopOrders, { query: countsAsked(query) }).catch(() => null),
  ]);
  return { query, orders, counts };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const readAnew = useReadWhenTold();
  return (
    <OrdersPart
      who="dealer"
      address={address}
      {...loaderData}
      none={{ text: '还没有客户下单。报价与库存完整时客户更容易下单', action: <ButtonLink href={offersAddress.path}>维护报价与库存</ButtonLink> }}
      renderSteps={(order) => <DealerNextStep key={order.revision} order={order} onDone={() => void readAnew()} />}
    />
  );
}
