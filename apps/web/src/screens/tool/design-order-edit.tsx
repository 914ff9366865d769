import { actingFor } from '@portal/contract/core';
import { mayCall } from '@portal/engines/access';
import { Breadcrumb } from '@portal/ui';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { detailHref, OrderEditor, ORDERS_PATH, orderSiteWorksHref, PICKING_PATH } from '../../features/design-order/index.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/design-order-edit.ts';
import { MissingOrder, UnreadOrder } from './no-order.tsx';
import { readOrder } from './read-order.server.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: windowTitle(`编辑 ${loaderData?.order.data?.name ?? '配单'}`) }];

export const loader = async ({ context, request }: Route.LoaderArgs) => ({ order: await readOrder(context, request) });

export default function DesignOrderEdit({ loaderData: { order } }: Route.ComponentProps) {
  const { session } = useRouteLoaderData('root') as RootData;
  const navigate = useNavigate();
  if (order.data === null) return <UnreadOrder failure={order.failure} />;
  if (session === null) return null;
  const { id, name } = order.data;
  return (
    <div className="t-container">
      <Breadcrumb crumbs={[{ label: '我的配单', href: ORDERS_PATH }, { label: name, href: detailHref(id) }, { label: '编辑' }]} />
      <OrderEditor
        order={order.data}
        owner={actingFor(session)}
        namesCustomer={mayCall('ordersForCustomers', session.userType)}
        joinHref={`${PICKING_PATH}?id=${encodeURIComponent(id)}`}
        siteWorksHref={mayCall('keepsPrivateProducts', session.userType) ? orderSiteWorksHref(id) : null}
        onDone={() => void navigate(detailHref(id))}
      />
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <MissingOrder error={error} title="编辑配单" />;
