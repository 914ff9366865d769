import * as contract from '@portal/contract/content';
import { AppError, notFound } from '@portal/contract/core';
import { operation } from '../../platform/http/operation.ts';
import { findFile, getWhole } from '../file/index.ts';
import { fileIdOf } from './content-files.ts';
import type { ContentRoom } from './on-every-page.ts';
import { findContent } from './store.ts';

/** The bytes of a document of what is published now; of what is not, and of any other file, there is none (CONTENT-11). */
export const downloadContentFile = operation(
  contract.downloadContentFile,
  async function downloadContentFile(ctx, { query: { contentId, fileId } }, { files }: ContentRoom) {
    const { db, now } = ctx;
    const row = await findContent(db, new Date(now), contentId);
    if (!row) throw new AppError(notFound, { msg: contract.contentCopy.gone });
    const attached = contract.partBody(row.body).files.map(({ fvName, fvUrl }) => ({ fvName, id: fileIdOf(fvUrl) }));
    const wanted = fileId === undefined ? attached[0] : attached.find(({ id }) => id === fileId);
    const file = wanted?.id === undefined ? undefined : await findFile(db, wanted.id);
    if (!wanted || file?.visibility !== 'public') throw new AppError(notFound, { msg: contract.contentCopy.fileGone });
    return { ...(await getWhole(ctx, files, file)), name: wanted.fvName };
  },
);
