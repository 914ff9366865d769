export { fileRoom } from './room.ts';
export { removeFile } from './remove-file.ts';
export { findFile, listFilesOf, updateFileOwner, deleteFile } from './store.ts';
