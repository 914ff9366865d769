/** Front door of what visitors look at. */
export { behaviorRoom } from './room.ts';
