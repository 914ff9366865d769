/** Front door of suites: cards of them, and one with what is in it. */
export { SuiteCard } from './components/suite-card.tsx';
export { SuitePicture } from './components/suite-picture.tsx';
export { SuiteSheet } from './components/suite-sheet.tsx';
export { SuitePanel } from './components/suite-panel.tsx';
export { SuiteParts } from './components/suite-parts.tsx';
export { suiteHrefOf, suitesAddress, SUITES_PATH } from './model/suite-address.ts';
export { productsOf, suiteGroups } from './model/suite-set.ts';
