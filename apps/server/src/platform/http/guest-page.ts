/**
 * Guests' pages that follow from their address alone, made once and given to every guest: nothing that came with a request but the
 * address, the origin and the packing goes into one, so nothing personal can (RELY-31).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { BROTLI_QUALITY, GZIP_LEVEL, leaveUncompressed } from './compression.ts';
import { asFirstView, type ReadSheets } from './first-view.ts';
import { contentSecurityPolicy, withoutNonce, type PolicyOptions } from './page-policy.ts';
import { hasTag, mayLast } from './privacy.ts';
import type { RememberedPages } from './remembered-pages.ts';
import { isHtml, renderPage, type RenderOptions, type RenderSite } from './render-page.ts';

export interface GuestPage {
  body: Buffer;
  encoding: Packing;
  headers: Readonly<Record<string, string>>;
  bytes: number;
}

export interface GuestPagesSite extends RenderSite {
  options: RenderOptions &
    PolicyOptions & {
      isSignedIn(request: FastifyRequest): Promise<boolean>;
      originFor(request: FastifyRequest): string;
      knownWithinMs?: number | undefined;
    };
  /** Null: none is kept. */
  remembered: RememberedPages<GuestPage> | null;
  /** Origins that pages were kept under. */
  keptUnder: Set<string>;
  readSheets: ReadSheets;
}

const PACKINGS = ['br', 'gzip', 'identity'] as const;
type Packing = (typeof PACKINGS)[number];

/**
 * A page that nobody may ask for again is packed in a fifth of the time, to five quarters of the size; asked for a second time it is packed as other
 * answers are.
 */
type Packer = (html: Buffer, times: 'once' | 'again') => Promise<Buffer>;
const BROTLI_QUICKLY = 1;
const GZIP_QUICKLY = 1;
/** A page comes out of its packer in one piece, each of which is a way to another thread and back. */
const PIECE_BYTES = 64 * 1024;

const pack: Record<Packing, Packer> = {
  br: (html, times) => {
    const quality = times === 'once' ? BROTLI_QUICKLY : BROTLI_QUALITY;
    return packBrotli(html, { chunkSize: PIECE_BYTES, params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } });
  },
  gzip: (html, times) => packGzip(html, { chunkSize: PIECE_BYTES, level: times === 'once' ? GZIP_QUICKLY : GZIP_LEVEL }),
  identity: async (html) => html,
};
const packBrotli = promisify(brotliCompress);
const packGzip = promisify<Buffer, { chunkSize: number; level: number }, Buffer>(gzip);

const unpack: Record<Exclude<Packing, 'identity'>, (body: Buffer) => Promise<Buffer>> = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** The same page, packed for many; for the memory, once it is asked for again. */
export async function packedAgain(page: GuestPage): Promise<GuestPage> {
  const { encoding } = page;
  if (encoding === 'identity') return page;
  const body = await pack[encoding](await unpack[encoding](page.body), 'again');
  return { ...page, body, bytes: body.length + HEAD_BYTES };
}

/** Of a page, what its headers and places in memory take beside its body. */
const HEAD_BYTES = 1024;

/** Where no origin is configured a visitor may make up names of the own network: none of them beyond these has copies of its own. */
const ORIGINS_MAX = 4;

/** The page, kept or made; null where it is not one of these, or came to be none: then it is made for this visitor. */
export async function rememberedPage(site: GuestPagesSite, request: FastifyRequest, asked: Request): Promise<{ page: GuestPage; key: string } | null> {
  if (!site.remembered) return null;
  const { entry } = await site.findBuild();
  const { origin, pathname, search } = new URL(asked.url);
  const { cookie = '', 'user-agent': userAgent = '' } = request.headers;
  if (!entry.module.isRemembered?.({ pathname, search, cookie, userAgent })) return null;
  if (await mayBeSignedIn(site, request)) return null;
  if (!isKeptUnder(site.keptUnder, origin)) return null;
  const encoding = packingOf(request.headers['accept-encoding']);
  const key = `${encoding} ${asked.url}`;
  const page = await site.remembered.remember(key, () => makePage(site, request, asked.url, encoding));
  return page && { page, key };
}

function isKeptUnder(known: Set<string>, origin: string): boolean {
  if (known.size < ORIGINS_MAX) known.add(origin);
  return known.has(origin);
}

/** Nobody waits longer to be known: with what a page's calls may take after it that is less than ten seconds (RELY-2). */
const KNOWN_WITHIN_MS = 2_000;

/** Whoever brings a cookie that nobody was given is a guest; where that cannot be found out just now, the page is made for this visitor alone. */
async function mayBeSignedIn({ options }: GuestPagesSite, request: FastifyRequest): Promise<boolean> {
  if (!request.cookies[options.sessionCookie]) return false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, options.knownWithinMs ?? KNOWN_WITHIN_MS, true)));
  return Promise.race([options.isSignedIn(request).catch(() => true), late]).finally(() => clearTimeout(timer));
}

/** Null for what is not whole: another status, a cookie, a part missing because its call failed. */
async function makePage(site: GuestPagesSite, request: FastifyRequest, url: string, encoding: Packing): Promise<GuestPage | null> {
  const { response, text, nonce, hasFailedCall } = await renderPage(site, request, new Request(url), 'anyGuest');
  const made = text ?? (await response.text());
  if (response.status !== 200 || !isHtml(response) || hasFailedCall() || response.headers.has('set-cookie')) return null;
  const bare = withoutNonce(made, nonce);
  const { bytes, ownStyles } = await asFirstView(bare.html, site.readSheets);
  const policy = contentSecurityPolicy(bare.ownScripts, { ...site.options, ownStyles });
  const body = await pack[encoding](bytes, 'once');
  // the policy names what the sheets within it are
  const etag = createHash('sha256').update(policy).update(bytes).digest('base64url').slice(0, 27);
  const headers: Record<string, string> = {
    ...Object.fromEntries(response.headers),
    'content-security-policy': policy,
    // packed in several ways it is the same page
    etag: `W/"${etag}"`,
    vary: 'accept-encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return { body, encoding, headers, bytes: body.length + HEAD_BYTES };
}

/** A guest's page that is given once: packed quickly, as one in the memory is at first. */
export async function sendOnce(text: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = packingOf(request.headers['accept-encoding']);
  leaveUncompressed(request);
  reply.header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await pack[encoding](Buffer.from(text), 'once'));
}

export function sendRemembered({ body, headers }: GuestPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // it is packed already
  leaveUncompressed(request);
  mayLast(reply, 'guestPage');
  reply.headers(headers);
  if (!hasTag(request.headers['if-none-match'], headers['etag'])) return reply.send(body);
  for (const ofBody of OF_BODY) reply.removeHeader(ofBody);
  return reply.status(304).send();
}

/** What a 304 does not say. */
export const OF_BODY: readonly string[] = ['content-type', 'content-encoding'];

/** The best packing that the browser takes. */
export function packingOf(accepted: string | string[] | undefined): Packing {
  const said = String(accepted ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]);
  return PACKINGS.find((one) => said.includes(one)) ?? 'identity';
}
