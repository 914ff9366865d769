/** Front door of suites: cards of them, and one with what is in it. */
export { SuiteCard } from './components/suite-card.tsx';
export { SuitePanel } from './components/suite-panel.tsx';
export { SuiteParts } from './components/suite-parts.tsx';
export { suiteHrefOf, suitesAddress, SUITES_PATH } from './model/suite-address.ts';
export { productsOf } from './model/suite-set.ts';
