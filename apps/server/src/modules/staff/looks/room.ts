import { defineRoom } from '../../../platform/room.ts';
import { listDealerLooks } from './list-looks.ts';

/** What the console serves of it; an enterprise's people are none of its business. */
export const dealerLooksRoom = defineRoom({ name: 'staff', open: () => ({}), operations: [listDealerLooks] });
