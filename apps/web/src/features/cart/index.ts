/** Front door of the cart: the button on goods, its badge, the page. */
export { AddToCartButton, comparedCartButton, ModelToCartButton } from './components/add-to-cart-button.tsx';
export { CartView } from './components/cart-view.tsx';
export { UnboundCard } from './components/unbound-card.tsx';
export { useCartCountOfServer } from './components/use-cart-count-of-server.ts';
export { CART_PATH, SUPPLY_ASKED } from './model/cart-address.ts';
export { askedAs, lackingLines } from './model/cart-edits.ts';
export { shortLines } from './model/joined-words.ts';
export { setCartCount, useCartCount } from './model/cart-count.ts';
