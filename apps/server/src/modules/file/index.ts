/** Front door of the files: uploads and downloads, whose they are, and the pictures that records show. */
export { fileRoom } from './room.ts';
export { assertOwnPictures, isOwnPicture } from './own-pictures.ts';
export { pictureOf } from './picture-of.ts';
export { receivePart, withReceivedFile } from './receive-part.ts';
export { removeFile } from './remove-file.ts';
export { keepSmallPictures, removePicture } from './small-picture.ts';
export { takePublicPicture } from './take-public-picture.ts';
export { shownName } from './shown-name.ts';
export { findFile, insertFile, insertFiles, listFilesOf, updateFileOwner, deleteFile } from './store.ts';
