export { regionCopy } from './copy.ts';
export { listRegions, Region } from './endpoints.ts';
