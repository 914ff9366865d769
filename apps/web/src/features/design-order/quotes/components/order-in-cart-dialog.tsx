import { cartCopy } from '@portal/contract/cart';
import { Button, ButtonLink, Code, Dialog, Money, Notice, toast } from '@portal/ui';
import { formatYuan } from '@portal/units';
import { useRef, useState } from 'react';
import { failureText } from '../../../../lib/calls/failure.ts';
import { usePriceLabel } from '../../../../lib/words/price-label.ts';
import { CART_PATH } from '../../../cart/index.ts';
import { sumUp, takeBack } from '../join-cart.ts';
import { shortLines } from '../../../cart/index.ts';
import { cartDifference } from '../model/cart-difference.ts';
import { hadBefore, type OrderJoined } from '../model/order-joined.ts';
import './order-in-cart-dialog.css';

interface OrderInCartDialogProps {
  joined: OrderJoined;
  /** Lines of the order that were not asked for. */
  restCount: number;
  onClose(): void;
}

/** What of an order went into the cart at which difference to what was quoted, what did not and why; and the way back. */
export function OrderInCartDialog({ joined: asJoined, restCount, onClose }: OrderInCartDialogProps) {
  const [joined, setJoined] = useState(asJoined);
  /** What the cart comes to once the former pieces have joined; null: they have not. */
  const [summed, setSummed] = useState<number | null>(null);
  const { taken, left, setAside } = joined;
  const told = useRef<HTMLParagraphElement>(null);
  const before = hadBefore(joined);
  const isOfOther = before.some(({ joiningId }) => joiningId !== null);
  const priceLabel = usePriceLabel();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { quoted, today, by, unquoted } = cartDifference(taken);
  const short = shortLines(taken);
  const changed = taken.filter(({ price, quotedPrice }) => price !== quotedPrice);
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setSaid('');
    try {
      await act();
    } catch (failure) {
      setSaid(failureText(failure));
    }
    setBusy(false);
  };
  const handleUndo = () =>
    attempt(async () => {
      await takeBack(joined);
      toast.success('已从购物车撤销');
      onClose();
    });
  const handleSum = () =>
    attempt(async () => {
      const { joined: after, totals } = await sumUp(joined);
      setJoined(after);
      setSummed(totals.amount);
      // the button goes
      told.current?.focus();
    });
  return (
    <Dialog
      open
      // an Enter that comes late undoes nothing
      unasked
      width="medium"
      title={taken.length === 0 ? '没有产品加入购物车' : '已加入购物车'}
      onClose={onClose}
      actions={
        <>
          {taken.length > 0 && (
            <Button busy={isBusy} onClick={() => void handleUndo()}>
              撤销加入
            </Button>
          )}
          <Button onClick={onClose}>继续查看配单</Button>
          <ButtonLink kind="primary" href={CART_PATH}>
            查看购物车
          </ButtonLink>
        </>
      }
    >
      {said !== '' && <Notice tone="error">{said}</Notice>}
      <Notice tone={left.length + short.length === 0 ? 'success' : 'warning'}>
        {left.length === 0 ? `${taken.length} 个产品已全部加入` : cartCopy.partly(taken.length, left.length)}
        {short.length > 0 && `，其中 ${short.length} 个库存不足，暂时不能结算`}
      </Notice>
      {restCount > 0 && <p className="oc-aside p-small">配单中其余 {restCount} 项没有勾选，没有加入。</p>}
      {setAside.length > 0 && (
        <p className="oc-aside p-small">购物车中另外 {setAside.length} 项产品已取消勾选，结算时只含这份配单的产品；需要一起订货的，可在购物车重新勾选。</p>
      )}
      {taken.length > 0 && (
        <dl className="oc-sums">
          <div>
            <dt>报价时订货金额</dt>
            <dd>
              <Money yuan={quoted} size="small" />
            </dd>
          </div>
          <div>
            <dt>今日订货金额</dt>
            <dd>
              <Money yuan={today} size="small" />
            </dd>
          </div>
          <div>
            <dt>差额</dt>
            <dd>{by === 0 ? '没有变化' : `${by > 0 ? '贵了' : '便宜了'} ${formatYuan(Math.abs(by)).text}`}</dd>
          </div>
          {summed !== null && (
            <div>
              <dt>合计原有数量后，购物车合计{short.length > 0 && '（不含库存不足的）'}</dt>
              <dd>
                <Money yuan={summed} size="small" />
              </dd>
            </div>
          )}
        </dl>
      )}
      {before.length > 0 && (
        <section className="oc-part" aria-label="购物车中原有的产品">
          <h3 className="oc-part__head">购物车中原有的产品</h3>
          <p ref={told} tabIndex={-1} className="p-small">
            {summed === null ? '数量已改为配单的数量，原有的不会一起订货。' : '原有数量已与配单数量合计，结算时一起订货。'}
          </p>
          <ul className="oc-lines">
            {before.map(({ skuNo, skuModel, had, now, joiningId }) => (
              <li key={skuNo}>
                <Code>{skuModel}</Code>
                <span className="oc-lines__count">
                  {joiningId === null ? `此前按本配单加入 ${had} 件，已改为 ${now} 件` : `原有 ${had} 件，现为 ${now} 件`}
                </span>
              </li>
            ))}
          </ul>
          {summed === null && isOfOther && (
            <Button size="small" busy={isBusy} onClick={() => void handleSum()}>
              与原有数量合计
            </Button>
          )}
        </section>
      )}
      {left.length > 0 && (
        <section className="oc-part" aria-label="未能加入">
          <h3 className="oc-part__head">未能加入</h3>
          <ul className="oc-lines">
            {left.map((line) => (
              <li key={line.skuNo}>
                <Code>{line.skuModel}</Code>
                <span className="p-small">{line.words}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {short.length > 0 && (
        <section className="oc-part" aria-label="库存不足">
          <h3 className="oc-part__head">库存不足</h3>
          <ul className="oc-lines">
            {short.map(({ skuNo, skuModel, stockTotal, inCart }) => (
              <li key={skuNo}>
                <Code>{skuModel}</Code>
                <span className="p-small">{cartCopy.shortOfStock(stockTotal ?? 0, inCart)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {changed.length > 0 && (
        <section className="oc-part" aria-label="价格与报价时不同">
          <h3 className="oc-part__head">价格与报价时不同</h3>
          <ul className="oc-lines">
            {changed.map(({ skuNo, skuModel, quantity, price, quotedPrice }) => (
              <li key={skuNo}>
                <Code>{skuModel}</Code>
                <span className="oc-lines__count">
                  ×{quantity}，报价时 <Money yuan={quotedPrice} size="small" /> → 今日 <Money yuan={price} size="small" />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="p-small">
        按今日的{priceLabel}加入，不含配单里给客户的折扣与费用；配单本身不变。{unquoted > 0 && `${unquoted} 个产品报价时没有价格，不计入差额。`}
      </p>
    </Dialog>
  );
}
