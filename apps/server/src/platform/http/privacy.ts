/**
 * Who may keep an answer: nobody, unless its route says that it is the same for everybody. Prices, lists and names are one
 * dealer's, so a place between him and us, and the disk of a shared computer, hold none of them (reliability goal A-28). This is
 * the only place that says `Cache-Control`; a route that forgets to ask is private.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';

const PRIVATE = 'private, no-store';
/** For the few answers that are written before there is a route. */
export const PRIVATE_HEADERS = { 'cache-control': PRIVATE, vary: 'Cookie' } as const;

const LASTING = {
  /** A built file whose name carries a hash of its content. */
  hashed: 'public, max-age=31536000, immutable',
  /** A file of the site under a name of its own: pictures of products, icons. */
  file: 'public, max-age=3600',
  /** A file that may be taken back: whoever keeps it asks each time whether it is still there. */
  revalidated: 'public, no-cache',
  /** Follows from the address alone, behind which one visitor stands. */
  ownFile: 'private, max-age=3600',
  /** A page for somebody who is not signed in: his browser may go back to it, and asks again before it shows it anew. */
  guestPage: 'private, no-cache',
} as const;
export type Lasting = keyof typeof LASTING;

declare module 'fastify' {
  interface FastifyReply {
    /** Set by `mayLast`. */
    lasting: Lasting | null;
  }
}

/** Says that this answer may be kept, as long as it becomes a whole one and sets no cookie. */
export function mayLast(reply: FastifyReply, lasting: Lasting): void {
  reply.lasting = lasting;
}

/** Which of the two a built site's file is, by its place in the build's folder. */
export const lastingOfFile = (path: string): Lasting => (/[\\/]assets[\\/]/.test(path) ? 'hashed' : 'file');

const isWhole = ({ statusCode }: FastifyReply): boolean => statusCode === 200 || statusCode === 206 || statusCode === 304;

/** This answer is a built file, or says that it has not changed. */
export const isHashedFile = (reply: FastifyReply): boolean => reply.lasting === 'hashed' && isWhole(reply);

/** Whether whoever asks has these bytes already: `known` is the If-None-Match that came. */
export const hasTag = (known: string | undefined, etag: string | undefined): boolean =>
  known !== undefined && known.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === etag);

/** Call it on a site before any route or plugin is registered. */
export function registerPrivacy(http: FastifyInstance): void {
  http.decorateReply('lasting', null);
  http.addHook('onSend', (_request, reply, payload, done) => {
    const { lasting } = reply;
    const kept = lasting !== null && isWhole(reply) && !reply.hasHeader('set-cookie') ? LASTING[lasting] : PRIVATE;
    reply.header('cache-control', kept);
    if (!kept.startsWith('public')) varyByCookie(reply);
    done(null, payload);
  });
}

function varyByCookie(reply: FastifyReply): void {
  const said = reply.getHeader('vary');
  if (said === undefined) reply.header('vary', 'Cookie');
  else if (!/(^|,)\s*(\*|cookie)\s*(,|$)/i.test(String(said))) reply.header('vary', `${String(said)}, Cookie`);
}
