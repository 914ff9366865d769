/** Front door of enterprises: their papers decided on, freezing them, who they are. */
export { Changed } from './changed.tsx';
export { ContactPhone } from './contact-phone.tsx';
export { Decision } from './decision.tsx';
export { enterprisesAddress } from './enterprises-address.ts';
export { FreezeDialog } from './freeze-dialog.tsx';
export { FrozenDialog } from './frozen-dialog.tsx';
export { Namesake } from './namesake.tsx';
export { StateTag } from './state-tag.tsx';
export { TYPE_NAMES } from './type-names.ts';
export { useWaitingPapers } from './use-waiting-papers.ts';
