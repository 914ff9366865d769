import { OUT_OF_STOCK } from '@portal/engines/goods';
import { CART_LINES_MAX } from './limits.ts';

/** Sentences that server and pages both say about the cart. */
export const cartCopy = {
  added: '已加入购物车',
  removed: '已从购物车移除',
  nothingChosen: '请选择购物车中的产品',
  nothingToAdd: '请选择要加入购物车的产品',
  /** Of a list of which some found no place. */
  partly: (taken: number, left: number) => `已加入 ${taken} 个产品，${left} 个未能加入`,
  /** Of what joined the cart and cannot be bought as it is. */
  shortOfStock: (stock: number, inCart: number) => (stock === 0 ? `订货经销商${OUT_OF_STOCK}` : `订货经销商库存 ${stock}，购物车中 ${inCart}`),
  quantityMax: (count: number) => `该产品最多可买 ${count} 件`,
  /** Why a model stays out. */
  left: {
    delisted: '该产品已下架，无法加入购物车',
    notOffered: '该产品仅限项目渠道销售，无法加入购物车',
    noPrice: '该产品暂无价格，请联系经销商报价后再购买',
    ownProduct: '自定义产品不能加入购物车',
    quantityFull: '该产品在购物车中的数量已达上限',
    cartFull: `购物车最多放 ${CART_LINES_MAX} 个产品，请先移除不需要的产品`,
  },
} as const;

/** Why a model stays out of the cart. */
export type LeftReason = keyof typeof cartCopy.left;
