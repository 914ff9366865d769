import { listAddresses } from '@portal/contract/address';
import { getCreditsAccount, getCreditsGoods } from '@portal/contract/credits';
import { Breadcrumb, Container } from '@portal/ui';
import { data, useNavigate, useRevalidator } from 'react-router';
import { creditsGoodsAddress, CREDITS_PATH, creditsRecordAddress, creditsSubmitAddress as address, SubmitExchange } from '../../features/credits/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/credits-submit.ts';
import { CreditsGoodsError } from './credits-goods-error.tsx';
import './credits-submit.css';

/** /memberStore/creditsExchange/submitOrder?id=spuNo&quantity=2: an exchange before it is handed in (CREDITS-7). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const query = address.read(new URL(request.url).searchParams);
  if (query.id === null) throw data(null, { status: 404 });
  const call = context.get(callContext);
  const [goods, account, addresses] = await Promise.all([call(getCreditsGoods, { query: { spuNo: query.id } }), call(getCreditsAccount), call(listAddresses)]);
  return { query, goods, balance: account.balance, addresses };
});

export const handle: PageHandle = { addressOf: (search) => address.href(address.read(search)) };

export default function CreditsSubmit({ loaderData: { query, goods, balance, addresses } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <Container>
      <Breadcrumb
        crumbs={[{ label: '积分兑换', href: CREDITS_PATH }, { label: goods.title, href: creditsGoodsAddress.href({ id: goods.spuNo }) }, { label: '提交兑换' }]}
      />
      <h1 className="ms-submit-title">提交兑换</h1>
      <SubmitExchange
        goods={goods}
        balance={balance}
        addresses={addresses}
        quantity={query.quantity ?? 1}
        onQuantity={(quantity) =>
          void navigate(address.href({ ...query, quantity: quantity === 1 ? null : quantity }), { replace: true, preventScrollReset: true })
        }
        onPlaced={() => void navigate(creditsRecordAddress.href({ tab: 'orders', page: 1, size: 20 }), { replace: true })}
        onStale={() => void revalidate()}
      />
    </Container>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <CreditsGoodsError error={error} />;
