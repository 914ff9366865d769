import { PAGE_SIZES } from '@portal/contract/core';
import { getLoginSessionInfo } from '@portal/contract/account';
import { listBoundCustomers, listCustomerStaff } from '@portal/contract/customer';
import { listCustomerCredits } from '@portal/contract/trade-credit';
import { mayCall } from '@portal/engines/access';
import { Anchor, ButtonLink, Card, Empty, Pager } from '@portal/ui';
import { useNavigation, useRevalidator } from 'react-router';
import { AssignSelect, customersAddress as address, CustomerTable, type CustomersQuery } from '../../features/customer/index.ts';
import { offersAddress } from '../../features/offer/index.ts';
import { CreditLine, customerCreditHref } from '../../features/trade-credit/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { Route } from './+types/customers.ts';
import { KeywordSearch } from './keyword-search.tsx';
import './customers.css';

/** /merchantCenter/customers: who may order from the first-level dealer acted for (DEALER-20). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = address.read(new URL(request.url).searchParams);
  const { groupNo, ...rest } = query;
  const call = context.get(callContext);
  const { userType, staffRole } = await call(getLoginSessionInfo);
  return {
    query,
    isManaging: mayCall('assignsCustomers', userType, staffRole),
    customers: await partOf(request, call(listBoundCustomers, { query: { ...rest, groupNo: groupNo ?? '' } })),
    staff: mayCall('assignsCustomers', userType, staffRole) ? (await partOf(request, call(listCustomerStaff))).data : null,
    // the list stands without them
    credits: (await partOf(request, call(listCustomerCredits))).data ?? [],
  };
}

export default function Customers({ loaderData: { query, isManaging, customers, staff, credits } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const hrefOf = (change: Partial<CustomersQuery>) => address.href(address.with(query, change));
  const shown = customers.data?.data ?? [];
  const figures = new Map(credits.map((one) => [one.customerNo, one]));
  // staff may see their own customers alone
  const countWords = (count: number) =>
    isFiltered ? `符合条件的客户 ${count} 位` : isManaging ? `共 ${count} 位客户绑定了您的企业` : `您可查看的客户共 ${count} 位`;
  const isFiltered = query.keyword !== '' || query.groupNo !== null;
  const isNarrowed = isFiltered || query.page > 1;
  return (
    <div className="cm-page">
      <div className="cm-bar">
        <ButtonLink href="/merchantCenter/groups">价格分组</ButtonLink>
        <p className="p-small">{customers.data ? countWords(customers.data.count) : '绑定了您的企业、可向您订货的客户'}</p>
        <KeywordSearch address={address} query={query} label="客户名称" />
      </div>
      {customers.failure !== null && <PartFailed title="客户没有加载成功" failure={customers.failure} />}
      {customers.data && shown.length === 0 && (
        <Empty
          drawing="search"
          text={isNarrowed ? '没有符合条件的客户' : '还没有客户绑定您的企业。客户在门户选择您为订货一级经销商后，会出现在这里'}
          action={isNarrowed ? <ButtonLink href={address.path}>查看全部</ButtonLink> : <ButtonLink href={offersAddress.path}>先维护报价与库存</ButtonLink>}
        />
      )}
      {customers.data && shown.length > 0 && (
        <div className="cm-list" aria-busy={state === 'loading'}>
          <Card flush>
            <CustomerTable
              rows={shown}
              renderStaff={staff ? (customer) => <AssignSelect customer={customer} staff={staff} onAssigned={() => void revalidate()} /> : undefined}
              renderCredit={({ customerNo }) => {
                const own = figures.get(customerNo);
                return own ? <CreditLine figures={own} /> : '未开通';
              }}
              renderActs={({ customerNo, customerName, enterpriseType }) => (
                <span className="p-row">
                  {enterpriseType !== null && (
                    <Anchor href={customerCreditHref(customerNo)} aria-label={`账期：${customerName}`}>
                      账期
                    </Anchor>
                  )}
                  <Anchor href={`${offersAddress.path}?customer=${customerNo}`} aria-label={`查看客户价：${customerName}`}>
                    查看客户价
                  </Anchor>
                </span>
              )}
            />
          </Card>
          <Pager total={customers.data.count} page={query.page} size={query.size} sizes={PAGE_SIZES} hrefOf={(page, size) => hrefOf({ page, size })} />
        </div>
      )}
    </div>
  );
}
