import { PAGE_SIZES } from '@portal/contract/core';
import { countOwnCoupons, listCoupons, listOwnCoupons } from '@portal/contract/coupon';
import { mayCall } from '@portal/engines/access';
import { Breadcrumb, Button, ButtonLink, Container, Empty, ErrorState, Pager, Tabs } from '@portal/ui';
import { useNavigation, useRouteLoaderData } from 'react-router';
import { UnboundCard } from '../../features/cart/index.ts';
import { LIST_PATH } from '../../features/catalog/index.ts';
import { ClaimCodeForm, couponsAddress as address, CouponGrid, OfferCard, OwnCouponCard, type CouponsQuery } from '../../features/coupon/index.ts';
import { UnboundNotice } from '../../features/dealer/index.ts';
import { orderHref, ordersAddress } from '../../features/order/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { useReadAnew } from '../../lib/calls/read-anew.ts';
import { callContext, nowContext } from '../../lib/page/server-context.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/coupon.ts';
import './coupon.css';

export const handle: PageHandle = { isWhite: true };

const TABS = [
  ['centre', '领券中心'],
  ['unused', '未使用'],
  ['used', '已使用'],
  ['expired', '已失效'],
] as const;

/** /memberStore/coupon: what may be claimed, and what one has (COUPON-8). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = address.read(new URL(request.url).searchParams);
  const { tab, page, size } = query;
  const [offers, own, counts] = await Promise.all([
    tab === 'centre' ? partOf(request, call(listCoupons, { query: { page, size } })) : null,
    tab === 'centre' ? null : partOf(request, call(listOwnCoupons, { query: { state: tab, page, size } })),
    // the tabs stand without them
    call(countOwnCoupons).catch(() => null),
  ]);
  return { query, offers, own, counts, nowMs: context.get(nowContext) };
}

export default function CouponPage({ loaderData: { query, offers, own, counts, nowMs } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const readAnew = useReadAnew();
  const hrefOf = (change: Partial<CouponsQuery>) => address.href(address.with(query, change));
  const { data, failure } = offers ?? own ?? { data: null, failure: null };
  const isCentre = query.tab === 'centre';
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  const isUnbound = session !== null && !session.hasBindFirstDistributor;
  const isOfUse = session === null || mayCall('pricedByDealer', session.userType);
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '优惠券' }]} />
      <div className="cn-page">
        <h1 className="cn-title">优惠券</h1>
        <Tabs
          label="优惠券"
          tabs={TABS.map(([key, label]) => ({
            key,
            label,
            href: hrefOf({ tab: key }),
            ...(counts && key === 'unused' && counts.unused > 0 ? { count: counts.unused } : {}),
          }))}
          current={query.tab}
        />
        {isCentre && isUnbound && (isOfUse ? <UnboundNotice userType={session.userType} /> : <UnboundCard userType={session.userType} />)}
        {isCentre && isOfUse && <ClaimCodeForm onClaimed={() => void readAnew()} />}
        {failure !== null && (
          <ErrorState
            title="优惠券没有加载成功"
            safe={failure}
            actions={
              <Button kind="primary" onClick={() => void readAnew()}>
                重试
              </Button>
            }
          />
        )}
        {data?.data.length === 0 && (isOfUse || !isCentre) && <NoCoupons tab={query.tab} centreHref={hrefOf({ tab: 'centre' })} />}
        <div aria-busy={state === 'loading'}>
          {offers?.data && offers.data.data.length > 0 && (
            <CouponGrid label="可领取的优惠券">
              {offers.data.data.map((offer) => (
                <li key={offer.templateNo}>
                  <OfferCard offer={offer} goodsHref={LIST_PATH} onClaimed={() => void readAnew()} />
                </li>
              ))}
            </CouponGrid>
          )}
          {own?.data && own.data.data.length > 0 && (
            <CouponGrid label="我的优惠券">
              {own.data.data.map((coupon) => (
                <li key={coupon.couponNo}>
                  <OwnCouponCard coupon={coupon} goodsHref={LIST_PATH} orderHrefOf={(no) => orderHref(ordersAddress, no)} now={nowMs} />
                </li>
              ))}
            </CouponGrid>
          )}
          {data && data.count > query.size && (
            <Pager total={data.count} page={query.page} size={query.size} sizes={PAGE_SIZES} hrefOf={(page, size) => hrefOf({ page, size })} />
          )}
        </div>
      </div>
    </Container>
  );
}

const NONE = {
  centre: '暂时没有可领取的优惠券，绑定的经销商发放后会出现在这里',
  unused: '没有可使用的优惠券',
  used: '还没有使用过优惠券',
  expired: '没有过期或作废的优惠券',
} as const;

const NoCoupons = ({ tab, centreHref }: { tab: CouponsQuery['tab']; centreHref: string }) => (
  <Empty
    drawing="box"
    text={NONE[tab]}
    action={tab === 'centre' ? <ButtonLink href={LIST_PATH}>去选产品</ButtonLink> : <ButtonLink href={centreHref}>去领券中心</ButtonLink>}
  />
);
