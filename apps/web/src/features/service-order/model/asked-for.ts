/** What a form is begun with where a service is asked for an order or a design order: its goods and their pieces (SERVICE-11). */
import { SERVICE_MODEL_MAX } from '@portal/contract/service-order';
import { SkuType } from '@portal/engines/goods';
import { firstLetters } from '@portal/units';
import type { TypedLine } from './typed-service.ts';

interface NamedGoods {
  productModel: string;
  productName: string;
  quantity: number;
}

/** What has no model number goes by its name. */
const lineOf = ({ productModel, productName }: NamedGoods, quantity: number): TypedLine => ({
  productModel: firstLetters(productModel || productName, SERVICE_MODEL_MAX),
  serialNo: '',
  quantity: String(quantity),
});

/** What was ordered and did not go back. */
export const goodsOfOrder = (lines: readonly (NamedGoods & { refundedQuantity: number })[]): TypedLine[] =>
  lines.flatMap((line) => (line.quantity > line.refundedQuantity ? [lineOf(line, line.quantity - line.refundedQuantity)] : []));

/** What stands in a design order, but for software, which nobody puts up. */
export const goodsOfDesignOrder = (lines: readonly (NamedGoods & { skuType: SkuType })[]): TypedLine[] =>
  lines.flatMap((line) => (line.skuType === SkuType.Software ? [] : [lineOf(line, line.quantity)]));
