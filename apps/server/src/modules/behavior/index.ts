/** Front door of what visitors look at and look for in vain. */
export { openMissedKeywords } from './missed/missed-keywords.ts';
export { behaviorRoom } from './room.ts';
export { insertLooks } from './store.ts';
