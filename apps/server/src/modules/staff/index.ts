/** Front door of an enterprise's people: invited, changed, removed; joining, leaving, handing over. */
export { staffFollowsType, tellWaitingInvitations } from './follow-events.ts';
export type { StaffLeft, StaffNeeds } from './needs.ts';
export { staffRecords } from './personal-records.ts';
export { staffRoom } from './room.ts';
export { insertHistory, insertInvitation } from './store.ts';
