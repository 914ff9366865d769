import { getLoginSessionInfo, type SessionInfo } from '@portal/contract/account';
import { countBoundCustomers } from '@portal/contract/dealer';
import { getSelectionPieces, listDesignOrders } from '@portal/contract/design-order';
import { certificationNames, findOwnAccreditation } from '@portal/contract/enterprise';
import { unreadMailCount } from '@portal/contract/message';
import { listOwnEnterprises, listStaff } from '@portal/contract/staff';
import { dealerBindingOf, UserType } from '@portal/engines/access';
import { certificationStateOf } from '@portal/engines/states';
import { Card } from '@portal/ui';
import { splitInvitations } from '../../features/staff/index.ts';
import { pageLoader, partOf } from '../../lib/page-loader.ts';
import { callContext } from '../../lib/server-context.ts';
import { FactRow } from '../member/fact-row.tsx';
import { OwnCard } from '../member/own-card.tsx';
import { Pair } from '../member/pair.tsx';
import { LatestOrders, ORDERS_SHOWN } from './latest-orders.tsx';
import type { Route } from './+types/merchant-center.ts';
import { waitingOf } from './waiting.ts';

/** /merchantCenter (ENTERPRISE-15): the enterprise at a glance for its owner and managers. A part that cannot be read says so or stays away; the rest stands. */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const part = <Data,>(calling: Promise<Data>) => partOf(request, calling);
  const session = await call(getLoginSessionInfo);
  const [staff, accreditation, orders, customers, own, unread, pieces] = await Promise.all([
    part(call(listStaff)),
    part(call(findOwnAccreditation)),
    part(call(listDesignOrders)),
    session.userType === UserType.FirstLevel || session.userType === UserType.FirstLevelStaff ? part(call(countBoundCustomers)) : null,
    part(call(listOwnEnterprises)),
    part(call(unreadMailCount)),
    part(call(getSelectionPieces)),
  ]);
  const sent = staff.data && splitInvitations(staff.data.invitations).open.length;
  return {
    session,
    members: staff.data && staff.data.members.length,
    validUntil: accreditation.data?.validUntil ?? null,
    customers,
    orders: orders.data === null ? orders : { ...orders, data: { ...orders.data, data: orders.data.data.slice(0, ORDERS_SHOWN) } },
    waiting: waitingOf(session, {
      unread: unread.data?.total ?? 0,
      received: own.data?.invitations.length ?? 0,
      sent: sent ?? 0,
      selected: pieces.data?.length ?? 0,
    }),
  };
});

type Loaded = Route.ComponentProps['loaderData'];

export default function MerchantCenter({ loaderData }: Route.ComponentProps) {
  const { session, waiting, orders } = loaderData;
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
      <Pair>
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
        <Card title="企业">
          <Enterprise {...loaderData} />
        </Card>
      </Pair>
      <Card title="最近的配单">
        <LatestOrders orders={orders} />
      </Card>
    </>
  );
}

function Enterprise({ session, members, validUntil, customers }: Loaded) {
  return (
    <ul className="m-rows">
      <FactRow name="企业认证" value={certificationOf(session, validUntil)} href="/merchantCenter/cert" action="授权证书" />
      {dealerBindingOf(session.userType, session.hasBindFirstDistributor) !== 'none' && (
        <FactRow
          name="订货一级经销商"
          value={session.boundShop?.parentMerchantName ?? '未选择'}
          href="/bindFirst"
          action={session.boundShop ? '查看' : '去选择'}
        />
      )}
      {customers && <FactRow name="绑定客户" value={customersOf(customers)} href="/right" action="说明" />}
      <FactRow name="员工" value={members === null ? '暂时没有读到' : `${members} 位成员`} href="/merchantCenter/staff" action="管理" />
      <FactRow name="自定义产品" value="自采设备、辅材与人工" href="/member/customProducts" action="打开" />
    </ul>
  );
}

const certificationOf = ({ auditStatus }: SessionInfo, validUntil: string | null): string =>
  `${certificationNames[certificationStateOf(auditStatus)]}${validUntil === null ? '' : `，有效期至 ${validUntil}`}`;

const customersOf = ({ data, failure }: NonNullable<Loaded['customers']>): string => (data ? `${data.enterprises} 家企业，${data.persons} 位个人` : failure);
