import { afterSaleWayNames } from '@portal/contract/after-sale';
import type { ListedOrder } from '@portal/contract/order';
import { Anchor, Money } from '@portal/ui';
import { afterSaleHref } from '../model/after-sale-address.ts';
import { AfterSaleTag } from './after-sale-tag.tsx';
import './open-claims.css';

interface OpenClaimsProps {
  claims: ListedOrder['claims'];
  /** The list of requests whose pages are led to. */
  list: { path: string };
}

/** Of an order in a list the requests that are not over: where each stands, and what would go back. */
export function OpenClaims({ claims, list }: OpenClaimsProps) {
  return (
    <ul className="as-claims" aria-label="售后未结束">
      {claims.map(({ afterSaleNo, way, state, amount }) => (
        <li key={afterSaleNo}>
          <AfterSaleTag state={state} />
          <Anchor href={afterSaleHref(list, afterSaleNo)} aria-label={`${afterSaleWayNames[way]}，售后单 ${afterSaleNo}`}>
            {afterSaleWayNames[way]}
          </Anchor>
          {amount > 0 && <Money yuan={amount} size="small" />}
        </li>
      ))}
    </ul>
  );
}
