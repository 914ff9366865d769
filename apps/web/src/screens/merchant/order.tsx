import { getShopOrder } from '@portal/contract/order';
import { listShopOrderServices } from '@portal/contract/service-order';
import { isSent } from '@portal/engines/states';
import { Anchor } from '@portal/ui';
import { formatDate } from '@portal/units';
import { data } from 'react-router';
import { OpenClaims, shopAfterSalesAddress } from '../../features/after-sale/index.ts';
import { dealerPapersOf, DealerSteps, OrderDetail, orderNoIn, PrintButtons, shopOrdersAddress } from '../../features/order/index.ts';
import { AnswerService, AskedServices } from '../../features/service-order/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext, nowContext } from '../../lib/page/server-context.ts';
import { RecordGone } from '../order/record-gone.tsx';
import type { Route } from './+types/order.ts';

/** /merchantCenter/orders/detail: one order a dealer has received, and what is done about it (ORDER-22). */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const shopOrderNo = orderNoIn(new URL(request.url).searchParams);
  if (shopOrderNo === null) throw data(null, { status: 404 });
  const call = context.get(callContext);
  const order = await call(getShopOrder, { params: { shopOrderNo } });
  // an order without them is still an order
  const services = isSent(order.state) ? await call(listShopOrderServices, { params: { shopOrderNo } }).catch(() => []) : [];
  return { order, services, today: formatDate(context.get(nowContext)) };
});

export default function ReceivedOrder({ loaderData: { order, services, today } }: Route.ComponentProps) {
  const readAnew = useReadWhenTold();
  return (
    <>
      <p>
        <Anchor href={shopOrdersAddress.path}>返回客户订单</Anchor>
      </p>
      <OrderDetail
        order={order}
        who="dealer"
        onDone={() => void readAnew()}
        claims={order.claims.length > 0 && <OpenClaims claims={order.claims} list={shopAfterSalesAddress} />}
        beside={
          <AskedServices
            services={services}
            isOwn={false}
            renderActions={(service) => <AnswerService shopOrderNo={order.shopOrderNo} service={service} today={today} onDone={() => void readAnew()} />}
          />
        }
      >
        <DealerSteps key={order.revision} order={order} onDone={() => void readAnew()} />
        <PrintButtons order={order} papers={dealerPapersOf(order.state)} />
      </OrderDetail>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <RecordGone error={error} title="没有这张订单" listHref={shopOrdersAddress.path} listLabel="查看客户订单" />
);
