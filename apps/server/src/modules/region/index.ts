export { regionRoom } from './room.ts';
export { insertRegions, type RegionRow } from './store.ts';
