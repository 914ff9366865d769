import { getLoginSessionInfo, type SessionInfo } from '@portal/contract/account';
import { countShopAfterSales } from '@portal/contract/after-sale';
import { listBoundCustomers } from '@portal/contract/customer';
import { countBoundCustomers } from '@portal/contract/dealer';
import { getSelectionPieces, listDesignOrders } from '@portal/contract/design-order';
import { certificationNames, findOwnAccreditation } from '@portal/contract/enterprise';
import { unreadMailCount } from '@portal/contract/message';
import { PAGE_SIZES } from '@portal/contract/core';
import { countOrders, countShopOrders, listShopOrders } from '@portal/contract/order';
import { countOffers } from '@portal/contract/offer';
import { countShopServices } from '@portal/contract/service-order';
import { sumShopShares } from '@portal/contract/share-out';
import { listOwnEnterprises, listStaff } from '@portal/contract/staff';
import { listOwnCredits } from '@portal/contract/trade-credit';
import { dealerBindingOf, mayCall, type Access } from '@portal/engines/access';
import { certificationStateOf } from '@portal/engines/states';
import { Card } from '@portal/ui';
import { fen, toFen, toYuan } from '@portal/units';
import { splitInvitations } from '../../features/staff/index.ts';
import { pageLoader, partOf } from '../../lib/page/page-loader.ts';
import { callContext, nowContext } from '../../lib/page/server-context.ts';
import { FactRow } from '../member/fact-row.tsx';
import { OwnCard } from '../member/own-card.tsx';
import { Pair } from '../member/pair.tsx';
import { LatestOrders, ORDERS_SHOWN } from './latest-orders.tsx';
import { firstDeadlinesOf, orderDaysOf } from './order-days.ts';
import { ShopActivity } from './shop-activity.tsx';
import type { Route } from './+types/merchant-center.ts';
import { TodayBoard } from './today-board.tsx';
import { waitingOf } from './waiting.ts';
import './merchant-center.css';

/** /merchantCenter (ENTERPRISE-15): the enterprise at a glance for its owner and managers, and for staff of a first-level dealer what they may see of it. A part that cannot be read says so or stays away; the rest stands. */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const part = <Data,>(calling: Promise<Data>) => partOf(request, calling);
  const session = await call(getLoginSessionInfo);
  const may = (access: Access) => mayCall(access, session.userType, session.staffRole);
  const [isFirstLevel, isManaging] = [may('seesOffers'), may('managesStaff')];
  const [staff, accreditation, orders, customers, offers, own, unread, pieces, shopOrders, came, afterSales, services, shares, bought, credits] =
    await Promise.all([
      isManaging ? part(call(listStaff)) : null,
      part(call(findOwnAccreditation)),
      part(call(listDesignOrders)),
      isFirstLevel ? part<CustomersSeen>(isManaging ? call(countBoundCustomers) : call(listBoundCustomers).then(({ count }) => ({ count }))) : null,
      isFirstLevel ? part(call(countOffers)) : null,
      part(call(listOwnEnterprises)),
      part(call(unreadMailCount)),
      part(call(getSelectionPieces)),
      isFirstLevel ? part(call(countShopOrders)) : null,
      isFirstLevel ? part(call(listShopOrders, { query: { size: Math.max(...PAGE_SIZES) } })) : null,
      isFirstLevel ? part(call(countShopAfterSales)) : null,
      isFirstLevel ? part(call(countShopServices)) : null,
      may('seesShares') ? part(call(sumShopShares, { query: { state: 'waiting' } })) : null,
      may('keepsOrders') ? part(call(countOrders)) : null,
      may('keepsCart') ? part(call(listOwnCredits)) : null,
    ]);
  const sent = staff?.data ? splitInvitations(staff.data.invitations).open.length : 0;
  return {
    session,
    members: staff && { count: staff.data?.members.length ?? null },
    validUntil: accreditation.data?.validUntil ?? null,
    customers,
    offers,
    orders: orders.data === null ? orders : { ...orders, data: { ...orders.data, data: orders.data.data.slice(0, ORDERS_SHOWN) } },
    shopOrders: shopOrders?.data ?? null,
    came: came?.data && {
      latest: came.data.data.slice(0, ORDERS_SHOWN),
      days: orderDaysOf(came.data.data, came.data.count, context.get(nowContext)),
      deadlines: firstDeadlinesOf(came.data.data, came.data.count),
    },
    waitingShare: shares?.data?.waitingAmount ?? null,
    toAnswer: afterSales?.data?.applied ?? null,
    toArrange: services?.data?.toArrange ?? null,
    waiting: waitingOf(session, {
      unread: unread.data?.total ?? 0,
      received: own.data?.invitations.length ?? 0,
      sent,
      selected: pieces.data?.length ?? 0,
      toReceive: afterSales?.data?.buyerShipped ?? 0,
      toPay: bought?.data?.pendingPayment ?? 0,
      onTheWay: bought?.data?.shipped ?? 0,
      overdue: toYuan(fen((credits?.data ?? []).reduce((sum, one) => sum + toFen(one.overdue), 0))),
    }),
  };
});

