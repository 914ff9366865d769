import { SERVICE_KINDS, type ServiceOrderSummary } from '@portal/contract/service-order';
import { Anchor } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { serviceOrderHref } from '../model/service-address.ts';
import { productsWords } from '../model/service-words.ts';
import { ServiceTag } from './service-tag.tsx';
import './service-order-list.css';

/** One's own, each a way to its page. */
export function ServiceOrderList({ orders }: { orders: readonly ServiceOrderSummary[] }) {
  return (
    <ul className="so-list" aria-label="服务订单">
      {orders.map(({ id, serviceType, state, products, regionName, note, gmtModified }) => (
        <li key={id} className="so-item">
          <div className="so-item__head">
            <ServiceTag state={state} />
            <h2>
              <Anchor href={serviceOrderHref(id)}>{SERVICE_KINDS[serviceType].title}</Anchor>
            </h2>
            <time className="p-small" dateTime={gmtModified}>
              {formatDateTime(Date.parse(gmtModified))}
            </time>
          </div>
          <p className="p-small">
            {regionName} · {productsWords(products)}
          </p>
          {note !== '' && <p>平台客服：{note}</p>}
        </li>
      ))}
    </ul>
  );
}
