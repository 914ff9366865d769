/** Front door of suites: ready-made sets of models. */
export { findSuitFor } from './project.ts';
export { suiteRoom } from './room.ts';
export { insertSuites, listOfferedNos, listSkuNosInSuites, listSuitePictures, listSuitsNamed, type SuiteRows } from './store.ts';
