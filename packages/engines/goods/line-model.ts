import { SkuType } from './sku-type.ts';

/** The model number of a line, '' for none: a product of one's own may have none, and is kept under its name. Source: GOODS-3. */
export const lineModelOf = ({ skuType, productName, productModel }: { skuType: SkuType; productName: string; productModel: string }): string =>
  skuType === SkuType.SelfDefined && productModel === productName ? '' : productModel;
