import { mayCall } from '@portal/engines/access';
import { Breadcrumb } from '@portal/ui';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { OrderDetail, ORDERS_PATH, orderSiteWorksHref, PICKING_PATH } from '../../features/design-order/index.ts';
import { windowTitle } from '../../lib/window-title.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/design-order-detail.ts';
import { MissingOrder, UnreadOrder } from './no-order.tsx';
import { readOrder } from './read-order.server.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: windowTitle(loaderData?.order.data?.name ?? '配单详情') }];

export const loader = async ({ context, request }: Route.LoaderArgs) => ({ order: await readOrder(context, request) });

export default function DesignOrderDetail({ loaderData: { order } }: Route.ComponentProps) {
  const { session } = useRouteLoaderData('root') as RootData;
  const { revalidate } = useRevalidator();
  if (order.data === null) {
    return <UnreadOrder failure={order.failure} onRetry={() => void revalidate()} />;
  }
  return (
    <div className="t-container">
      <Breadcrumb crumbs={[{ label: '我的配单', href: ORDERS_PATH }, { label: order.data.name }]} />
      <OrderDetail
        order={order.data}
        joinHref={`${PICKING_PATH}?id=${encodeURIComponent(order.data.id)}`}
        siteWorksHref={session !== null && mayCall('keepsPrivateProducts', session.userType) ? orderSiteWorksHref(order.data.id) : null}
      />
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <MissingOrder error={error} title="配单详情" />;
