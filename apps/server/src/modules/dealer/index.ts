/** Front door of dealers: whom one orders from. It stands right of accounts and enterprises, so the loader of all three is here. */
export { insertPeople, type PeopleRows } from './insert-people.ts';
export type { DealerBindingRow, DealerRow } from './store.ts';
