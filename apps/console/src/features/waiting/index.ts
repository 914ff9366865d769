/** Front door of what waits: how long it has, read for the board. */
export { readWaiting } from './read-waiting.ts';
export { type WaitingItem, waitedWords } from './waited-longest.ts';
