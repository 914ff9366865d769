/** Front door of requirements: the form that asks the provider, one's own requests and their threads. */
export { AddWord } from './components/add-word.tsx';
export { RequestStrip } from './components/request-strip.tsx';
export { RequirementFacts } from './components/requirement-facts.tsx';
export { RequirementForm } from './components/requirement-form.tsx';
export { requirementRecord } from './components/requirement-record.tsx';
export { RequirementThread } from './components/requirement-thread.tsx';
export { StateTag } from './components/state-tag.tsx';
export { SubmittedDialog } from './components/submitted-dialog.tsx';
export { WithdrawButton } from './components/withdraw-button.tsx';
export { begunRequirement } from './model/begun-requirement.ts';
export { projectIn, requirementHref, requirementsAddress, requirementTypeIn, type RequirementsQuery } from './model/requirement-address.ts';
