/** Front door of what the provider publishes. */
export { contentRoom } from './room.ts';
export { insertClues } from './store.ts';
