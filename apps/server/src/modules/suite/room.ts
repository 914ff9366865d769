import { defineRoom } from '../../platform/room.ts';
import { getSuitDetail } from './get-suit-detail.ts';
import { listSuits } from './list-suits.ts';
import { openSuites } from './suites.ts';

export const suiteRoom = defineRoom({ name: 'suite', open: openSuites, operations: [listSuits, getSuitDetail] });
