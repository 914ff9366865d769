import { defineRoom } from '../../platform/room.ts';
import type { PriceBook } from '../price/index.ts';
import { batchAddCart } from './batch-add-cart.ts';
import { countCart, deleteCart, modifyCart, queryCart } from './change-cart.ts';
import { checkCart } from './check-cart.ts';
import { listShopGoods, type CartRoom } from './list-shop-goods.ts';
import { restoreCart } from './restore-cart.ts';
import { takeOutOfCart } from './take-out.ts';

export const cartRoom = defineRoom({
  name: 'cart',
  open: ({ priceBook }: { priceBook: PriceBook }): CartRoom => priceBook,
  operations: [queryCart, countCart, batchAddCart, modifyCart, deleteCart, takeOutOfCart, restoreCart, checkCart, listShopGoods],
});
