/**
 * Answers made per request (pages, JSON) travel compressed when they are large enough and of a kind that shrinks; built files have
 * their copies from the build. What may not be compressed is decided here, in one place.
 */
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';

/** Below, the head of the answer weighs more than what is saved. */
const BYTES_MIN = 1024;

/**
 * Up to here an answer is compressed at once, in 0.2 ms at most; a stream for it takes ten times what compressing five kilobytes does, most of it in
 * collecting what the stream leaves behind.
 */
const BYTES_AT_ONCE = 32 * 1024;

/** Above, a page costs more time on this side than it saves on the wire (docs/benchmarks.md). */
export const BROTLI_QUALITY = 5;
export const GZIP_LEVEL = 6;

export interface CompressionOptions {
  /** Name of the cookie whose presence makes an answer personal. */
  sessionCookie: string;
}

/** Registers compression on a site; call it before pages and static files are registered. */
export async function registerCompression(http: FastifyInstance, options: CompressionOptions): Promise<void> {
  http.addHook('onRequest', async (request) => {
    if (!mayCompress(request, options)) leaveUncompressed(request);
  });
  await http.register(fastifyCompress, {
    threshold: BYTES_MIN,
    syncThreshold: BYTES_AT_ONCE,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  });
}

/** The plugin's own way of being told; counts until the answer is sent. */
export function leaveUncompressed(request: Pick<FastifyRequest, 'headers'>): void {
  request.headers['x-no-compression'] = '1';
}

/**
 * Whether the length of the answer may depend on its content in this way. Someone who can make a browser ask with a text of his
 * choosing, and see how long the answer is, guesses what stands beside that text (BREACH, CVE-2013-3587). So a personal answer is
 * compressed only when the request is known to come from our own page or from the address bar; where the browser does not say, only
 * when the address carries no input. Guests' answers hold no secret.
 * Source: Fetch Metadata, https://www.w3.org/TR/fetch-metadata/ (`Sec-Fetch-Site`).
 */
export function mayCompress(request: Pick<FastifyRequest, 'headers' | 'cookies' | 'url'>, { sessionCookie }: CompressionOptions): boolean {
  if (!request.cookies?.[sessionCookie]) return true;
  const from = request.headers['sec-fetch-site'];
  return from === undefined ? !request.url.includes('?') : from === 'same-origin' || from === 'none';
}
