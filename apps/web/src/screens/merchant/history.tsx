import { definePageQuery } from '@portal/client/page-query';
import { oneOf, page, size } from '@portal/client/page-words';
import { PAGE_SIZES } from '@portal/contract/core';
import { LOOK_KEPT_DAYS, listCustomerLooks, listStaffHistory, lookNames, type CustomerLook, type StaffHistoryLine } from '@portal/contract/staff';
import { Anchor, ButtonLink, Card, Empty, Pager, Table, Tabs, type Column } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import type { ReactNode } from 'react';
import { afterSaleHref, shopAfterSalesAddress } from '../../features/after-sale/index.ts';
import { orderHref, shopOrdersAddress } from '../../features/order/index.ts';
import { actWords } from '../../features/staff/index.ts';
import { customerCreditHref } from '../../features/trade-credit/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/history.ts';

const historyQuery = definePageQuery('/merchantCenter/history', { view: oneOf(['acts', 'exports', 'looks']), page, size: size(20) });
type View = ReturnType<typeof historyQuery.read>['view'];

/** /merchantCenter/history: who did what with the enterprise's people and customers (ENTERPRISE-9), and who looked at data of customers or took them away (ENTERPRISE-17). */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const { view, ...paging } = historyQuery.read(new URL(request.url).searchParams);
  const query = { view, ...paging };
  if (view === 'acts') return { query, acts: await call(listStaffHistory, { query: paging }), looks: null };
  return { query, acts: null, looks: await call(listCustomerLooks, { query: { ...paging, act: view === 'exports' ? 'exportOrders' : undefined } }) };
});

const columns: Column<StaffHistoryLine>[] = [
  { key: 'what', head: '操作', phone: 'title', render: actWords },
  { key: 'who', head: '操作人', phone: 'fact', render: ({ actorName }) => actorName || '系统' },
  { key: 'when', head: '时间', phone: 'fact', render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
];

/** Where one that was read stands; what was of many is nowhere. */
const TARGETS: Readonly<Partial<Record<CustomerLook['act'], (target: string) => string>>> = {
  readOrder: (target) => orderHref(shopOrdersAddress, target),
  readAfterSale: (target) => afterSaleHref(shopAfterSalesAddress, target),
  readCredit: customerCreditHref,
};

const lookColumns: Column<CustomerLook>[] = [
  { key: 'what', head: '操作', phone: 'title', render: ({ act }) => lookNames[act] },
  {
    key: 'target',
    head: '对象',
    phone: 'fact',
    render: ({ act, target }) => {
      const hrefOf = TARGETS[act];
      return hrefOf ? <Anchor href={hrefOf(target)}>{target}</Anchor> : '—';
    },
  },
  { key: 'count', head: '次数', phone: 'fact', kind: 'figure', render: ({ lookCount }) => lookCount },
  { key: 'records', head: '涉及记录', phone: 'fact', kind: 'figure', render: ({ recordCount }) => recordCount },
  { key: 'who', head: '操作人', phone: 'fact', render: ({ actorName }) => actorName },
  { key: 'when', head: '最近一次', phone: 'fact', render: ({ gmtLast }) => formatDateTime(Date.parse(gmtLast)) },
];

const TABS: Readonly<Record<View, { label: string; none: string }>> = {
  acts: { label: '操作', none: '还没有操作记录' },
  exports: { label: '导出订单表', none: `最近 ${LOOK_KEPT_DAYS} 天没有人导出订单表` },
  looks: { label: '查看客户数据', none: `最近 ${LOOK_KEPT_DAYS} 天没有人查看客户数据` },
};

export default function StaffHistory({ loaderData: { query, acts, looks } }: Route.ComponentProps) {
  useReadWhenTold();
  const { view } = query;
  return (
    <>
      <Tabs
        label="记录"
        current={view}
        tabs={Object.entries(TABS).map(([key, { label }]) => ({ key, label, href: historyQuery.href({ view: key as View, page: 1, size: query.size }) }))}
      />
      {looks && <p className="p-small">同一人同一天的查看合并为一行，导出每次一行；保留 {LOOK_KEPT_DAYS} 天，不记录查看到的内容。</p>}
      {acts && (
        <Rows query={query} isEmpty={acts.data.length === 0} count={acts.count}>
          <Table caption="操作记录" columns={columns} rows={acts.data} rowKey={({ id }) => id} />
        </Rows>
      )}
      {looks && (
        <Rows query={query} isEmpty={looks.data.length === 0} count={looks.count}>
          <Table
            caption={TABS[view].label}
            columns={lookColumns}
            rows={looks.data}
            rowKey={({ act, target, actorName, gmtFirst }) => `${act} ${target} ${actorName} ${gmtFirst}`}
          />
        </Rows>
      )}
    </>
  );
}

function Rows({ query, isEmpty, count, children }: { query: ReturnType<typeof historyQuery.read>; isEmpty: boolean; count: number; children: ReactNode }) {
  const { view } = query;
  if (isEmpty)
    return (
      <Empty
        text={query.page > 1 ? '这一页没有记录了' : TABS[view].none}
        action={query.page > 1 ? <ButtonLink href={historyQuery.href({ ...query, page: 1 })}>回到第一页</ButtonLink> : undefined}
      />
    );
  return (
    <>
      <Card flush>{children}</Card>
      <Pager
        total={count}
        page={query.page}
        size={query.size}
        sizes={PAGE_SIZES}
        hrefOf={(toPage, toSize) => historyQuery.href({ view, page: toPage, size: toSize })}
      />
    </>
  );
}
