/** Front door of regions on the pages: a place picked level by level. */
export { RegionFields } from './components/region-fields.tsx';
export type { PickedRegion } from './model/picked.ts';
