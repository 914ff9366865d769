import { useLocation } from 'react-router';
import { detailHref, ORDERS_PATH } from '../../features/design-order/index.ts';
import { NotYet, type PageHandle } from '../../features/shell/index.ts';
import { pageAt } from '../../route-table.ts';
import type { Route } from './+types/survey.ts';
import { surveyPlaceAt } from './survey-places.ts';

export const handle: PageHandle = { hasNoFoot: true };

const ORDERS = { label: '查看我的配单', href: ORDERS_PATH };

/** The order one came from; null: none, or no id. */
export function loader({ request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  return { orderId: /^[\w-]{1,40}$/.test(id) ? id : null };
}

/**
 * Where an order of type 11 leads, and what stands below (DESIGN-13, DESIGN-48): what the survey will do there, what of it is done
 * elsewhere by now, and the way back. It is not built yet, and that is said.
 */
export default function Survey({ loaderData: { orderId } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { words, ways } = surveyPlaceAt(pathname);
  const title = pageAt(pathname)?.title ?? '勘测设计';
  return (
    <div className="t-container">
      <NotYet title={title} words={words} ways={orderId === null ? [ORDERS, ...ways] : [{ label: '返回配单', href: detailHref(orderId) }, ORDERS, ...ways]} />
    </div>
  );
}
