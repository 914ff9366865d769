import { defineRoom } from '../../platform/room.ts';
import { getSuitDetail } from './get-suit-detail.ts';
import { listSuits } from './list-suits.ts';

export const suiteRoom = defineRoom({ name: 'suite', open: () => ({}), operations: [listSuits, getSuitDetail] });
