import { listOrders } from '@portal/contract/order';
import { listRequirements } from '@portal/contract/requirement';
import { listServiceOrders } from '@portal/contract/service-order';
import { mayCall } from '@portal/engines/access';
import { Breadcrumb } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import { OrderDetail, ORDERS_PATH, orderSiteWorksHref, PICKING_PATH } from '../../features/design-order/index.ts';
import { installHref } from '../../features/service-order/index.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/design-order-detail.ts';
import { MissingOrder, UnreadOrder } from './no-order.tsx';
import { CameOfIt } from './came-of-it.tsx';
import { readOrder } from './read-order.server.ts';

/** Of the orders and the services that came of it the newest. */
const CAME_OF_IT_MAX = 10;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: windowTitle(loaderData?.order.data?.name ?? '配单详情') }];

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const order = await readOrder(context, request);
  const call = context.get(callContext);
  const query = { designOrderId: order.data?.id ?? '', size: CAME_OF_IT_MAX };
  const noneOf = () => ({ data: [] });
  // what came of it is not worth the page; who buys nothing has no orders
  const [orders, services, requirements] =
    order.data === null
      ? [noneOf(), noneOf(), noneOf()]
      : await Promise.all([
          call(listOrders, { query }).catch(noneOf),
          call(listServiceOrders, { query }).catch(noneOf),
          call(listRequirements, { query }).catch(noneOf),
        ]);
  return { order, orders: orders.data, services: services.data, requirements: requirements.data };
};

export default function DesignOrderDetail({ loaderData: { order, orders, services, requirements } }: Route.ComponentProps) {
  const { session } = useRouteLoaderData('root') as RootData;
  if (order.data === null) {
    return <UnreadOrder failure={order.failure} />;
  }
  return (
    <div className="t-container">
      <Breadcrumb crumbs={[{ label: '我的配单', href: ORDERS_PATH }, { label: order.data.name }]} />
      <OrderDetail
        installHref={installHref({ designOrderId: order.data.id })}
        cameOfIt={<CameOfIt orders={orders} services={services} requirements={requirements} />}
        order={order.data}
        joinHref={`${PICKING_PATH}?id=${encodeURIComponent(order.data.id)}`}
        siteWorksHref={session !== null && mayCall('keepsPrivateProducts', session.userType) ? orderSiteWorksHref(order.data.id) : null}
      />
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <MissingOrder error={error} title="配单详情" />;
