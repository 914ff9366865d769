import type { OrderSummary } from '@portal/contract/order';
import { Button, ButtonLink, Dialog, Money } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { orderHref, ordersAddress, OrderStateTag } from '../../../order/index.ts';
import './ordered-before-dialog.css';

interface OrderedBeforeDialogProps {
  /** Not closed, the newest first. */
  orders: readonly OrderSummary[];
  isBusy: boolean;
  onAdd(): void;
  onClose(): void;
}

/** A design order that was ordered already: when, under which number; to be added again, or the order looked at. */
export function OrderedBeforeDialog({ orders, isBusy, onAdd, onClose }: OrderedBeforeDialogProps) {
  const [latest] = orders;
  return (
    <Dialog
      open
      width="tip"
      title="这份配单已经下过单"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button busy={isBusy} onClick={onAdd}>
            仍要加入
          </Button>
          {latest && (
            <ButtonLink kind="primary" href={orderHref(ordersAddress, latest.shopOrderNo)}>
              去看订单
            </ButtonLink>
          )}
        </>
      }
    >
      <p>再次加入购物车，已经订过的产品会重复订货。已下的订单：</p>
      <ul className="ob-orders" aria-label="已下的订单">
        {orders.map(({ shopOrderNo, state, amount, gmtCreate }) => (
          <li key={shopOrderNo}>
            <span>
              {shopOrderNo} <OrderStateTag state={state} />
              <span className="p-small ob-orders__when">{formatDateTime(Date.parse(gmtCreate))} 下单</span>
            </span>
            <Money yuan={amount} size="small" />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
