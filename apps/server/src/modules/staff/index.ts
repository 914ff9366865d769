/** Front door of an enterprise's people: invited, changed, removed; joining, leaving, handing over. */
export { noteLook } from './looks/note-look.ts';
export { changesIn, noteDealerAct } from './note-dealer-act.ts';
export { dealerLooksRoom } from './looks/room.ts';
export { staffFollowsType, tellWaitingInvitations } from './follow-events.ts';
export type { StaffLeft, StaffNeeds } from './needs.ts';
export { staffRecords } from './personal-records.ts';
export { staffRoom } from './room.ts';
export { insertHistory, insertInvitation } from './store.ts';
