import { listAddresses } from '@portal/contract/address';
import { queryCart } from '@portal/contract/cart';
import { preSettlement, skuMatchShop } from '@portal/contract/order';
import { listOwnCredits } from '@portal/contract/trade-credit';
import { Breadcrumb, Button, ButtonLink, Card, Container, Empty, ErrorState } from '@portal/ui';
import { useNavigate, useRevalidator } from 'react-router';
import { CART_PATH, setCartCount, SUPPLY_ASKED } from '../../features/cart/index.ts';
import { CheckoutView, orderHref, ordersAddress, planCostOf, planToBegin, supplyPlans, unsupplied } from '../../features/order/index.ts';
import { creditPaidHref } from '../../features/trade-credit/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { payHrefOf } from './pay-href.ts';
import type { Route } from './+types/submit-order.ts';
import './submit-order.css';

/** /memberStore/submitOrder/cashPaid: the cart's chosen lines, before they are ordered (ORDER-20). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const cart = await partOf(request, call(queryCart));
  // other bound dealers may have what this one has not
  const asksAll = new URL(request.url).searchParams.get(SUPPLY_ASKED) === '1';
  // else as the cart counts them
  const lines = cart.data?.lines.filter(
    ({ selected, status }) => selected && (asksAll ? status !== 'delisted' : status === 'normal' || status === 'priceChanged'),
  );
  const productList = lines?.map(({ skuNo, quantity }) => ({ skuNo, quantity })) ?? [];
  const found = asksAll && productList.length > 0 ? (await partOf(request, call(skuMatchShop, { body: { productList } }))).data : null;
  const missing = new Set(unsupplied(found ?? []).map(({ skuNo }) => skuNo));
  const cartLineIds = lines?.filter(({ skuNo }) => !missing.has(skuNo)).map(({ id }) => id) ?? [];
  if (cartLineIds.length === 0)
    return { cartLineIds, linesLeft: 0, addresses: [], settlement: null, found, plan: null, planCosts: {}, credits: [], failure: cart.failure };
  const linesLeft = (cart.data?.lines.length ?? 0) - cartLineIds.length;
  const plans = supplyPlans(found ?? []);
  const [addresses, settled, credits] = await Promise.all([
    partOf(request, call(listAddresses)),
    Promise.all(
      (plans.length === 0 ? [{}] : plans.map(({ shops }) => ({ shops }))).map((sent) =>
        partOf(request, call(preSettlement, { body: { cartLineIds, ...sent } })),
      ),
    ),
    // without it an order is paid as any
    partOf(request, call(listOwnCredits)),
  ]);
  const costs = settled.map(({ data }) => data && planCostOf(data));
  const begun = planToBegin(plans, costs, cart.data?.shop?.shopNo);
  const settlement = settled[begun] ?? { data: null, failure: null };
  return {
    cartLineIds,
    linesLeft,
    addresses: addresses.data ?? [],
    settlement: settlement.data,
    found,
    plan: plans[begun] ?? null,
    planCosts: Object.fromEntries(plans.map(({ key }, at) => [key, costs[at] ?? null])),
    credits: credits.data ?? [],
    failure: settlement.failure ?? addresses.failure,
  };
}

export default function SubmitOrder({
  loaderData: { cartLineIds, linesLeft, addresses, settlement, found, plan, planCosts, credits, failure },
}: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '购物车', href: CART_PATH }, { label: '提交订单' }]} />
      <h1 className="so-title">提交订单</h1>
      {failure !== null && (
        <Card>
          <ErrorState
            title="订单没有准备好"
            safe={failure}
            actions={
              <>
                <Button kind="primary" onClick={() => void revalidate()}>
                  重试
                </Button>
                <ButtonLink href={CART_PATH}>回购物车</ButtonLink>
              </>
            }
          />
        </Card>
      )}
      {failure === null && settlement === null && (
        <Card>
          <Empty drawing="box" text="还没有选择要购买的产品" action={<ButtonLink href={CART_PATH}>去购物车选择</ButtonLink>} />
        </Card>
      )}
      {failure === null && settlement !== null && (
        <CheckoutView
          settlement={settlement}
          addresses={addresses}
          cartLineIds={cartLineIds}
          cartHref={CART_PATH}
          found={found}
          plan={plan}
          planCosts={planCosts}
          credits={credits}
          onPlaced={({ payNo, shopOrderNo, amount }, payWay) => {
            setCartCount(linesLeft);
            const next = amount === 0 ? orderHref(ordersAddress, shopOrderNo) : payWay === 'credit' ? creditPaidHref(shopOrderNo) : payHrefOf(payNo);
            void navigate(next, { replace: true });
          }}
        />
      )}
    </Container>
  );
}
