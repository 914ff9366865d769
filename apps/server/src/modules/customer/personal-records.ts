import { deleteAssignmentsOfAccount, listAssignedTo } from './assignment-store.ts';

/** Customers an account looks after for a dealer; who looked after it is gone with it. */
export const customerRecords = { name: '负责的客户', read: listAssignedTo, forget: deleteAssignmentsOfAccount };
