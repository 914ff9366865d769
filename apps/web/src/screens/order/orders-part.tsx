import { ORDER_EXPORT_MAX, orderCopy, orderStateNames, type ListedOrder, type OrderCounts } from '@portal/contract/order';
import { Tabs } from '@portal/ui';
import type { ReactNode } from 'react';
import {
  isNarrowed,
  ORDER_TABS,
  OrderFilters,
  OrderList,
  ordersExportHref,
  type OrderListProps,
  type OrdersAddress,
  type OrdersQuery,
} from '../../features/order/index.ts';
import { afterSalesAddress, OpenClaims, shopAfterSalesAddress } from '../../features/after-sale/index.ts';
import type { PagePart } from '../../lib/page/page-loader.ts';
import { ExportButton } from '../../features/private-product/index.ts';
import { KeywordSearch } from '../merchant/keyword-search.tsx';
import { NarrowedList } from './narrowed-list.tsx';

interface OrdersPartProps {
  who: 'buyer' | 'dealer';
  address: OrdersAddress;
  query: OrdersQuery;
  orders: PagePart<{ data: readonly ListedOrder[]; count: number }>;
  /** Null: not known. */
  counts: OrderCounts | null;
  /** What there is to do where there is no order at all. */
  none: { text: string; action: ReactNode };
  renderSteps?: OrderListProps['renderSteps'];
}

/** Orders by state, looked for by words: a buyer's own, or those a dealer has received. */
export function OrdersPart({ who, address, query, orders, counts, none, renderSteps }: OrdersPartProps) {
  const { data } = orders;
  const hrefOf = (change: Partial<OrdersQuery>) => address.href(address.with(query, change));
  return (
    <>
      <Tabs
        label="订单状态"
        small
        tabs={ORDER_TABS.map((key) => ({
          key,
          label: key === 'all' ? '全部' : orderStateNames[key],
          href: hrefOf({ state: key }),
          // what is over asks for nothing
          ...(counts && key !== 'all' && key !== 'completed' && key !== 'closed' && counts[key] > 0 ? { count: counts[key] } : {}),
        }))}
        current={query.state}
      />
      <KeywordSearch address={address} query={query} label={who === 'buyer' ? '订单号、运单号、产品或型号' : '订单号、运单号、买家、收货人、电话或型号'} />
      <OrderFilters
        address={address}
        query={query}
        action={
          data &&
          data.count > 0 && (
            <div className="p-row od-filters__action">
              {data.count > ORDER_EXPORT_MAX && <p className="p-small">{orderCopy.exportMost(data.count)}</p>}
              <ExportButton
                href={ordersExportHref(who, query)}
                label="导出 Excel"
                file={{ name: who === 'buyer' ? '我的订单.xlsx' : '客户订单.xlsx', slow: orderCopy.exportSlow, done: orderCopy.exported }}
              />
            </div>
          )
        }
      />
      <NarrowedList
        name="订单"
        query={query}
        isNarrowed={isNarrowed(query)}
        allHref={address.path}
        hrefOf={(page, size) => hrefOf({ page, size })}
        found={orders}
        none={none}
      >
        {(rows) => (
          <OrderList
            orders={rows}
            who={who}
            list={address}
            renderSteps={renderSteps}
            renderClaims={(claims) => <OpenClaims claims={claims} list={who === 'buyer' ? afterSalesAddress : shopAfterSalesAddress} />}
          />
        )}
      </NarrowedList>
    </>
  );
}
