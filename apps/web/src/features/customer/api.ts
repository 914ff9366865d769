/** Calls about a dealer's customers and their groups; the contract loads with the first of them. All throw `CallError`. */
import { createRequestKeys } from '@portal/client/request-keys';
import type { PriceReason } from '@portal/contract/catalog';
import type { GroupTerms, PricingGroup } from '@portal/contract/customer';
import { pageCall } from '../../lib/calls/call.ts';

const additions = createRequestKeys();

/** A new group, or what one is called and holds from now on. */
export async function saveGroup(terms: GroupTerms, before: PricingGroup | null): Promise<PricingGroup | null> {
  const { addPricingGroup, updatePricingGroup } = await import('@portal/contract/customer');
  if (before !== null) {
    const { groupNo, groupName, rate, beginDate, endDate } = before;
    return pageCall(updatePricingGroup, { body: { groupNo, ...terms, seen: { groupName, rate, beginDate, endDate } } });
  }
  return additions.send(terms, (idempotencyKey) => pageCall(addPricingGroup, { body: terms, idempotencyKey }));
}

export async function removeGroup(groupNo: string): Promise<void> {
  const { deletePricingGroup } = await import('@portal/contract/customer');
  await pageCall(deletePricingGroup, { body: { groupNo } });
}

/** `groupNo` '': into none. */
export async function moveCustomer(customerNo: string, groupNo: string): Promise<void> {
  const { moveCustomers } = await import('@portal/contract/customer');
  await pageCall(moveCustomers, { body: { groupNo, customerNos: [customerNo] } });
}

/** Null takes the price away. */
export async function saveGroupPrice(body: { groupNo: string; skuNo: string; price: number | null; seen: number | null }): Promise<void> {
  const { saveGroupPrice: endpoint } = await import('@portal/contract/customer');
  await pageCall(endpoint, { body });
}

/** `staffNo` '': nobody looks after it. */
export async function assignCustomer(customerNo: string, staffNo: string): Promise<void> {
  const { assignCustomers } = await import('@portal/contract/customer');
  await pageCall(assignCustomers, { body: { staffNo, customerNos: [customerNo] } });
}

export async function customerPriceReason(customerNo: string, skuNo: string): Promise<PriceReason> {
  const { explainCustomerPrice } = await import('@portal/contract/customer');
  return pageCall(explainCustomerPrice, { query: { customerNo, skuNo } });
}
