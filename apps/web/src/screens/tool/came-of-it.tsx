import type { OrderSummary } from '@portal/contract/order';
import { requirementTitle, type RequirementSummary } from '@portal/contract/requirement';
import { SERVICE_KINDS, type ServiceOrderSummary } from '@portal/contract/service-order';
import { Anchor } from '@portal/ui';
import { orderHref, ordersAddress, OrderStateTag } from '../../features/order/index.ts';
import { requirementHref, StateTag } from '../../features/requirement/index.ts';
import { serviceOrderHref, ServiceTag } from '../../features/service-order/index.ts';
import './came-of-it.css';

interface CameOfItProps {
  orders: readonly OrderSummary[];
  services: readonly ServiceOrderSummary[];
  requirements: readonly RequirementSummary[];
}

/** What came of a design order: the orders its goods were bought by, the services asked for it (SERVICE-11), and what was asked of the provider, with the latest answer (REQUEST-16). */
export function CameOfIt({ orders, services, requirements }: CameOfItProps) {
  if (orders.length === 0 && services.length === 0 && requirements.length === 0) return null;
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
      {requirements.map(({ id, requirementTypeId, state, lastAnswer }) => (
        <li key={id}>
          <Anchor href={requirementHref(id)}>{requirementTitle(requirementTypeId)}需求</Anchor> <StateTag state={state} />
          {lastAnswer !== '' && (
            <span className="t-came__answer" title={lastAnswer}>
              平台客服：{lastAnswer}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
