import { orderTypeNames, quoteStateNames, type DesignOrderSummary } from '@portal/contract/design-order';
import { ButtonLink, IconButton, Money, Table, Tag, type Column } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useSeesCost } from '../../lib/identity/cost-view.ts';
import { detailHref, editHref } from './lines/model/addresses.ts';
import { ExportButton } from './quotation/components/export-button.tsx';
import { ProductPicture } from './lines/components/product-picture.tsx';
import { OrderName } from './quotes/components/order-name.tsx';
import './order-table.css';

interface OrderTableProps {
  orders: readonly DesignOrderSummary[];
  onRemove?: (order: DesignOrderSummary) => void;
  onCopy?: (order: DesignOrderSummary) => void;
  onPreview?: (order: DesignOrderSummary) => void;
  /** Rejects when it failed. */
  onRename?: (order: DesignOrderSummary, name: string) => Promise<void>;
  /** Without deeds, for a short list elsewhere. */
  isBrief?: boolean;
}

const QUOTE_TONES = { draft: undefined, quoted: 'accent', accepted: 'success', changed: 'warning' } as const;

/** My design orders: a table, cards on a phone. */
export function OrderTable({ orders, onRemove, onCopy, onPreview, onRename, isBrief }: OrderTableProps) {
  const seesCost = useSeesCost();
  // internal, as cost and margin are: a customer may look at the list, too
  const hidesRemark = (order: DesignOrderSummary) => order.remark !== '' && seesCost;
  const noted = <span className="p-small">有内部备注</span>;
  const columns: Column<DesignOrderSummary>[] = [
    {
      key: 'name',
      head: '配单名称',
      phone: 'title',
      render: (order) => (
        <span className="do-order">
          <OrderName order={order} onRename={onRename && ((name) => onRename(order, name))} />
          {!isBrief && (
            <span className="do-order__tags">
              <Tag tone={QUOTE_TONES[order.quoteState]}>{quoteStateNames[order.quoteState]}</Tag>
              {orderTypeNames[order.orderType] !== undefined && <Tag>{orderTypeNames[order.orderType]}</Tag>}
              {hidesRemark(order) && noted}
            </span>
          )}
          {!isBrief && order.quoteState === 'changed' && order.accepted !== null && (
            <span className="p-small">
              客户接受的是 {order.accepted.quotationNumber}，总价 <Money yuan={order.accepted.amount} size="small" />
              ，之后有修改，请重新生成链接
            </span>
          )}
          {isBrief && hidesRemark(order) && noted}
          {order.remark !== '' && !seesCost && (
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
                <ButtonLink size="small" href={editHref(order.id)} aria-label={`编辑：${order.name}`}>
                  编辑
                </ButtonLink>
                <IconButton className="do-order__peek" name="eye" label={`预览：${order.name}`} size="small" onClick={() => onPreview?.(order)} />
                <IconButton name="copy" label={`复制：${order.name}`} size="small" onClick={() => onCopy?.(order)} />
                <ExportButton id={order.id} orderName={order.name} isSmall />
                <IconButton name="trash" label={`删除：${order.name}`} size="small" onClick={() => onRemove?.(order)} />
              </span>
            ),
          },
        ]),
  ];
  return <Table caption="我的配单" columns={columns} rows={orders} rowKey={(order) => order.id} />;
}
