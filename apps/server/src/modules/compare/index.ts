/** Front door of comparing: the list of models to compare, and the comparison. */
export { comparedFollowOwner } from './follow-owner.ts';
export { comparedRecords } from './personal-records.ts';
export { compareRoom } from './room.ts';
export { deleteComparedOf } from './store.ts';
