import { SERVICE_KINDS, type ServiceOrderSummary } from '@portal/contract/service-order';
import { Anchor, ButtonLink, Code } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { SERVICE_PATHS, serviceOrderHref } from '../model/service-address.ts';
import { productsWords } from '../model/service-words.ts';
import { ServiceTag } from './service-tag.tsx';
import './present-service.css';

/** In the place of a form: what was asked for already and is not done yet, and the way to it; something else is asked for on an empty form (SERVICE-11). */
export function PresentService({ service: { id, serviceType, state, products, productCount, note, gmtCreate } }: { service: ServiceOrderSummary }) {
  return (
    <section className="p-stack p-stack--small so-present" aria-label="已申请的服务单">
      <p className="p-row">
        <b>{SERVICE_KINDS[serviceType].title}</b> <ServiceTag state={state} /> <Code>{id}</Code>
      </p>
      <p className="p-small">
        {formatDateTime(Date.parse(gmtCreate))} 提交 · {productsWords(products.slice(0, 3), productCount)}
      </p>
      {note !== '' && <p>{note}</p>}
      <p className="p-small">
        需要补充照片、改期或取消，请到服务单中办理；与它无关的，可以<Anchor href={SERVICE_PATHS[serviceType]}>另填一张</Anchor>。
      </p>
      <p>
        <ButtonLink kind="primary" href={serviceOrderHref(id)}>
          查看服务单
        </ButtonLink>
      </p>
    </section>
  );
}
