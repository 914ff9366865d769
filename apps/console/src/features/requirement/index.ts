/** Front door of what is asked of the provider: narrowed, handled, its state, how many wait. */
export { AskerPhone } from './asker-phone.tsx';
export { Handling } from './handling.tsx';
export { REQUIREMENT_FILTERS, RequirementFilters } from './requirement-filters.tsx';
export { RequirementTag } from './state-tag.tsx';
export { useWaitingRequirements } from './use-waiting-requirements.ts';
