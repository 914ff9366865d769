/** Front door of calculation books: calculations of a project, saved, fixed and set on paper. */
export { booksFollowOwner } from './follow-owner.ts';
export { newEntry } from './new-entry.ts';
export { bookRecords } from './personal-records.ts';
export { calculationBookRoom } from './room.ts';
export { insertBook, insertEntries } from './store.ts';
export { booksStayWithEnterprise } from './stay-with-enterprise.ts';
