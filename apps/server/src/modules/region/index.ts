/** Front door of the regions: four levels of places, loaded once, and the names along a path of them. */
export { loadRegions } from './region-data.ts';
export { regionRoom } from './room.ts';
export { findNamesOfPath, hasRegions, insertRegions, listChildren } from './store.ts';
