import { PAGE_SIZES } from '@portal/contract/core';
import { listDesignOrders, type DesignOrderSummary } from '@portal/contract/design-order';
import { Anchor, Button, ButtonLink, Empty, ErrorState, Icon, Pager, toast } from '@portal/ui';
import { useNavigation, useRevalidator } from 'react-router';
import {
  ImportListButton,
  KeywordBox,
  ORDERS_PATH,
  ordersCallQuery,
  ordersFields,
  ordersHref,
  OrderTable,
  parseOrdersQuery,
  removeOrder,
  restoreOrder,
  PICKING_PATH,
  withOrdersChange,
  withOrdersSort,
  type OrdersQuery,
  type OrdersSort,
} from '../../features/design-order/index.ts';
import { tellFailure } from '../../lib/failure.ts';
import { callContext } from '../../lib/server-context.ts';
import type { Route } from './+types/design-orders.ts';
import { partOf } from '../../lib/page-loader.ts';
import './design-orders.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = parseOrdersQuery(new URL(request.url).searchParams);
  return { query, orders: await partOf(request, context.get(callContext)(listDesignOrders, { query: ordersCallQuery(query) })) };
}

const SORTS: readonly { sort: OrdersSort; label: string }[] = [
  { sort: 'gmtModified', label: '更新时间' },
  { sort: 'gmtCreate', label: '创建时间' },
  { sort: 'amount', label: '总价' },
];

export default function DesignOrders({ loaderData: { query, orders } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const remove = async (order: DesignOrderSummary) => {
    try {
      await removeOrder(order.id);
      toast.success('删除成功', { action: { label: '撤销', onAct: () => void restore(order.id) } });
    } catch (failure) {
      tellFailure(failure);
    }
    await revalidate();
  };
  const restore = async (id: string) => {
    await restoreOrder(id).catch(tellFailure);
    await revalidate();
  };
  return (
    <div className="t-container">
      <div className="t-head">
        <h1>我的配单</h1>
        {orders.data && <span className="p-small">共 {orders.data.count.toLocaleString('en-US')} 份</span>}
        <span className="t-head__space" />
        <ImportListButton />
        <div className="t-head__search">
          <KeywordBox action={ORDERS_PATH} label="配单名称或备注" keyword={query.keyword} kept={ordersFields(query)} />
        </div>
      </div>
      <ul className="p-rank t-sorts" aria-label="排序">
        {SORTS.map(({ sort, label }) => (
          <li key={sort}>
            <Anchor className="p-rank__link" href={ordersHref(withOrdersSort(query, sort))} aria-current={query.sort === sort ? 'true' : undefined}>
              {label}
              {query.sort === sort && <Icon name={query.order === 'desc' ? 'chevron-down' : 'chevron-up'} size={16} />}
            </Anchor>
          </li>
        ))}
      </ul>
      {orders.failure !== null && (
        <ErrorState
          title="配单没有加载成功"
          safe={orders.failure}
          actions={
            <Button kind="primary" onClick={() => void revalidate()}>
              重试
            </Button>
          }
        />
      )}
      {orders.data?.data.length === 0 && <NoOrders query={query} />}
      {orders.data && orders.data.data.length > 0 && (
        <div className="do-orders" aria-busy={state === 'loading'}>
          <OrderTable orders={orders.data.data} onRemove={(order) => void remove(order)} />
          <Pager
            total={orders.data.count}
            page={query.page}
            size={query.size}
            sizes={PAGE_SIZES}
            hrefOf={(page, size) => ordersHref(withOrdersChange(query, { page, size }))}
          />
        </div>
      )}
    </div>
  );
}

function NoOrders({ query }: { query: OrdersQuery }) {
  if (query.keyword !== '') {
    return (
      <Empty
        drawing="search"
        text={`没有名称或备注含“${query.keyword}”的配单`}
        action={<ButtonLink href={ordersHref(withOrdersChange(query, { keyword: '' }))}>查看全部配单</ButtonLink>}
      />
    );
  }
  if (query.page > 1)
    return <Empty text="这一页没有配单了" action={<ButtonLink href={ordersHref(withOrdersChange(query, { page: 1 }))}>回到第一页</ButtonLink>} />;
  return (
    <Empty
      text="还没有配单，选好产品就能生成第一份报价"
      action={
        <ButtonLink kind="primary" icon="plus" href={PICKING_PATH}>
          开始选型
        </ButtonLink>
      }
    />
  );
}
