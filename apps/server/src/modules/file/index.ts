export { fileRoom } from './room.ts';
export { findFile } from './store.ts';
