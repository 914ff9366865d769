export { cartCopy, type LeftReason } from './copy.ts';
export { batchAddCart, checkCart, countCart, deleteCart, modifyCart, queryCart, restoreCart, takeOutOfCart } from './endpoints.ts';
export { cartPriceChanged, cartQuantityTooLarge, noDealerBound, nothingTaken } from './errors.ts';
export { CART_LINES_MAX } from './limits.ts';
export { listShopGoods, type ShopGoods } from './shop-goods-endpoints.ts';
export { Cart, CartLine, CartSource, JoinedCart, type CartPiece } from './shapes.ts';
