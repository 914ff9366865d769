import { getCustomerCredit, type CreditMovement } from '@portal/contract/trade-credit';
import { mayCall, UserType } from '@portal/engines/access';
import { Anchor, Card, Empty, Notice } from '@portal/ui';
import { useState } from 'react';
import { data, useRevalidator, useRouteLoaderData } from 'react-router';
import { orderHref, shopOrdersAddress } from '../../features/order/index.ts';
import { CreditDebts, CreditFigures, CreditHistory, CreditTermsForm, customerNoIn, RepayButton, ReverseDialog } from '../../features/trade-credit/index.ts';
import { customersAddress } from '../../features/customer/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/customer-credit.ts';
import './customer-credit.css';

/** /merchantCenter/customers/credit: what one customer may owe, what it does, and how that came about (ORDER-32). */
export const loader = pageLoader(({ context, request }: Route.LoaderArgs) => {
  const customerNo = customerNoIn(new URL(request.url).searchParams);
  if (customerNo === null) throw data(null, { status: 404 });
  return context.get(callContext)(getCustomerCredit, { query: { customerNo } });
});

export default function CustomerCredit({ loaderData: { customerNo, customerName, figures, debts, movements } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  const mayEdit = mayCall('editsOffers', session?.userType ?? UserType.Tourist, session?.staffRole);
  const readAnew = () => void revalidate();
  const [reversed, setReversed] = useState<CreditMovement>();
  const hrefOf = (shopOrderNo: string) => orderHref(shopOrdersAddress, shopOrderNo);
  return (
    <div className="cc-page">
      <p className="p-small">
        <Anchor href={customersAddress.path}>绑定客户</Anchor>
        {` / ${customerName}`}
      </p>
      <Card title={`${customerName}的账期`}>
        <div className="cc-page">
          {figures ? <CreditFigures figures={figures} /> : <Notice>还没有为该客户开通账期。开通后，客户下单时可选择账期支付，在额度内先发货后还款。</Notice>}
          {mayEdit && figures && figures.owed > 0 && (
            <div>
              <RepayButton customerNo={customerNo} owed={figures.owed} onDone={readAnew} />
            </div>
          )}
        </div>
      </Card>
      {mayEdit && (
        <Card title="额度与账期">
          <CreditTermsForm key={customerNo} customerNo={customerNo} figures={figures} onSaved={readAnew} />
        </Card>
      )}
      {figures && (
        <Card title="未还清的订单" flush={debts.length > 0}>
          {debts.length > 0 ? <CreditDebts debts={debts} hrefOf={hrefOf} /> : <Empty drawing="box" text="没有未还清的订单" />}
        </Card>
      )}
      {movements.length > 0 && (
        <Card title="变更与往来记录" flush>
          <CreditHistory
            movements={movements}
            hrefOf={hrefOf}
            onReverse={mayEdit && movements.some(({ act, isReversed }) => act === 'repay' && !isReversed) ? setReversed : undefined}
          />
        </Card>
      )}
      {reversed && (
        <ReverseDialog
          customerNo={customerNo}
          repayment={reversed}
          onClose={() => setReversed(undefined)}
          onDone={() => {
            setReversed(undefined);
            readAnew();
          }}
        />
      )}
    </div>
  );
}
