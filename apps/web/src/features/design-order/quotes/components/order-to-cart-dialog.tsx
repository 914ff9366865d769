import { findCallError } from '@portal/client';
import { cartCopy, noDealerBound, nothingTaken, type LeftReason } from '@portal/contract/cart';
import { errorDataOf } from '@portal/contract/core';
import type { DesignOrder, OrderInCart } from '@portal/contract/design-order';
import { SkuType } from '@portal/engines/goods';
import { isOnSale } from '@portal/engines/pricing';
import { Button, ButtonLink, Checkbox, Code, Dialog, Money, Notice, Tag } from '@portal/ui';
import { useState } from 'react';
import { failureText, tellFailure } from '../../../../lib/failure.ts';
import { createRequestKeys } from '../../../../lib/request-keys.ts';
import { CART_PATH, setCartCount } from '../../../cart/index.ts';
import { addToCart } from '../api.ts';
import './order-to-cart-dialog.css';

interface OrderToCartDialogProps {
  order: Pick<DesignOrder, 'id' | 'lines'>;
  onClose(): void;
  /** A dealer must be chosen first; null: whoever looks chooses none. */
  onUnbound: (() => void) | null;
}

/** Which lines go into the cart, all of them at first; then what was taken at which price, and what was not and why. */
export function OrderToCartDialog({ order: { id, lines }, onClose, onUnbound }: OrderToCartDialogProps) {
  const buyable = lines.filter((line) => isOnSale(line) && line.skuType !== SkuType.SelfDefined);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(buyable.map((line) => line.id)));
  const [report, setReport] = useState<Pick<OrderInCart, 'taken' | 'left'> | null>(null);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [keys] = useState(() => createRequestKeys());
  const isAll = ticked.size === buyable.length && buyable.length > 0;
  const tick = (lineId: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(lineId);
    else next.delete(lineId);
    setTicked(next);
  };
  const handleAdd = async () => {
    setBusy(true);
    setSaid('');
    const lineIds = lines.filter((line) => ticked.has(line.id)).map((line) => line.id);
    try {
      const joined = await keys.send(lineIds, (key) => addToCart({ id, lineIds }, key));
      setCartCount(joined.count);
      setReport(joined);
    } catch (failure) {
      const failed = findCallError(failure);
      const left = failed?.code === nothingTaken.code ? errorDataOf(nothingTaken, failed.data)?.left : undefined;
      if (left) setReport({ taken: [], left: left.map((one) => ({ ...one, reason: one.reason as LeftReason })) });
      else if (failed?.code === noDealerBound.code && onUnbound) onUnbound();
      else tellFailure(failure, () => setSaid(failureText(failure)));
    }
    setBusy(false);
  };
  if (report) return <Report {...report} onClose={onClose} />;
  return (
    <Dialog
      open
      width="medium"
      title="加入购物车"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" busy={isBusy} disabled={ticked.size === 0} onClick={() => void handleAdd()}>
            加入 {ticked.size} 个产品
          </Button>
        </>
      }
    >
      {said !== '' && <Notice tone="error">{said}</Notice>}
      <Checkbox
        checked={isAll}
        mixed={ticked.size > 0 && !isAll}
        disabled={buyable.length === 0}
        onChange={() => setTicked(new Set(isAll ? [] : buyable.map((line) => line.id)))}
      >
        全选（{buyable.length}）
      </Checkbox>
      <ul className="oc-lines">
        {lines.map((line) => (
          <li key={line.id}>
            <Checkbox checked={ticked.has(line.id)} disabled={!buyable.includes(line)} onChange={(event) => tick(line.id, event.currentTarget.checked)}>
              {line.productName} <Code>{line.productModel}</Code>
            </Checkbox>
            <span className="oc-lines__count">
              {buyable.includes(line) ? `${line.quantity} ${line.unit}` : <Tag>{isOnSale(line) ? '自定义产品' : '已下架'}</Tag>}
            </span>
          </li>
        ))}
      </ul>
      <p className="p-small">按今日的订货价加入，不含配单里给客户的折扣与费用；与报价时不同的订货价会在下一步列出，配单本身不变。</p>
    </Dialog>
  );
}

function Report({ taken, left, onClose }: Pick<OrderInCart, 'taken' | 'left'> & { onClose(): void }) {
  const changed = taken.filter(({ price, quotedPrice }) => price !== quotedPrice);
  return (
    <Dialog
      open
      width="medium"
      title={taken.length === 0 ? '没有产品加入购物车' : '已加入购物车'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>继续查看配单</Button>
          <ButtonLink kind="primary" href={CART_PATH}>
            查看购物车
          </ButtonLink>
        </>
      }
    >
      <Notice tone={left.length === 0 ? 'success' : 'warning'}>
        {left.length === 0 ? `${taken.length} 个产品已全部加入` : cartCopy.partly(taken.length, left.length)}
      </Notice>
      {left.length > 0 && (
        <section className="oc-part" aria-label="未能加入">
          <h3 className="oc-part__head">未能加入</h3>
          <ul className="oc-lines">
            {left.map((line) => (
              <li key={line.skuNo}>
                <Code>{line.skuModel}</Code>
                <span className="p-small">{cartCopy.left[line.reason]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {changed.length > 0 && (
        <section className="oc-part" aria-label="价格与报价时不同">
          <h3 className="oc-part__head">价格与报价时不同</h3>
          <ul className="oc-lines">
            {changed.map(({ skuNo, skuModel, price, quotedPrice }) => (
              <li key={skuNo}>
                <Code>{skuModel}</Code>
                <span className="oc-lines__count">
                  报价时 <Money yuan={quotedPrice} size="small" /> → 今日 <Money yuan={price} size="small" />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
