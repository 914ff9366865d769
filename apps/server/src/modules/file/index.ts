export { fileRoom } from './room.ts';
export { receivePart } from './receive-part.ts';
export { removeFile } from './remove-file.ts';
export { findFile, insertFile, listFilesOf, updateFileOwner, deleteFile } from './store.ts';
