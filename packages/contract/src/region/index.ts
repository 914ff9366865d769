export { listRegions, Region } from './endpoints.ts';
