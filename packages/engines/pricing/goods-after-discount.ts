import { fen, toFen, toYuan, type Yuan } from '@portal/units';

/** What goods come to once something was taken off them. Yuan; throws RangeError on NaN. Source: ORDER-12. */
export const goodsAfterDiscount = (goodsAmount: Yuan, discount: Yuan): Yuan => toYuan(fen(toFen(goodsAmount) - toFen(discount)));
