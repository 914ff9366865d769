/** Front door of the smart recommendation, and of forms made from descriptions of inputs (their styles: `form/form.css`). */
export { draftOf, inputsOf } from './form/draft.ts';
export type { Draft, DraftValue } from './form/draft.ts';
export { errorTexts } from './form/error-texts.ts';
export { FieldsForm } from './form/fields-form.tsx';
export type { FieldsFormProps } from './form/fields-form.tsx';
export { Guide, ORDER_MISSING } from './components/guide.tsx';
export type { GuideProps } from './components/guide.tsx';
export { SceneChoice } from './components/scene-choice.tsx';
export { SceneStrip } from './components/scene-strip.tsx';
export { firstAsk } from './model/ask.ts';
export { GUIDE_PATH, orderIn, parseGuide, scenarioIn, SCENES_PATH } from './model/guide-address.ts';
export { listScenes } from './model/scenes.ts';
export type { Scene } from './model/scenes.ts';
export { usePrinting } from './components/use-printing.ts';
