/** Front door of requirements: what is asked of the provider, and what the provider's staff answers. */
export { requirementRoom } from './room.ts';
export { requirementRecords } from './personal-records.ts';
export { requirementsFollowOwner, requirementsStayWithEnterprise } from './follow-owner.ts';
export { insertRequirements, listNamesOfRequirements, type RequirementRow, type WordInsert } from './store.ts';
