import type { Cart } from '@portal/contract/cart';
import { Button, ButtonLink, Checkbox, Money } from '@portal/ui';
import { AddProductsButton } from '../../catalog/index.ts';
import { isInvalid } from '../model/cart-edits.ts';
import './totals-bar.css';

/** Where the way to the checkout is, for who comes by the keyboard. */
export const CHECKOUT_ID = 'cart-checkout';

interface TotalsBarProps {
  cart: Cart;
  checkoutHref: string | null;
  onTick(ids: readonly string[], selected: boolean): void;
  onRemove(ids: readonly string[]): void;
}

/** What the ticked lines come to, always in sight. */
export function TotalsBar({ cart: { lines, totals }, checkoutHref, onTick, onRemove }: TotalsBarProps) {
  const tickable = lines.filter((line) => !isInvalid(line));
  const ticked = tickable.filter(({ selected }) => selected);
  const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);
  const isAll = tickable.length > 0 && ticked.length === tickable.length;
  const short = ticked.length - totals.lineCount;
  return (
    <section id={CHECKOUT_ID} tabIndex={-1} className="ct-bar" aria-label="合计">
      <div className="ct-bar__row">
        <Checkbox checked={isAll} mixed={ticked.length > 0 && !isAll} disabled={tickable.length === 0} onChange={() => onTick(idsOf(tickable), !isAll)}>
          全选
        </Checkbox>
        <Button kind="quiet" size="small" disabled={ticked.length === 0} onClick={() => onRemove(idsOf(ticked))}>
          移除所选
        </Button>
        <span className="ct-bar__space" />
        <output className="ct-bar__sum">
          <span className="p-small">
            已选 {totals.lineCount} 种 {totals.pieceCount} 件{short > 0 && `，${short} 种库存不足未计入`}
          </span>
          <span>
            合计 <Money yuan={totals.amount} size="large" warm />
          </span>
        </output>
        <AddProductsButton
          isSet
          products={ticked.map(({ skuNo, quantity }) => ({ skuNo, quantity }))}
          name="所选产品"
          label="存入清单"
          size="large"
          disabled={ticked.length === 0}
        />
        {checkoutHref !== null &&
          (totals.lineCount > 0 ? (
            <ButtonLink kind="primary" size="large" href={checkoutHref}>
              去结算
            </ButtonLink>
          ) : (
            <Button kind="primary" size="large" disabled>
              去结算
            </Button>
          ))}
      </div>
    </section>
  );
}
