import { getPaymentState } from '@portal/contract/payment';
import { Breadcrumb, Container } from '@portal/ui';
import { data, redirect } from 'react-router';
import { orderHref, ordersAddress } from '../../features/order/index.ts';
import { PayView } from '../../features/payment/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { payHrefOf, payNoIn } from './pay-href.ts';
import { RecordGone } from './record-gone.tsx';
import type { Route } from './+types/pay-page.ts';
import './pay-page.css';

/** /pay-page: an order is paid by the code of a channel (PAYMENT-10). */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const businessNo = payNoIn(new URL(request.url).searchParams);
  if (businessNo === null) throw data(null, { status: 404 });
  const payable = await context.get(callContext)(getPaymentState, { query: { businessType: 'order', businessNo } });
  // kept from before the amount was another, it leads on to what is to be paid now
  if (payable.nextNo !== null) throw redirect(payHrefOf(payable.nextNo));
  return payable;
});

export default function PayPage({ loaderData: payable }: Route.ComponentProps) {
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '我的订单', href: ordersAddress.path }, { label: '订单付款' }]} />
      <h1 className="pp-title">订单付款</h1>
      <PayView
        key={payable.businessNo}
        payable={payable}
        ordersHref={ordersAddress.path}
        recordHrefOf={(recordNo) => orderHref(ordersAddress, recordNo)}
        payHrefOf={payHrefOf}
      />
    </Container>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <RecordGone error={error} title="没有这笔待付款" listHref={ordersAddress.path} listLabel="查看我的订单" />
);
