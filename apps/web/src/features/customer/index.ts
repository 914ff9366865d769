/** Front door of customers: who may order from a first-level dealer, and the groups they are priced in. */
export { removeGroup } from './api.ts';
export { AssignSelect } from './components/assign-select.tsx';
export { CustomerTable } from './components/customer-table.tsx';
export { GroupDialog } from './components/group-dialog.tsx';
export { GroupMoveButton } from './components/group-move-button.tsx';
export { GroupPriceTable } from './components/group-price-table.tsx';
export { GroupTable } from './components/group-table.tsx';
export { customersAddress, groupAddress, type CustomersQuery, type GroupQuery } from './model/customers-query.ts';
export { groupWords } from './model/group-words.ts';
export type { RateExample } from './model/rate-question.ts';
