/** Front door of what the provider publishes. */
export { contentRoom } from './room.ts';
export { CLUES_MAX, insertClues, listClues } from './store.ts';
