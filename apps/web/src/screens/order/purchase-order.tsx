import { listOrderComments } from '@portal/contract/comment';
import { getOrder, type Order } from '@portal/contract/order';
import { listServiceOrders } from '@portal/contract/service-order';
import { isSent, serviceOrderStates, type OrderState } from '@portal/engines/states';
import { Anchor, ButtonLink } from '@portal/ui';
import { data, useNavigate } from 'react-router';
import { afterSaleHref, afterSalesAddress, ApplyButton, OpenClaims } from '../../features/after-sale/index.ts';
import { AddToCartButton } from '../../features/cart/index.ts';
import { OrderComments } from '../../features/comment/index.ts';
import { detailHref as designOrderHref } from '../../features/design-order/index.ts';
import { BuyerSteps, OrderDetail, orderNoIn, ordersAddress, PrintButtons } from '../../features/order/index.ts';
import { AskedServices, installHref, serviceOrderHref, ServicesLater } from '../../features/service-order/index.ts';
import { creditPaidHref } from '../../features/trade-credit/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { payHrefOf } from './pay-href.ts';
import { RecordGone } from './record-gone.tsx';
import type { Route } from './+types/purchase-order.ts';

/** Accepted, and not closed: then something may be asked back. */
const APPLIES: readonly OrderState[] = ['toShip', 'partiallyShipped', 'shipped', 'completed'];

/** Paid, and nothing of it sent yet: what is installed is still to come. */
const COMES: readonly OrderState[] = ['pendingConfirm', 'toShip'];

/** /memberStore/purchaseOrders/detail: one order of one's own (ORDER-21). */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const shopOrderNo = orderNoIn(new URL(request.url).searchParams);
  if (shopOrderNo === null) throw data(null, { status: 404 });
  const call = context.get(callContext);
  const order = await call(getOrder, { params: { shopOrderNo } });
  // an order without what was said of it is still an order
  const comments = order.state === 'completed' ? await call(listOrderComments, { params: { shopOrderNo } }).catch(() => null) : null;
  const services = isSent(order.state)
    ? await call(listServiceOrders, { query: { shopOrderNo } }).then(
        ({ data: asked }) => asked,
        () => [],
      )
    : [];
  return { order, comments, services };
});

export default function PurchaseOrder({ loaderData: { order, comments, services } }: Route.ComponentProps) {
  const readAnew = useReadWhenTold();
  const navigate = useNavigate();
  const installing = services.find(({ serviceType, state }) => serviceType === 'install' && serviceOrderStates.may(state, 'cancel', 'asker'));
  return (
    <>
      <p className="p-row">
        <Anchor href={ordersAddress.path}>返回我的订单</Anchor>
        {[...sourcesOf(order)].map((id) => (
          <Anchor key={id} href={designOrderHref(id)}>
            查看来源配单
          </Anchor>
        ))}
      </p>
      <OrderDetail
        order={order}
        who="buyer"
        onDone={() => void readAnew()}
        claims={order.claims.length > 0 && <OpenClaims claims={order.claims} list={afterSalesAddress} />}
        beside={COMES.includes(order.state) ? <ServicesLater /> : <AskedServices services={services} isOwn />}
        said={comments && <OrderComments order={order} comments={comments} onDone={() => void readAnew()} />}
      >
        <BuyerSteps key={order.state} order={order} payHref={payHrefOf(order.payNo)} onDone={() => void readAnew()} />
        {order.payWay === 'credit' && <ButtonLink href={creditPaidHref(order.shopOrderNo)}>查看账期与欠款</ButtonLink>}
        {isSent(order.state) &&
          (installing ? (
            <ButtonLink href={serviceOrderHref(installing.id)}>查看安装服务单</ButtonLink>
          ) : (
            <ButtonLink href={installHref({ shopOrderNo: order.shopOrderNo })}>申请安装服务</ButtonLink>
          ))}
        <PrintButtons order={order} papers={['order']} />
        {APPLIES.includes(order.state) && (
          <ApplyButton shopOrderNo={order.shopOrderNo} onApplied={(afterSaleNo) => void navigate(afterSaleHref(afterSalesAddress, afterSaleNo))} />
        )}
        <AddToCartButton
          worded="medium"
          label="再次购买"
          name={`订单 ${order.shopOrderNo}`}
          pieces={order.lines.map(({ skuNo, quantity }) => ({ skuNo, quantity }))}
        />
      </OrderDetail>
    </>
  );
}

/** The design orders its lines came of. */
const sourcesOf = ({ lines }: Order): ReadonlySet<string> =>
  new Set(lines.flatMap(({ sourceType, sourceId }) => (sourceType === 'designOrder' ? [sourceId] : [])));

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <RecordGone error={error} title="没有这张订单" listHref={ordersAddress.path} listLabel="查看我的订单" />
);
