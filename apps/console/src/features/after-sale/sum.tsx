import { afterSaleSumlessNames, type AfterSaleSummary } from '@portal/contract/after-sale';
import { sumlessWhy } from '@portal/engines/states';
import { Money } from '@portal/ui';

/** What goes back by a request, or in words that nothing does. */
export function AfterSaleSum({ request }: { request: AfterSaleSummary }) {
  const why = sumlessWhy(request);
  return why === null ? <Money yuan={request.amount} size="small" /> : afterSaleSumlessNames[why];
}
