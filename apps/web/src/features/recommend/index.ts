/** Front door of the smart recommendation. */
export { Guide, ORDER_MISSING } from './components/guide.tsx';
export type { GuideProps } from './components/guide.tsx';
export { SceneChoice } from './components/scene-choice.tsx';
export { SceneStrip } from './components/scene-strip.tsx';
export { firstAsk } from './model/ask.ts';
export { GUIDE_PATH, orderIn, parseGuide, scenarioIn, SCENES_PATH } from './model/guide-address.ts';
export { listScenes } from './model/scenes.ts';
export type { Scene } from './model/scenes.ts';
