export { fileCopy } from './copy.ts';
export { readFile, uploadFile } from './endpoints.ts';
export { fileRefused, fileTooLarge } from './errors.ts';
export { FILE_BYTES_MAX, FILE_BYTES_PER_ACCOUNT_MAX, FILES_PER_ACCOUNT_MAX, fileUrl, PICTURE_PIXELS_MAX, PICTURE_SIDE_MAX } from './limits.ts';
export { UploadedFile } from './shapes.ts';
