import multipart from '@fastify/multipart';
import { AppError, unsupportedMediaType } from '@portal/contract/core';
import * as contract from '@portal/contract/file';
import type { FastifyInstance } from 'fastify';
import { isApiRequest } from '../../platform/http/api-path.ts';
import { defineRoom } from '../../platform/room.ts';
import type { FileNeeds } from './needs.ts';
import { readFile } from './read-file.ts';
import { removeBytes } from './remove-file.ts';
import { sweepFiles } from './sweep-files.ts';
import { uploadFile } from './upload-file.ts';

export const fileRoom = defineRoom({
  name: 'file',
  open: (needs: FileNeeds) => needs,
  operations: [uploadFile, readFile],
  tasks: [removeBytes],
  jobs: [{ name: 'sweep-files', cron: '47 2 * * *', run: sweepFiles }],
  prepare: learnMultipart,
});

/** HTTP learns multipart, for uploads alone: every other call keeps refusing it. */
async function learnMultipart(http: FastifyInstance): Promise<void> {
  http.addHook('onRequest', async (request) => {
    const isMultipart = /^\s*multipart\//i.test(request.headers['content-type'] ?? '');
    if (isMultipart && isApiRequest(request) && request.routeOptions.config.takesFile !== true) throw new AppError(unsupportedMediaType);
  });
  await http.register(multipart, {
    limits: { fileSize: contract.FILE_BYTES_MAX, files: 1, fields: 4, parts: 5, fieldSize: 1024, fieldNameSize: 100, headerPairs: 20 },
  });
  http.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url !== contract.readFile.path || reply.statusCode !== 200) return;
    // only pictures we have drawn ourselves carry a picture's type, and only they may be shown in place
    if (String(reply.getHeader('content-type')).startsWith('image/')) {
      reply.header('content-disposition', String(reply.getHeader('content-disposition')).replace(/^attachment/, 'inline'));
    }
  });
}
