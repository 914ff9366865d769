export { regionCopy } from './copy.ts';
export { listProvinceCities, listRegions, Region } from './endpoints.ts';
