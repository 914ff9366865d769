import { newIdempotencyKey } from '@portal/client/request-keys';
import { figureText } from '@portal/units';
import { PAGE_SIZES } from '@portal/contract/core';
import { designOrderCopy, listDesignOrders, quoteStateNames, SCENES, type DesignOrderSummary } from '@portal/contract/design-order';
import { Anchor, Button, ButtonLink, ChoiceLinks, Dialog, Empty, Icon, Pager, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import {
  ImportListButton,
  AMOUNT_RANGES,
  copyOrder,
  editHref,
  filterCount,
  FilterWords,
  ORDERS_PATH,
  ordersCallQuery,
  ordersFields,
  ordersHref,
  OrderPreview,
  OrderTable,
  parseOrdersQuery,
  removeOrder,
  renameOrder,
  restoreOrder,
  PICKING_PATH,
  withOrdersChange,
  withOrdersSort,
  widened,
  type DesignOrdersQuery,
  type OrdersSort,
} from '../../features/design-order/index.ts';
import { tellFailure } from '../../lib/calls/failure.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { KeywordBox } from '../../lib/parts/keyword-box.tsx';
import type { Route } from './+types/design-orders.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import './design-orders.css';
import { NO_ORDERS_YET } from '../../lib/words/empty-words.ts';

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
  const [previewed, setPreviewed] = useState<DesignOrderSummary | null>(null);
  const [leaving, setLeaving] = useState<DesignOrderSummary | null>(null);
  const navigate = useNavigate();
  const copy = async (order: DesignOrderSummary) => {
    try {
      const id = await copyOrder(order.id, newIdempotencyKey());
      toast.success('已复制，价格按原报价', { action: { label: '编辑副本', onAct: () => void navigate(editHref(id)) } });
    } catch (failure) {
      tellFailure(failure);
    }
    await revalidate();
  };
  const rename = async (order: DesignOrderSummary, name: string) => {
    try {
      await renameOrder(order, name);
    } finally {
      // what another has changed meanwhile is seen
      await revalidate();
    }
  };
  const restore = async (id: string) => {
    await restoreOrder(id).catch(tellFailure);
    await revalidate();
  };
  return (
    <div className="t-container">
      <div className="t-head">
        <h1>我的配单</h1>
        {orders.data && <span className="p-small">共 {figureText(orders.data.count)} 份</span>}
        <span className="t-head__space" />
        {/* without any the page itself says how to begin */}
        {orders.data?.data.length !== 0 && (
          <ButtonLink className="do-begin" kind="primary" icon="plus" href={PICKING_PATH}>
            开始选型
          </ButtonLink>
        )}
        <ImportListButton />
        <div className="t-head__search t-head__search--beside">
          <KeywordBox action={ORDERS_PATH} label="配单名称或备注" keyword={query.keyword} kept={ordersFields(query)} />
        </div>
      </div>
      <OrderNarrowing query={query} />
      {orders.failure !== null && <PartFailed title="配单没有加载成功" failure={orders.failure} />}
      {orders.data?.data.length === 0 && <NoOrders query={query} />}
      {orders.data && orders.data.data.length > 0 && (
        <div className="do-orders" aria-busy={state === 'loading'}>
          <OrderTable orders={orders.data.data} onRemove={setLeaving} onCopy={(order) => void copy(order)} onPreview={setPreviewed} onRename={rename} />
          <Pager
            total={orders.data.count}
            page={query.page}
            size={query.size}
            sizes={PAGE_SIZES}
            hrefOf={(page, size) => ordersHref(withOrdersChange(query, { page, size }))}
          />
        </div>
      )}
      {leaving && (
        <Dialog
          open
          onClose={() => setLeaving(null)}
          title={designOrderCopy.confirmRemoveOrder}
          action={{
            label: '删除',
            danger: true,
            onAct() {
              setLeaving(null);
              void remove(leaving);
            },
          }}
        >
          「{leaving.name}」，{leaving.lineCount} 种产品，删除后可撤销。
        </Dialog>
      )}
      {previewed && <OrderPreview order={previewed} onClose={() => setPreviewed(null)} />}
    </div>
  );
}

const FILTERS_ID = 'order-filters';
const STATUSES = [
  { id: '', label: '全部' },
  { id: 'draft', label: quoteStateNames.draft },
  { id: 'quoted', label: quoteStateNames.quoted },
  { id: 'accepted', label: quoteStateNames.accepted },
  { id: 'changed', label: quoteStateNames.changed },
] as const;
const PERIODS = [
  { id: '', label: '全部' },
  { id: '7', label: '近 7 天' },
  { id: '30', label: '近 30 天' },
  { id: '90', label: '近 90 天' },
] as const;

/** How the list is sorted and what narrows it, each choice a link (DESIGN-12). On a phone what narrows is folded, so that the first order stands in sight. */
function OrderNarrowing({ query }: { query: DesignOrdersQuery }) {
  const [isOpen, setIsOpen] = useState(false);
  const scenes = [{ id: '' as const, label: '全部' }, ...SCENES.map(({ sceneId, sceneName }) => ({ id: sceneId, label: sceneName }))];
  const amounts = [{ id: '', label: '全部' }, ...AMOUNT_RANGES];
  return (
    <>
      <div className="do-orders__bar">
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
        <div className="do-orders__fold">
          <Button size="small" aria-expanded={isOpen} aria-controls={FILTERS_ID} onClick={() => setIsOpen(!isOpen)}>
            <FilterWords label={isOpen ? '收起筛选' : '筛选'} count={filterCount(query)} />
          </Button>
        </div>
      </div>
      <div id={FILTERS_ID} className={isOpen ? 'do-orders__filters do-orders__filters--open' : 'do-orders__filters'}>
        <OrderFilter label="状态" query={query} choices={STATUSES} field="status" />
        <OrderFilter label="更新时间" query={query} choices={PERIODS} field="days" />
        <OrderFilter label="总价" query={query} choices={amounts} field="amount" />
        <OrderFilter label="应用场景" query={query} choices={scenes} field="scene" />
      </div>
    </>
  );
}

interface OrderFilterProps {
  label: string;
  query: DesignOrdersQuery;
  choices: readonly { id: string; label: string }[];
  field: 'status' | 'days' | 'amount' | 'scene';
}

function OrderFilter({ label, query, choices, field }: OrderFilterProps) {
  const links = choices.map(({ id, label: name }) => ({
    key: id,
    label: name,
    href: ordersHref(withOrdersChange(query, { [field]: id })),
    chosen: query[field] === id,
  }));
  return <ChoiceLinks label={label} choices={links} />;
}

function NoOrders({ query }: { query: DesignOrdersQuery }) {
  if (filterCount(query) > 0)
    return <Empty drawing="search" text="没有符合条件的配单" action={<ButtonLink href={ordersHref(widened(query))}>查看全部配单</ButtonLink>} />;
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
      text={NO_ORDERS_YET}
      action={
        <ButtonLink kind="primary" icon="plus" href={PICKING_PATH}>
          开始选型
        </ButtonLink>
      }
    />
  );
}
