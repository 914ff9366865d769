/** What a form is begun with where a service is asked for an order or a design order: its goods and their pieces (SERVICE-11). */
import { SERVICE_MODEL_MAX } from '@portal/contract/service-order';
import { isInstalled, type SiteLine } from '@portal/engines/goods';
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

/** Of what was ordered and did not go back that which is put up; `installed`: ids of those lines, null where that is not known. */
export const goodsOfOrder = (lines: readonly (NamedGoods & { id: string; refundedQuantity: number })[], installed: readonly string[] | null): TypedLine[] =>
  lines.flatMap((line) =>
    line.quantity > line.refundedQuantity && (installed?.includes(line.id) ?? true) ? [lineOf(line, line.quantity - line.refundedQuantity)] : [],
  );

/** What of a design order is put up: no software, cable, parts or work. */
export const goodsOfDesignOrder = (lines: readonly (NamedGoods & SiteLine)[]): TypedLine[] =>
  lines.flatMap((line) => (isInstalled(line) ? [lineOf(line, line.quantity)] : []));
