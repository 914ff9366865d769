/** Front door of comments: what buyers say of what they received, and what the provider's staff lets be read of it. */
export { commentRecords } from './personal-records.ts';
export { commentRoom } from './room.ts';
export { insertComment } from './store.ts';
