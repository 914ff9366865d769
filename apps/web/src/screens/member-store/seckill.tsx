import { getSeckill } from '@portal/contract/seckill';
import { UserType } from '@portal/engines/access';
import { Breadcrumb, ButtonLink, Container, ErrorState } from '@portal/ui';
import { data, isRouteErrorResponse, useNavigate, useRevalidator, useRouteLoaderData } from 'react-router';
import { itemNoIn, seckillsAddress, SeckillView } from '../../features/seckill/index.ts';
import { PageError, type PageHandle } from '../../features/shell/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { RootData } from '../../root.tsx';
import { payHrefOf } from '../order/pay-href.ts';
import type { Route } from './+types/seckill.ts';

/** /memberStore/seckill/detail and suitDetail?id=itemNo (SECKILL-8). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const itemNo = itemNoIn(new URL(request.url).searchParams);
  if (itemNo === null) throw data(null, { status: 404 });
  return { detail: await context.get(callContext)(getSeckill, { params: { itemNo } }) };
});

export const meta: Route.MetaFunction = ({ loaderData: page }) => [{ title: windowTitle(page?.detail.item.itemName ?? '秒杀商品') }];

export const handle: PageHandle = { isWhite: true };

export default function Seckill({ loaderData: { detail } }: Route.ComponentProps) {
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useReadWhenTold();
  const { item, session: sale } = detail;
  const list = seckillsAddress.href({ pType: sale.pType === 1 ? '1' : '2', when: 'running' });
  return (
    <Container className="p-stack">
      <Breadcrumb crumbs={[{ label: '限时秒杀', href: list }, { label: item.itemName }]} />
      <SeckillView
        key={item.itemNo}
        detail={detail}
        userType={session?.userType ?? UserType.Tourist}
        onWon={({ payNo }) => void navigate(payHrefOf(payNo))}
        onChanged={() => void revalidate()}
      />
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <SeckillGone /> : <PageError error={error} />;
}

const SeckillGone = () => (
  <>
    <h1 className="p-hidden">秒杀商品不存在</h1>
    <ErrorState
      title="该秒杀商品不存在，或不在您订货的经销商"
      safe="已抢到的订单不受影响，可以在我的订单中查看。"
      actions={
        <ButtonLink kind="primary" href={seckillsAddress.path}>
          看看其他秒杀
        </ButtonLink>
      }
    />
  </>
);
