/** Front door of service orders: installation, repair and the like, ordered of the provider and handled by its desk. */
export { serviceOrdersFollowOwner, serviceOrdersStayWithEnterprise } from './follow-owner.ts';
export { serviceOrderRecords } from './personal-records.ts';
export { serviceOrderRoom } from './room.ts';
export { insertServiceOrders, listNamesOfServiceOrders, type ServiceOrderRow, type ServiceStepInsert } from './store.ts';
