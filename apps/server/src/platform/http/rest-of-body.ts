import type { FastifyReply, FastifyRequest } from 'fastify';

/** More than any file that is taken. */
const READ_OUT_MAX = 64 * 1024 * 1024;

/**
 * A body that is too large is read to its end and dropped, so that whoever sends it reads why it was refused, and goes on over the same connection:
 * one that is closed while bytes are on their way is a broken network to a browser. What never ends is cut off.
 */
export function readOut(request: FastifyRequest, reply: FastifyReply): void {
  if (Number(request.headers['content-length'] ?? 0) > READ_OUT_MAX) return;
  reply.removeHeader('connection');
  let read = 0;
  request.raw.on('data', (chunk: Buffer | string) => {
    read += chunk.length;
    if (read > READ_OUT_MAX) request.raw.destroy();
  });
}
