/** Front door of the files: uploads and downloads, whose they are, and the pictures that records show. */
export { fileRoom } from './room.ts';
export { assertOwnPictures, isOwnPicture } from './own-pictures.ts';
export { pictureOf } from './picture-of.ts';
export { cannotKeep, receivePart, withReceivedFile } from './receive-part.ts';
export { removeFile } from './remove-file.ts';
export { keepSmallPictures, removePicture } from './small-picture.ts';
export { takePublicDocument } from './take-public-document.ts';
export { takePublicPicture } from './take-public-picture.ts';
export { findBytes, getWhole, getWholeFile, loadWholeFiles, type FileReader } from './whole-file.ts';
export { shownName } from './shown-name.ts';
export { findFile, insertFile, insertFiles, listFilesOf, updateFileOwner, deleteFile } from './store.ts';
