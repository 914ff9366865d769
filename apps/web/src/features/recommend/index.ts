/** Front door of the smart recommendation. */
export { Guide, ORDER_MISSING } from './components/guide.tsx';
export type { GuideProps } from './components/guide.tsx';
export { ScenarioChoice } from './components/scenario-choice.tsx';
export { ScenarioStrip } from './components/scenario-strip.tsx';
export { firstAsk } from './model/ask.ts';
export { GUIDE_PATH, orderIn, parseGuide, scenarioIn, SCENARIOS_PATH } from './model/guide-address.ts';
export { listScenarios } from './model/scenarios.ts';
