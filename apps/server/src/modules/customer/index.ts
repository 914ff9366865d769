/** Front door of customers: who may order from a first-level dealer, and what each of them is shown. */
export { isSeenBy, listDealersPeople, listToldOf, type DealerSide } from './assignment-store.ts';
export { assignmentsFollowOwner } from './follow-owner.ts';
export { customerRecords } from './personal-records.ts';
export { askedBy } from './list-bound-customers.ts';
export { callerOf, pricedAs } from './priced-as.ts';
export { listSeenGroups } from './pricing-groups.ts';
export { customerRoom } from './room.ts';
export { listCustomers, listCustomersByNo } from './store.ts';
