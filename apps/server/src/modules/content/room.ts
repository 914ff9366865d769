import { defineRoom } from '../../platform/room.ts';
import { listMarqueeClues } from './list-marquee-clues.ts';

export const contentRoom = defineRoom({ name: 'content', open: () => ({}), operations: [listMarqueeClues] });
