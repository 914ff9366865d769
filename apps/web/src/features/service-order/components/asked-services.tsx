import { SERVICE_KINDS, type ShopOrderService } from '@portal/contract/service-order';
import { Anchor, Card } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { serviceOrderHref } from '../model/service-address.ts';
import { productsWords } from '../model/service-words.ts';
import { ServiceTag } from './service-tag.tsx';
import './asked-services.css';

interface AskedServicesProps {
  services: readonly Omit<ShopOrderService, 'visitDate'>[];
  /** Whoever ordered opens them; a dealer reads how far they are. */
  isOwn: boolean;
}

/** The services asked for an order, on its page; none: nothing is said (SERVICE-11). */
export function AskedServices({ services, isOwn }: AskedServicesProps) {
  if (services.length === 0) return null;
  return (
    <Card title={isOwn ? '安装与服务' : '客户申请的服务'}>
      <ul className="so-asked">
        {services.map(({ id, serviceType, state, projectName, products, productCount, regionName, gmtCreate }) => (
          <li key={id}>
            <p className="p-row">
              {isOwn ? <Anchor href={serviceOrderHref(id)}>{SERVICE_KINDS[serviceType].title}</Anchor> : <b>{SERVICE_KINDS[serviceType].title}</b>}
              <ServiceTag state={state} />
            </p>
            <p className="p-small so-asked__words">{productsWords(products.slice(0, 3), productCount)}</p>
            <p className="p-small">{[projectName, regionName, `${formatDateTime(Date.parse(gmtCreate))} 提交`].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** In their place before anything was sent: from when on one is asked for. */
export const ServicesLater = () => (
  <Card title="安装与服务">
    <p className="p-small">经销商发货后，可以在本页申请安装服务。</p>
  </Card>
);
