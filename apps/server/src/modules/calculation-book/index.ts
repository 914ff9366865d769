/** Front door of calculation books: calculations of a project, saved, fixed and set on paper. */
export { booksFollowOwner } from './follow-owner.ts';
export { bookRecords } from './personal-records.ts';
export { calculationBookRoom } from './room.ts';
export { booksStayWithEnterprise } from './stay-with-enterprise.ts';
