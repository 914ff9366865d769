import type { DesignOrderSummary } from '@portal/contract/design-order';
import { Anchor, ButtonLink, IconButton, Money, Table, type Column } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { detailHref } from './lines/model/addresses.ts';
import { ExportButton } from './quotation/components/export-button.tsx';
import { ProductPicture } from './lines/components/product-picture.tsx';
import './order-table.css';

interface OrderTableProps {
  orders: readonly DesignOrderSummary[];
  onRemove?: (order: DesignOrderSummary) => void;
  /** Without deeds, for a short list elsewhere. */
  isBrief?: boolean;
}

/** My design orders: a table, cards on a phone. */
export function OrderTable({ orders, onRemove, isBrief }: OrderTableProps) {
  const columns: Column<DesignOrderSummary>[] = [
    {
      key: 'name',
      head: '配单名称',
      phone: 'title',
      render: (order) => (
        <span className="do-order">
          <Anchor className="do-order__name" href={detailHref(order.id)} title={order.name}>
            {order.name}
          </Anchor>
          {order.remark !== '' && (
            <span className="p-small do-order__remark" title={order.remark}>
              {order.remark}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'pictures',
      head: '产品',
      label: '产品',
      render: (order) => (
        <span className="do-order__products">
          {order.pictures.slice(0, 3).map((picture, index) => (
            <ProductPicture key={`${index} ${picture}`} src={picture} size={40} />
          ))}
          <span className="p-small">{order.lineCount} 种</span>
        </span>
      ),
    },
    { key: 'scene', head: '应用场景', render: (order) => order.sceneName ?? '-' },
    {
      key: 'amount',
      head: '总价',
      kind: 'figure',
      render: (order) => (
        <span className="do-order__sum">
          <Money yuan={order.amount} />
          {order.preferential > 0 && (
            <span className="p-small">
              已优惠 <Money yuan={order.preferential} size="small" />
            </span>
          )}
        </span>
      ),
    },
    { key: 'modified', head: '更新时间', render: (order) => <span className="do-order__time">{formatDateTime(order.gmtModified)}</span> },
    ...(isBrief
      ? []
      : [
          {
            key: 'deeds',
            head: '操作',
            kind: 'actions' as const,
            render: (order: DesignOrderSummary) => (
              <span className="do-order__deeds">
                <ButtonLink size="small" href={detailHref(order.id)} aria-label={`查看：${order.name}`}>
                  查看
                </ButtonLink>
                <ExportButton id={order.id} orderName={order.name} isSmall />
                <IconButton name="trash" label={`删除：${order.name}`} size="small" onClick={() => onRemove?.(order)} />
              </span>
            ),
          },
        ]),
  ];
  return <Table caption="我的配单" columns={columns} rows={orders} rowKey={(order) => order.id} />;
}
