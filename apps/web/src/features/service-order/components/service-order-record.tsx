import { noteWords, SERVICE_KINDS, type ServiceOrderSummary } from '@portal/contract/service-order';
import type { OwnRecord } from '../../../lib/parts/own-records.tsx';
import { serviceOrderHref } from '../model/service-address.ts';
import { productsWords } from '../model/service-words.ts';
import { ServiceTag } from './service-tag.tsx';

/** One of one's own in a list of records. */
export const serviceOrderRecord = ({
  id,
  serviceType,
  state,
  projectName,
  products,
  productCount,
  regionName,
  note,
  isNoteOfDealer,
  gmtModified,
}: ServiceOrderSummary): OwnRecord => ({
  id,
  href: serviceOrderHref(id),
  title: [SERVICE_KINDS[serviceType].title, projectName].filter(Boolean).join('：'),
  tag: <ServiceTag state={state} />,
  gmtModified,
  facts: `单号 ${id} · ${regionName}`,
  text: productsWords(products, productCount),
  answer: noteWords({ note, isNoteOfDealer }),
});
