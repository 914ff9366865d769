/** Front door of forms made from descriptions of inputs: what is typed, the parts that ask for it, what is wrong with it. */
export { draftOf, inputsOf } from './draft.ts';
export type { Draft } from './draft.ts';
export { FieldsForm } from './fields-form.tsx';
