import type { OrderSummary } from '@portal/contract/order';
import { SERVICE_KINDS, type ServiceOrderSummary } from '@portal/contract/service-order';
import { Anchor } from '@portal/ui';
import { orderHref, ordersAddress, OrderStateTag } from '../../features/order/index.ts';
import { serviceOrderHref, ServiceTag } from '../../features/service-order/index.ts';
import './came-of-it.css';

/** What came of a design order: the orders its goods were bought by, and the services asked for it (SERVICE-11). */
export function CameOfIt({ orders, services }: { orders: readonly OrderSummary[]; services: readonly ServiceOrderSummary[] }) {
  if (orders.length === 0 && services.length === 0) return null;
  return (
    <ul className="t-came" aria-label="由此配单产生">
      {orders.map(({ shopOrderNo, state }) => (
        <li key={shopOrderNo}>
          <Anchor href={orderHref(ordersAddress, shopOrderNo)}>订单 {shopOrderNo}</Anchor> <OrderStateTag state={state} />
        </li>
      ))}
      {services.map(({ id, serviceType, state }) => (
        <li key={id}>
          <Anchor href={serviceOrderHref(id)}>{SERVICE_KINDS[serviceType].title}单</Anchor> <ServiceTag state={state} />
        </li>
      ))}
    </ul>
  );
}
