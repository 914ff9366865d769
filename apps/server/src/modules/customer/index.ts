/** Front door of customers: who may order from a first-level dealer, and what each of them is shown. */
export { callerOf, pricedAs } from './priced-as.ts';
export { customerRoom } from './room.ts';
export { listCustomers, listCustomersByNo } from './store.ts';
