import { findCallError } from '@portal/client';
import { getDesignOrder } from '@portal/contract/design-order';
import { Breadcrumb, Button, ButtonLink, Empty, ErrorState } from '@portal/ui';
import { data, isRouteErrorResponse, useRevalidator } from 'react-router';
import { OrderDetail, ORDERS_PATH, PICKING_PATH } from '../../features/design-order/index.ts';
import { callContext } from '../../lib/server-context.ts';
import type { Route } from './+types/design-order-detail.ts';
import { partOf } from '../../lib/page-loader.ts';
import { windowTitle } from '../../lib/window-title.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: windowTitle(loaderData?.order.data?.name ?? '配单详情') }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^[\w-]{1,40}$/.test(id)) throw missing();
  const order = await partOf(
    request,
    context
      .get(callContext)(getDesignOrder, { params: { id } })
      .catch((failure: unknown) => {
        // someone else's order and none at all are the same page
        throw findCallError(failure)?.status === 404 ? missing() : failure;
      }),
  );
  return { order };
}

const missing = () => data(null, { status: 404 });

export default function DesignOrderDetail({ loaderData: { order } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (order.data === null) {
    return (
      <ErrorState
        title="配单没有加载成功"
        safe={order.failure}
        actions={
          <Button kind="primary" onClick={() => void revalidate()}>
            重试
          </Button>
        }
      />
    );
  }
  return (
    <div className="t-container">
      <Breadcrumb crumbs={[{ label: '我的配单', href: ORDERS_PATH }, { label: order.data.name }]} />
      <OrderDetail order={order.data} joinHref={`${PICKING_PATH}?id=${encodeURIComponent(order.data.id)}`} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <div className="t-container">
      <h1 className="p-hidden">配单详情</h1>
      <Empty
        text="配单不存在或已被删除"
        action={
          <ButtonLink kind="primary" href={ORDERS_PATH}>
            查看我的配单
          </ButtonLink>
        }
      />
    </div>
  );
}
