import type { SessionInfo } from '@portal/contract/account';
import type { Cart } from '@portal/contract/cart';
import { dealerAbnormal } from '@portal/contract/dealer';
import { mayCall } from '@portal/engines/access';
import { Anchor, Button, ButtonLink, Card, Empty, Notice, SkipLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { LIST_PATH } from '../../catalog/index.ts';
import { SUPPLY_ASKED } from '../model/cart-address.ts';
import { closedWords } from '../model/closed-words.ts';
import { isInvalid, lackingLines, lackingWords } from '../model/cart-edits.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { OtherShops } from './other-shops.tsx';
import { CHECKOUT_ID, TotalsBar } from './totals-bar.tsx';
import { UnboundCard } from './unbound-card.tsx';
import { useCart } from './use-cart.ts';
import './cart-view.css';

interface CartViewProps {
  cart: Cart;
  session: Pick<SessionInfo, 'userType'>;
  /** Whether others than the dealer ordered from may be asked. */
  hasOtherDealers: boolean;
  /** Of lines that the dealer ordered from cannot supply, whether another can (`askedAs`). */
  elsewhere: ReadonlyMap<string, boolean>;
  /** Orders handed in that wait to be paid, and where they are listed: of a cart that is empty. */
  unpaid: { count: number; href: string };
  /** Where the ticked lines are bought; null: nowhere yet. */
  checkoutHref: string | null;
  onSwitch(shopNo: string): Promise<void>;
  /** What another room says of a model, below its line. */
  besideOf(skuNo: string): ReactNode;
}

/** What is to be bought at the dealer ordered from; what waits at others is folded below (CART-2 to CART-7). Needs `AddToSelectionProvider` around it. */
export function CartView({ cart: given, session, hasOtherDealers, elsewhere, unpaid, checkoutHref, onSwitch, besideOf }: CartViewProps) {
  const { cart, isSaving, edit, remove } = useCart(given);
  const { shop, lines, others } = cart;
  const mayChoose = mayCall('ordersFromDealer', session.userType);
  const isClosed = shop !== null && !shop.isOpen;
  // what a dealer that is closed for now does not sell is not to be thrown away
  const invalid = isClosed ? [] : lines.filter(isInvalid);
  const lacking = lackingLines(lines);
  const { words, leadsOn } = lackingWords(lacking, elsewhere);
  return (
    <div className="ct-page" aria-busy={isSaving}>
      {checkoutHref !== null && lines.length > 0 && <SkipLink target={CHECKOUT_ID} label="跳到合计" />}
      <div className="ct-head">
        <h1>购物车</h1>
        {shop && (
          <p className="ct-head__shop">
            订货经销商：<b>{shop.shopName}</b>
            {mayChoose && <Anchor href="/bindFirst">更换</Anchor>}
          </p>
        )}
        {invalid.length > 0 && (
          <Button kind="quiet" size="small" onClick={() => remove(invalid.map(({ id }) => id))}>
            移除失效产品（{invalid.length}）
          </Button>
        )}
      </div>
      {shop === null && <UnboundCard userType={session.userType} />}
      {isClosed && (
        <Notice tone="warning" action={mayChoose && <Anchor href="/bindFirst">更换经销商</Anchor>}>
          {dealerAbnormal.msg}。{closedWords(mayChoose)}
        </Notice>
      )}
      {lines.length === 0 && unpaid.count > 0 && (
        <Notice action={<Anchor href={unpaid.href}>去付款</Anchor>}>有 {unpaid.count} 张订单还没有付款，超时自动关闭</Notice>
      )}
      {shop !== null && lines.length === 0 && (
        <Card>
          <Empty drawing="box" text="购物车还是空的，去选需要的产品吧" action={<ButtonLink href={LIST_PATH}>去选产品</ButtonLink>} />
        </Card>
      )}
      {hasOtherDealers && checkoutHref !== null && lacking.length > 0 && (
        <Notice action={leadsOn && <Anchor href={`${checkoutHref}?${SUPPLY_ASKED}=1`}>看看哪家能供货</Anchor>}>{words}</Notice>
      )}
      {lines.length > 0 && (
        <section className="ct-lines" aria-label="购物车产品">
          <div className="ct-lines__head" aria-hidden="true">
            <span>产品</span>
            <span>单价</span>
            <span>数量</span>
            <span>小计</span>
          </div>
          <ul>
            {lines.map((line) => (
              <CartLineRow
                key={line.id}
                line={line}
                isShopClosed={isClosed}
                // nothing is sold there, neither at the flash price
                beside={isClosed ? null : besideOf(line.skuNo)}
                onEdit={(change) => edit([line.id], change)}
                onRemove={() => remove([line.id])}
              />
            ))}
          </ul>
        </section>
      )}
      <OtherShops others={others} onSwitch={mayChoose ? onSwitch : null} onRemove={remove} />
      {lines.length > 0 && <TotalsBar cart={cart} checkoutHref={checkoutHref} onTick={(ids, selected) => edit(ids, { selected })} onRemove={remove} />}
    </div>
  );
}
