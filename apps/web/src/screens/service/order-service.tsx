import { listAddresses } from '@portal/contract/address';
import { listOrders } from '@portal/contract/order';
import { SERVICE_KINDS, SERVICE_TYPES, serviceOrderCopy } from '@portal/contract/service-order';
import { Anchor, Button, ButtonLink, Card, Dialog } from '@portal/ui';
import { useState } from 'react';
import { eachOnce, SERVICE_PATHS, ServiceForm, serviceOrderHref, serviceOrdersAddress } from '../../features/service-order/index.ts';
import { callContext } from '../../lib/server-context.ts';
import type { Route } from './+types/order-service.ts';

/** Orders that devices are offered from. */
const ORDERS_LOOKED_AT = 20;

/** A page of the service centre on which a service is ordered; which one its address tells (SERVICE-2). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const path = new URL(request.url).pathname.replace(/(\.data)?\/?$/, '').toLowerCase();
  // the form stands without either; who buys nothing has no orders
  const [addresses, orders] = await Promise.all([
    call(listAddresses).catch(() => []),
    call(listOrders, { query: { size: ORDERS_LOOKED_AT } }).then(
      ({ data }) => data,
      () => [],
    ),
  ]);
  return {
    serviceType: SERVICE_TYPES.find((type) => SERVICE_PATHS[type] === path) ?? 'install',
    address: addresses.find(({ isDefault }) => isDefault),
    bought: eachOnce(orders.flatMap(({ lines }) => lines)),
  };
}

export default function OrderService({ loaderData: { serviceType, address, bought } }: Route.ComponentProps) {
  const [submitted, setSubmitted] = useState<string>();
  return (
    <Card>
      <p className="p-small">
        {SERVICE_KINDS[serviceType].words}。进度在<Anchor href={serviceOrdersAddress.path}>服务订单</Anchor>查看。
      </p>
      <ServiceForm key={serviceType} serviceType={serviceType} address={address} bought={bought} onSubmitted={setSubmitted} />
      <Dialog
        open={submitted !== undefined}
        onClose={() => setSubmitted(undefined)}
        title={serviceOrderCopy.submitted}
        actions={
          <>
            <Button onClick={() => setSubmitted(undefined)}>继续提交</Button>
            <ButtonLink kind="primary" href={serviceOrderHref(submitted ?? '')}>
              查看服务单
            </ButtonLink>
          </>
        }
      >
        {serviceOrderCopy.submittedWords}
      </Dialog>
    </Card>
  );
}
