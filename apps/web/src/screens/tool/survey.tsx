import { ButtonLink, Empty } from '@portal/ui';
import { useLocation } from 'react-router';
import { detailHref, ORDERS_PATH } from '../../features/design-order/index.ts';
import { pageAt } from '../../route-table.ts';
import type { Route } from './+types/survey.ts';
import { surveyPlaceAt } from './survey-places.ts';

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
      <h1>{title}</h1>
      <Empty
        drawing="search"
        text={`${title}正在建设中：${words}`}
        action={
          <div className="p-row">
            {orderId !== null && (
              <ButtonLink kind="primary" href={detailHref(orderId)}>
                返回配单
              </ButtonLink>
            )}
            <ButtonLink kind={orderId === null ? 'primary' : 'secondary'} href={ORDERS_PATH}>
              查看我的配单
            </ButtonLink>
            {ways.map(({ label, href }) => (
              <ButtonLink key={href} href={href}>
                {label}
              </ButtonLink>
            ))}
          </div>
        }
      />
    </div>
  );
}
