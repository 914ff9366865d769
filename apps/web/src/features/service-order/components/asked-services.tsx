import { noteWords, saidWords, SERVICE_KINDS, type ServiceOrderSummary, type ShopOrderService } from '@portal/contract/service-order';
import { Anchor, Card } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import type { ReactNode } from 'react';
import { serviceOrderHref } from '../model/service-address.ts';
import { DESK_IN_WORDS, productsWords } from '../model/service-words.ts';
import { ServiceTag } from './service-tag.tsx';
import './asked-services.css';

type AskedService = Omit<ShopOrderService, 'visitDate' | 'site' | 'isDeskIn' | 'arranged' | 'completed'> &
  Partial<
    Pick<ShopOrderService, 'visitDate' | 'site' | 'isDeskIn' | 'arranged' | 'completed'> & Pick<ServiceOrderSummary, 'projectName' | 'note' | 'isNoteOfDealer'>
  >;

interface AskedServicesProps<Service> {
  services: readonly Service[];
  /** Whoever ordered opens them; a dealer reads how far they are. */
  isOwn: boolean;
  /** What a dealer may do about one. */
  renderActions?(service: Service): ReactNode;
}

/** Where they stand on the page. */
export const ASKED_SERVICES_ID = 'asked-services';

/** The services asked for an order, on its page; none: nothing is said (SERVICE-11). */
export function AskedServices<Service extends AskedService>({ services, isOwn, renderActions }: AskedServicesProps<Service>) {
  if (services.length === 0) return null;
  return (
    <div id={ASKED_SERVICES_ID}>
      <Card title={isOwn ? '安装与服务' : '客户申请的服务'}>
        <ul className="so-asked">
          {services.map((service) => {
            const {
              id,
              serviceType,
              state,
              projectName,
              products,
              productCount,
              regionName,
              visitDate,
              site,
              isDeskIn,
              arranged,
              completed,
              note = '',
              isNoteOfDealer = false,
              gmtCreate,
            } = service;
            const said = noteWords({ note, isNoteOfDealer });
            const actions = renderActions?.(service);
            return (
              <li key={id}>
                <p className="p-row">
                  {isOwn ? <Anchor href={serviceOrderHref(id)}>{SERVICE_KINDS[serviceType].title}</Anchor> : <b>{SERVICE_KINDS[serviceType].title}</b>}
                  <ServiceTag state={state} />
                </p>
                <p className="p-small so-asked__words">{productsWords(products.slice(0, 3), productCount)}</p>
                {site && (
                  <p className="so-asked__words">
                    到场：{regionName} {site.detailAddress}，{site.contact} {site.phone}
                  </p>
                )}
                {completed ? (
                  <p className="so-asked__words">{saidWords({ act: 'complete', ...completed })}</p>
                ) : (
                  arranged && <p className="so-asked__words">已安排：{saidWords(arranged)}</p>
                )}
                {isDeskIn && <p className="so-asked__words">{DESK_IN_WORDS}</p>}
                {said && <p className="so-asked__words">{said}</p>}
                <p className="p-small">
                  {[projectName, !site && regionName, visitDate && `希望 ${visitDate} 上门`, `${formatDateTime(Date.parse(gmtCreate))} 提交`]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {actions && <div className="so-asked__acts">{actions}</div>}
              </li>
            );
          })}
        </ul>
      </Card>
    </div>
  );
}

/** In their place before anything was sent: from when on one is asked for. */
export const ServicesLater = () => (
  <Card title="安装与服务">
    <p className="p-small">经销商发货后，可以在本页申请安装服务。</p>
  </Card>
);
