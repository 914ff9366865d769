export { regionRoutes } from './routes.ts';
export { insertRegions, type RegionRow } from './store.ts';
