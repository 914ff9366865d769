/** Where files lie; beside the calls, so that pages that show one load no more than this. */
export const FILE_BASE = '/api-file/v1/file';

/** Address of a file, as in `fvUrl`. */
export const fileUrl = (fileId: string): string => `${FILE_BASE}/${fileId}`;
