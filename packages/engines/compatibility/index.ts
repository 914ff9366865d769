/** Front door of the list check: what a list of products by role lacks, why, and what completes it. */
export type { CompatInputs, CompatResult, Issue, Stream } from './check-types.ts';
export { assignmentOf } from './assignment.ts';
export type { AssignedFeeders, AssignedRecorders, Assignment, AssignmentState } from './assignment.ts';
export { BRIEF_EFFORT, VERDICT_EFFORT, WHOLE_EFFORT } from './budget.ts';
export { checkDefaults, checkFields } from './check-fields.ts';
export { compatCheck } from './compat-check.ts';
export { cheapestFirst, curesOf, keyOf } from './cure-ways.ts';
export { leastTouchFirst, smallSaving, smallSavingText } from './cure-order.ts';
export type { Cure, Cures } from './cure-ways.ts';
export type { LinePieces, Way } from './way.ts';
export {
  adapterFields,
  cameraFields,
  decoderFields,
  diskFields,
  enclosureFields,
  extenderFields,
  injectorFields,
  isVideoList,
  licenceFields,
  partFields,
  networkSwitchFields,
  plugFields,
  poeSwitchFields,
  powerCableFields,
  recorderFields,
  storageServerFields,
  supplyFields,
} from './fields.ts';
export { followUpOf } from './follow-up.ts';
export type { ChosenWay, FollowUp } from './follow-up.ts';
export { asSent, storageInputsOf } from './sent-lines.ts';
export { usualLocation } from './camera-location.ts';
export type { CameraLocation } from './camera-location.ts';
export { askedOf, asTold, isSameProblem, roleLineOf } from './list-lines.ts';
export { handledNotesOf, noteKeyOf, notesAskedOf, notesOf, noteWordsOf, safetyWordsOf } from './list-notes.ts';
export { recommendedCheckOf } from './recommended-check.ts';
export { runsOfModels } from './recommended-runs.ts';
export { issueText, issueTitle, severityNames } from './texts.ts';
export type { IssueCode, Severity } from './texts.ts';
export { unjudgedText } from './unjudged.ts';
export { countsOf, verdictNames, verdictOf } from './verdict.ts';
export type { Verdict } from './verdict.ts';
