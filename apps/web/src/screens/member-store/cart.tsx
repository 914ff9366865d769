import { queryCart } from '@portal/contract/cart';
import { SECKILL_PRICES_ASKED_MAX } from '@portal/contract/seckill/limits';
import { listSeckillPrices, type SeckillPrices } from '@portal/contract/seckill';
import { countOrders, skuMatchShop } from '@portal/contract/order';
import { bindDetail, dealerCopy } from '@portal/contract/dealer';
import { Breadcrumb, Card, Container, toast } from '@portal/ui';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { AddToSelectionProvider } from '../../features/catalog/index.ts';
import { askedAs, CartView, lackingLines } from '../../features/cart/index.ts';
import { ordersAddress, unsupplied } from '../../features/order/index.ts';
import { SeckillOffer } from '../../features/seckill/index.ts';
import { switchDealer } from '../../features/dealer/index.ts';
import { tellFailure } from '../../lib/calls/failure.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { useReadAnew } from '../../lib/calls/read-anew.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { RootData } from '../../root.tsx';
import { leadsSomewhere } from '../../route-table.ts';
import type { Route } from './+types/cart.ts';

const CHECKOUT_PATH = '/memberStore/submitOrder/cashPaid';

/** /memberStore/cart (CART-9). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const [cart, bound] = await Promise.all([partOf(request, call(queryCart)), call(bindDetail).catch(() => [])]);
  // who comes back from paying finds an empty cart: what was ordered waits elsewhere
  const counts = cart.data?.lines.length === 0 ? await call(countOrders).catch(() => null) : null;
  const skuNos = [...new Set(cart.data?.lines.map(({ skuNo }) => skuNo))].slice(0, SECKILL_PRICES_ASKED_MAX);
  // a cart without flash prices is still a cart
  const flash = skuNos.length === 0 ? null : await call(listSeckillPrices, { query: { skuNos: skuNos.join(',') } }).catch(() => null);
  const hasOtherDealers = bound.filter(({ status }) => status === 1).length > 1;
  const productList = lackingLines(cart.data?.lines ?? []).map(({ skuNo, quantity }) => ({ skuNo, quantity }));
  // without an answer nothing is promised
  const found = hasOtherDealers && productList.length > 0 ? await call(skuMatchShop, { body: { productList } }).catch(() => null) : null;
  const missing = new Set(unsupplied(found ?? []).map(({ skuNo }) => skuNo));
  const elsewhere = found === null ? [] : productList.map((asked): [string, boolean] => [askedAs(asked), !missing.has(asked.skuNo)]);
  return { cart, flash, hasOtherDealers, elsewhere, unpaid: counts?.pendingPayment ?? 0 };
}

export default function CartPage({ loaderData: { cart, flash, hasOtherDealers, elsewhere, unpaid } }: Route.ComponentProps) {
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  const { revalidate } = useRevalidator();
  const readAnew = useReadAnew();
  useReadWhenTold();
  const handleSwitch = async (shopNo: string) => {
    try {
      await switchDealer(shopNo);
      toast.success(dealerCopy.switched);
      await readAnew();
    } catch (failure) {
      tellFailure(failure);
    }
  };
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '购物车' }]} />
      {cart.failure !== null && (
        <Card>
          <PartFailed title="购物车没有加载成功" failure={cart.failure} />
        </Card>
      )}
      {cart.data && session && (
        <AddToSelectionProvider isSignedIn>
          <CartView
            cart={cart.data}
            session={session}
            hasOtherDealers={hasOtherDealers}
            elsewhere={new Map(elsewhere)}
            unpaid={{ count: unpaid, href: `${ordersAddress.path}?state=pendingPayment` }}
            checkoutHref={leadsSomewhere(CHECKOUT_PATH) ? CHECKOUT_PATH : null}
            onSwitch={handleSwitch}
            besideOf={flashBeside(flash, () => void revalidate())}
          />
        </AddToSelectionProvider>
      )}
    </Container>
  );
}

/** What a model costs in a flash sale. */
const flashBeside = (flash: SeckillPrices | null, onDue: () => void) => (skuNo: string) => {
  const offer = flash?.prices.find((one) => one.skuNo === skuNo);
  return flash && offer ? <SeckillOffer offer={offer} now={flash.now} onDue={onDue} /> : null;
};
