import { afterSaleStateNames, afterSaleWayNames } from '@portal/contract/after-sale';
import type { Order } from '@portal/contract/order';

/** A request that an order has open, in a cell of a worksheet. */
export const claimWords = ({ afterSaleNo, way, state }: Order['claims'][number]): string =>
  `${afterSaleNo} ${afterSaleWayNames[way]}（${afterSaleStateNames[state]}）`;
