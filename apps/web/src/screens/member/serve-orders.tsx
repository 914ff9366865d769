import { listServiceOrders, serviceOrderStateNames } from '@portal/contract/service-order';
import { serviceOrderStates } from '@portal/engines/states';
import { ButtonLink, Empty } from '@portal/ui';
import { serviceOrderRecord, serviceOrdersAddress as address, type ServiceOrdersQuery } from '../../features/service-order/index.ts';
import { OwnRecordsPage } from '../../lib/parts/own-records.tsx';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/serve-orders.ts';

const SERVICES = '/service-center';

/** /member/serveOrder: services one has ordered (SERVICE-3). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = address.read(new URL(request.url).searchParams);
  const { state, serviceType, page, size } = query;
  const asked = { page, size, ...(state === 'all' ? {} : { state }), ...(serviceType === 'all' ? {} : { serviceType }) };
  return { query, orders: await partOf(request, context.get(callContext)(listServiceOrders, { query: asked })) };
}

export default function ServeOrders({ loaderData: { query, orders } }: Route.ComponentProps) {
  return (
    <OwnRecordsPage
      name="服务订单"
      label="服务单状态"
      tabs={(['all', ...serviceOrderStates.states] as const).map((key) => ({
        key,
        label: key === 'all' ? '全部' : serviceOrderStateNames[key],
        href: address.href(address.with(query, { state: key })),
      }))}
      current={query.state}
      action={
        <ButtonLink kind="primary" icon="plus" href={SERVICES}>
          预约服务
        </ButtonLink>
      }
      found={orders}
      recordOf={serviceOrderRecord}
      none={<None query={query} />}
      page={query.page}
      size={query.size}
      hrefOf={(page, size) => address.href(address.with(query, { page, size }))}
    />
  );
}

function None({ query }: { query: ServiceOrdersQuery }) {
  if (query.page > 1) return <Empty text="这一页没有服务单了" action={<ButtonLink href={address.href({ ...query, page: 1 })}>回到第一页</ButtonLink>} />;
  if (query.state !== 'all' || query.serviceType !== 'all')
    return <Empty text="没有符合条件的服务单" action={<ButtonLink href={address.path}>查看全部服务单</ButtonLink>} />;
  return <Empty text="还没有预约过服务。安装、维修、移机、智能锁和密码找回都可以在服务中心预约" action={<ButtonLink href={SERVICES}>去服务中心</ButtonLink>} />;
}
