import { getOrder } from '@portal/contract/order';
import { listOwnCredits, type OwnCredit } from '@portal/contract/trade-credit';
import { Breadcrumb, ButtonLink, Card, Container, Empty, Money, Notice } from '@portal/ui';
import { formatDate, formatYuan } from '@portal/units';
import { orderHref, ordersAddress } from '../../features/order/index.ts';
import { CreditDebts, CreditFigures, orderNoPlaced, overdueWords } from '../../features/trade-credit/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { Route } from './+types/credit-paid.ts';
import './credit-paid.css';

/** /memberStore/submitOrder/creditPaid: what was placed on credit just now, and all that is owed to each dealer (ORDER-32). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const shopOrderNo = orderNoPlaced(new URL(request.url).searchParams);
  const [credits, placed] = await Promise.all([
    partOf(request, call(listOwnCredits)),
    shopOrderNo === null ? null : partOf(request, call(getOrder, { params: { shopOrderNo } })),
  ]);
  const order = placed?.data?.payWay === 'credit' ? placed.data : null;
  // of a split the other parts were placed with it
  const parts = order === null ? [] : [order, ...order.siblings];
  return { credits, placed: parts.map(({ shopOrderNo, shop, amount, state }) => ({ shopOrderNo, shopName: shop.shopName, amount, state })) };
}

export default function CreditPaid({ loaderData: { credits, placed } }: Route.ComponentProps) {
  const due = new Map(credits.data?.flatMap(({ debts }) => debts).map(({ shopOrderNo, gmtDue }) => [shopOrderNo, gmtDue]));
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '我的订单', href: ordersAddress.path }, { label: '账期与欠款' }]} />
      <h1 className="cp-title">账期与欠款</h1>
      <div className="cp-page">
        {placed.map(({ shopOrderNo, shopName, amount, state }) => (
          <Notice key={shopOrderNo} tone="success" action={<ButtonLink href={orderHref(ordersAddress, shopOrderNo)}>查看订单</ButtonLink>}>
            {state === 'pendingConfirm' ? `订单已提交，等待 ${shopName} 接单` : `账期订单 ${shopOrderNo}`}
            ：账期支付 <Money yuan={amount} size="small" />
            {due.has(shopOrderNo) &&
              `，${state === 'pendingConfirm' ? '接单前占用额度，接单后计为欠款，' : ''}请在 ${formatDate(Date.parse(due.get(shopOrderNo) ?? ''))} 前向经销商还款`}
          </Notice>
        ))}
        {credits.failure !== null && <PartFailed title="账期没有加载成功" failure={credits.failure} />}
        {credits.data?.length === 0 && (
          <Card>
            <Empty drawing="box" text="还没有经销商为您的企业开通账期" action={<ButtonLink href={ordersAddress.path}>查看我的订单</ButtonLink>} />
          </Card>
        )}
        {credits.data?.map((credit) => (
          <Card key={credit.shopNo} title={credit.shopName}>
            <div className="cp-page">
              <CreditFigures figures={credit} />
              {credit.overdue > 0 && <Notice tone="warning">{overdueWords(credit)}</Notice>}
              {credit.debts.length === 0 ? (
                <p className="p-small">{credit.colleagues === null ? '没有未还清的订单' : '您没有未还清的订单'}</p>
              ) : (
                <CreditDebts debts={credit.debts} hrefOf={(shopOrderNo) => orderHref(ordersAddress, shopOrderNo)} />
              )}
              {credit.colleagues !== null && (
                <p className="p-small">
                  同事另有 {credit.colleagues.count} 个账期订单未还清：{colleaguesWords(credit.colleagues)}。
                </p>
              )}
              <p className="p-small">还款请直接付给经销商，经销商登记后在此更新。</p>
            </div>
          </Card>
        ))}
      </div>
    </Container>
  );
}

/** What colleagues' orders owe, and what they reserve. */
const colleaguesWords = ({ owed, reserved, gmtDue }: NonNullable<OwnCredit['colleagues']>): string =>
  [
    gmtDue === null ? '' : `尚欠 ${formatYuan(owed).text}，最早 ${formatDate(Date.parse(gmtDue))} 到期`,
    reserved === 0 ? '' : `占用（待接单）${formatYuan(reserved).text}`,
  ]
    .filter((words) => words !== '')
    .join('，');
