/** Front door of the smart recommendation: models by role, three tiers for a scenario, and putting them into a list or an order. */
export { recommendRoom } from './room.ts';
export { recommendRecords } from './personal-records.ts';
export { followTakenLines } from './follow-taken-lines.ts';
export { recommendationsStayWithEnterprise } from './stay-with-enterprise.ts';
export { recommendationsFollowOwner } from './follow-owner.ts';
