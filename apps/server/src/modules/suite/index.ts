/** Front door of suites: ready-made sets of models. */
export { suiteRoom } from './room.ts';
export { insertSuites, listSkuNosInSuites, type SuiteRows } from './store.ts';
