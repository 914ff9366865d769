import { defineRoom } from '../../platform/room.ts';
import { listProvinceCities, listRegions } from './list-regions.ts';

export const regionRoom = defineRoom({ name: 'region', open: () => ({}), operations: [listRegions, listProvinceCities] });
