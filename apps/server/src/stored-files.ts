/** The room of files, on either site, and what it asks of the rooms above it. */
import type { AppDeps } from './app-deps.ts';
import { listKnownExports } from './modules/account/index.ts';
import { isGoodsDocument } from './modules/catalog/index.ts';
import { isContentFileOut, isPromotionPictureOut } from './modules/content/index.ts';
import { fileRoom } from './modules/file/index.ts';
import type { OpenRoom } from './platform/room.ts';

/** A document is as visible as what shows it: something published, or goods (FILE-9); a picture of the first page is once it stood there (FILE-10). */
export const storedFiles = (deps: AppDeps): OpenRoom =>
  fileRoom({
    ...deps,
    listKeptKeys: listKnownExports,
    isShown: async (db, fileId, now) =>
      (await isContentFileOut(db, fileId, now)) || (await isGoodsDocument(db, fileId)) || isPromotionPictureOut(db, fileId, now),
  });
