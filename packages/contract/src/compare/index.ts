export { compareCopy } from './copy.ts';
export { addAllCompared, addCompared, clearCompared, compareDirectly, compareSent, deleteCompared, listCompared } from './endpoints.ts';
export { compareFull } from './errors.ts';
export { CompareItem, CompareKey, CompareResult, ComparedModel } from './shapes.ts';
