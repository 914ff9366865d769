import type { ServiceLine } from '@portal/contract/service-order';

/** A device by the number on its label, else by pieces. */
export const productWords = ({ productModel, serialNo, quantity }: ServiceLine): string =>
  serialNo === '' ? `${productModel} × ${quantity}` : `${productModel}（${serialNo}）`;

/** The devices in one line; of many that are not listed how many there are. */
export const productsWords = (products: readonly ServiceLine[], productCount = products.length): string =>
  products.map(productWords).join('、') + (productCount > products.length ? ` 等 ${productCount} 种` : '');
