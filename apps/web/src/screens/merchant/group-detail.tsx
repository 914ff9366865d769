import { PAGE_SIZES } from '@portal/contract/core';
import { listBoundCustomers, listGroupPrices, listPricingGroups, NO_GROUP, type Customer, type PricingGroup } from '@portal/contract/customer';
import { noSuchGroup } from '@portal/contract/customer/errors';
import { listOfferCustomers } from '@portal/contract/offer';
import { mayCall, UserType } from '@portal/engines/access';
import { Anchor, ButtonLink, Card, ChoiceLinks, Empty, Pager } from '@portal/ui';
import { data, useNavigate, useNavigation, useRevalidator, useRouteLoaderData } from 'react-router';
import { CustomerTable, groupAddress as address, GroupMoveButton, GroupPriceTable, groupWords, type GroupQuery } from '../../features/customer/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { RootData } from '../../root.tsx';
import { RecordGone } from '../order/record-gone.tsx';
import type { Route } from './+types/group-detail.ts';
import { CustomerSelect } from './customer-select.tsx';
import { KeywordSearch } from './keyword-search.tsx';
import './group-detail.css';
import { NO_MODELS_YET } from '../../lib/words/empty-words.ts';

/** /merchantCenter/groups/detail: what one pricing group pays, who is in it, and what a customer is shown (PRICE-31 to PRICE-33). */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const query = address.read(new URL(request.url).searchParams);
  const { groupNo, tab, keyword, show, customer, page, size } = query;
  const group = (await call(listPricingGroups)).find((one) => one.groupNo === groupNo);
  if (!group || groupNo === null) throw data(null, { status: 404 });
  const paging = { keyword, page, size };
  if (tab === 'members')
    return {
      query,
      group,
      customers: [],
      prices: null,
      members: await call(listBoundCustomers, { query: { ...paging, groupNo: show === 'free' ? NO_GROUP : groupNo } }),
    };
  const [prices, customers] = await Promise.all([
    call(listGroupPrices, { query: { ...paging, groupNo, show: show === 'own' ? 'own' : '', customerNo: customer ?? '' } }),
    // the list stands without them
    call(listOfferCustomers).catch(() => []),
  ]);
  return { query, group, customers, prices, members: null };
});

export default function GroupDetail({ loaderData: { query, group, customers, prices, members } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  const mayEdit = mayCall('editsOffers', session?.userType ?? UserType.Tourist, session?.staffRole);
  const hrefOf = (change: Partial<GroupQuery>) => address.href(address.with(query, change));
  const isMembers = query.tab === 'members';
  const shows = isMembers
    ? ([
        ['', '本组客户'],
        ['free', '未分组的客户'],
      ] as const)
    : ([
        ['', '全部型号'],
        ['own', '单独定价的'],
      ] as const);
  const count = (prices ?? members)?.count ?? 0;
  const isEmpty = count === 0 || (prices ?? members)?.data.length === 0;
  return (
    <div className="gd-page">
      <p className="p-small">
        <Anchor href="/merchantCenter/groups">价格分组</Anchor>
        {` / ${group.groupName} · ${groupWords.rate(group)} · ${groupWords.days(group)}（${groupWords.validity(group)}）`}
      </p>
      <div className="gd-bar">
        <ChoiceLinks
          label="分组内容"
          quietLabel
          choices={(['prices', 'members'] as const).map((tab) => ({
            key: tab,
            label: tab === 'prices' ? '定价' : `客户 ${group.memberCount}`,
            href: hrefOf({ tab, show: '', keyword: '' }),
            chosen: query.tab === tab,
          }))}
        />
        <KeywordSearch address={address} query={query} label={isMembers ? '客户名称' : '产品名称或型号'} />
      </div>
      <div className="gd-bar">
        <ChoiceLinks
          label="显示"
          quietLabel
          choices={shows.map(([show, label]) => ({ key: show || 'all', label, href: hrefOf({ show }), chosen: query.show === show }))}
        />
        {!isMembers && (
          <CustomerSelect
            customers={customers}
            chosen={query.customer}
            onChoose={(customer) => void navigate(hrefOf({ customer }), { preventScrollReset: true })}
          />
        )}
      </div>
      {isEmpty && <Nothing query={query} group={group} hrefOf={hrefOf} />}
      {!isEmpty && (
        <div className="gd-list" aria-busy={state === 'loading'}>
          {prices && (
            <GroupPriceTable
              key={address.href(query)}
              groupNo={group.groupNo}
              rows={prices.data}
              mayEdit={mayEdit}
              customerNo={query.customer}
              onStored={() => void (query.customer !== null && revalidate())}
            />
          )}
          {members && (
            <Card flush>
              <CustomerTable
                rows={members.data}
                renderActs={(customer: Customer) => mayEdit && <GroupMoveButton customer={customer} group={group} onMoved={() => void revalidate()} />}
              />
            </Card>
          )}
          <Pager total={count} page={query.page} size={query.size} sizes={PAGE_SIZES} hrefOf={(page, size) => hrefOf({ page, size })} />
        </div>
      )}
    </div>
  );
}

function Nothing({
  query: { tab, show, keyword, page },
  group,
  hrefOf,
}: {
  query: GroupQuery;
  group: PricingGroup;
  hrefOf(change: Partial<GroupQuery>): string;
}) {
  if (keyword !== '' || page > 1)
    return <Empty drawing="search" text="没有符合条件的" action={<ButtonLink href={hrefOf({ keyword: '', page: 1 })}>查看全部</ButtonLink>} />;
  if (tab === 'members' && show === '')
    return <Empty text={`“${group.groupName}”里还没有客户`} action={<ButtonLink href={hrefOf({ show: 'free' })}>从未分组的客户中加入</ButtonLink>} />;
  if (tab === 'members') return <Empty text="没有未分组的客户了" action={<ButtonLink href={hrefOf({ show: '' })}>查看本组客户</ButtonLink>} />;
  if (show === '') return <Empty drawing="list" text={NO_MODELS_YET} />;
  return <Empty text="还没有单独定价的型号" action={<ButtonLink href={hrefOf({ show: '' })}>在全部型号中定价</ButtonLink>} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <RecordGone error={error} title={noSuchGroup.msg} listHref="/merchantCenter/groups" listLabel="查看价格分组" />
);
