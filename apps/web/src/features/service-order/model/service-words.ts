import type { ServiceLine } from '@portal/contract/service-order';

/** The devices in one line: each by the number on its label, else by pieces; of many that are not listed how many there are. */
export const productsWords = (products: readonly ServiceLine[], productCount = products.length): string =>
  products.map(({ productModel, serialNo, quantity }) => (serialNo === '' ? `${productModel} × ${quantity}` : `${productModel}（${serialNo}）`)).join('、') +
  (productCount > products.length ? ` 等 ${productCount} 种` : '');
