import { getAfterSaleDetail } from '@portal/contract/after-sale';
import { fileUrl } from '@portal/contract/file';
import { Anchor } from '@portal/ui';
import { data } from 'react-router';
import { AfterSaleDetail, afterSaleNoIn, afterSalesAddress, BuyerActions } from '../../features/after-sale/index.ts';
import { orderHref, ordersAddress } from '../../features/order/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { RecordGone } from './record-gone.tsx';
import type { Route } from './+types/after-sale.ts';

/** /memberStore/afterSale/detail: one request of one's own (AFTER-10). */
export const loader = pageLoader(({ context, request }: Route.LoaderArgs) => {
  const afterSaleNo = afterSaleNoIn(new URL(request.url).searchParams);
  if (afterSaleNo === null) throw data(null, { status: 404 });
  return context.get(callContext)(getAfterSaleDetail, { params: { afterSaleNo } });
});

export default function AfterSaleOfBuyer({ loaderData: request }: Route.ComponentProps) {
  const readAnew = useReadWhenTold();
  return (
    <>
      <p>
        <Anchor href={afterSalesAddress.path}>返回我的售后</Anchor>
      </p>
      <AfterSaleDetail request={request} who="buyer" orderHref={orderHref(ordersAddress, request.shopOrderNo)} pictureUrl={fileUrl}>
        <BuyerActions key={request.state} request={request} onDone={() => void readAnew()} />
      </AfterSaleDetail>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <RecordGone error={error} title="没有这笔售后" listHref={afterSalesAddress.path} listLabel="查看我的售后" />
);
