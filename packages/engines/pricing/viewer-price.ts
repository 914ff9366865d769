import type { Yuan } from '@portal/units';
import { EMPLOYEE_TYPES, MERCHANT_TYPES, UserType } from '../access/index.ts';

export interface ViewerPrice {
  /** Yuan; null: no price yet. */
  price: Yuan | null;
  priceLabel: '参考价' | '客户价';
}

/** Those who see channel prices; everyone else, known or not, sees the suggested retail price. */
const CHANNEL_VIEWERS: readonly UserType[] = [...MERCHANT_TYPES, ...EMPLOYEE_TYPES, UserType.SalesStaff];

/**
 * The price a user may see of a model, and may calculate with: dealers, their staff and sales staff the channel price
 * (客户价), visitors and individuals the suggested retail price (参考价). The other price never leaves the server.
 */
export function viewerPrice(viewer: UserType, sku: { price: Yuan | null; referPrice: Yuan | null }): ViewerPrice {
  return CHANNEL_VIEWERS.includes(viewer) ? { price: sku.price, priceLabel: '客户价' } : { price: sku.referPrice, priceLabel: '参考价' };
}
