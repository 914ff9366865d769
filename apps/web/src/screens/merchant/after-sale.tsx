import { getShopAfterSale, shopAfterSalePictureUrl } from '@portal/contract/after-sale';
import { Anchor } from '@portal/ui';
import { data } from 'react-router';
import { AfterSaleDetail, afterSaleNoIn, DealerActions, shopAfterSalesAddress } from '../../features/after-sale/index.ts';
import { orderHref, shopOrdersAddress } from '../../features/order/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { RecordGone } from '../order/record-gone.tsx';
import type { Route } from './+types/after-sale.ts';

/** /merchantCenter/afterSale/detail: one request at a dealer, and what is done about it (AFTER-11). */
export const loader = pageLoader(({ context, request }: Route.LoaderArgs) => {
  const afterSaleNo = afterSaleNoIn(new URL(request.url).searchParams);
  if (afterSaleNo === null) throw data(null, { status: 404 });
  return context.get(callContext)(getShopAfterSale, { params: { afterSaleNo } });
});

export default function AfterSaleOfDealer({ loaderData: request }: Route.ComponentProps) {
  const readAnew = useReadWhenTold();
  const { afterSaleNo, shopOrderNo, state } = request;
  return (
    <>
      <p>
        <Anchor href={shopAfterSalesAddress.path}>返回售后处理</Anchor>
      </p>
      <AfterSaleDetail
        request={request}
        who="dealer"
        orderHref={orderHref(shopOrdersAddress, shopOrderNo)}
        pictureUrl={(fileId) => shopAfterSalePictureUrl({ afterSaleNo, fileId })}
      >
        <DealerActions key={state} request={request} onDone={() => void readAnew()} />
      </AfterSaleDetail>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <RecordGone error={error} title="没有这笔售后" listHref={shopAfterSalesAddress.path} listLabel="查看售后处理" />
);
