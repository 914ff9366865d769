export { fileRoom } from './room.ts';
export { removeFile } from './remove-file.ts';
export { findFile } from './store.ts';
