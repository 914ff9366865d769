export { loadRegions } from './region-data.ts';
export { regionRoom } from './room.ts';
export { findNamesOfPath, hasRegions, insertRegions, listChildren } from './store.ts';
