import { deleteRequirementsOfAccount, listRequirementsOfAccount } from './store.ts';

/** What an account asked of the provider, with what was answered; it goes with the account. */
export const requirementRecords = { name: '我的需求', read: listRequirementsOfAccount, forget: deleteRequirementsOfAccount };