/** The dealer's by kind; to staff those they see. */
type CustomersSeen = { enterprises: number; persons: number } | { count: number };
type Loaded = Route.ComponentProps['loaderData'];

export default function MerchantCenter({ loaderData }: Route.ComponentProps) {
  const { session, waiting, orders, shopOrders, came, toAnswer, toArrange, waitingShare, offers } = loaderData;
  // of a shop that makes none the line stands beside, so that no sheet is empty
  const hasOrders = orders.data?.data.length !== 0;
  const latest = (
    <Card title="最近的配单">
      <LatestOrders orders={orders} />
    </Card>
  );
  return (
    <>
      <OwnCard
        session={session}
        links={[
          { label: '账号设置', href: '/merchantCenter/accountSetting' },
          { label: '我的企业', href: '/member/enterprises' },
          { label: '账号权益', href: '/right' },
        ]}
      />
      {shopOrders && (
        <TodayBoard
          counts={shopOrders}
          deadlines={came?.deadlines ?? {}}
          toAnswer={toAnswer}
          toArrange={toArrange}
          offers={offers?.data ?? null}
          waitingShare={waitingShare}
        />
      )}
      {came && <ShopActivity orders={came.latest} days={came.days} />}
      <Pair>
        <div className="mc-column">
          <Card title="待处理">
            {waiting.length === 0 ? (
              <p className="p-small">没有需要处理的事项</p>
            ) : (
              <ul className="m-rows">
                {waiting.map(({ key, ...row }) => (
                  <FactRow key={key} {...row} />
                ))}
              </ul>
            )}
          </Card>
          {!hasOrders && latest}
        </div>
        <Card title="企业">
          <Enterprise {...loaderData} />
        </Card>
      </Pair>
      {hasOrders && latest}
    </>
  );
}

function Enterprise({ session, members, validUntil, customers, offers }: Loaded) {
  return (
    <ul className="m-rows">
      {members && <FactRow name="企业认证" value={certificationOf(session, validUntil)} href="/merchantCenter/cert" action="授权证书" />}
      {dealerBindingOf(session.userType, session.hasBindFirstDistributor) !== 'none' && (
        <FactRow
          name="订货一级经销商"
          value={session.boundShop?.parentMerchantName ?? '未选择'}
          href="/bindFirst"
          action={session.boundShop ? '查看' : '去选择'}
        />
      )}
      {customers && <FactRow name="绑定客户" value={customersOf(customers)} href="/merchantCenter/customers" action="查看" />}
      {offers && <FactRow name="报价与库存" value={offeredOf(offers)} href="/merchantCenter/offers" action="打开" />}
      {members && (
        <FactRow name="员工" value={members.count === null ? '暂时没有读到' : `${members.count} 位成员`} href="/merchantCenter/staff" action="管理" />
      )}
      <FactRow name="自定义产品" value="自采设备、辅材与人工" href="/member/customProducts" action="打开" />
    </ul>
  );
}

const certificationOf = ({ auditStatus }: SessionInfo, validUntil: string | null): string =>
  `${certificationNames[certificationStateOf(auditStatus)]}${validUntil === null ? '' : `，有效期至 ${validUntil}`}`;

const customersOf = ({ data, failure }: NonNullable<Loaded['customers']>): string => {
  if (!data) return failure;
  return 'count' in data ? `${data.count} 位` : `${data.enterprises} 家企业，${data.persons} 位个人`;
};

/** What of it wants looking at stands among what is to be done today. */
const offeredOf = ({ data, failure }: NonNullable<Loaded['offers']>): string =>
  data ? (data.offered === 0 ? '还没有报价' : `已报价 ${data.offered} 个型号`) : failure;
