import type { ServiceLine } from '@portal/contract/service-order';

/** The devices in one line: each by the number on its label, else by pieces. */
export const productsWords = (products: readonly ServiceLine[]): string =>
  products.map(({ productModel, serialNo, quantity }) => (serialNo === '' ? `${productModel} × ${quantity}` : `${productModel}（${serialNo}）`)).join('、');
