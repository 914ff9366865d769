/**
 * The short way of a guest's page that is kept (RELY-31). Once the whole way, with every hook at the door, has given one, a request that
 * says the same is given the same head and body again, with a number of its own, before any hook is asked. What the whole way looks at stands
 * in the key, so what differs in it goes the whole way; whether the page may still be shown, its memory is asked each time.
 */
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { newRequestId } from '../clock.ts';
import { redactUrl } from '../redact.ts';
import { OF_BODY, type GuestPage } from './guest-page.ts';
import { hasTag } from './privacy.ts';
import type { RememberedPages } from './remembered-pages.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The page of the memory that this answer gives, and what it is kept under there. */
    remembered: { page: GuestPage; key: string } | null;
  }
}

interface Given {
  page: GuestPage;
  key: string;
  /** Names and values in turn, but for the request's number. */
  head: readonly string[];
  headUnchanged: readonly string[];
  /** As it may stand in the log. */
  url: string;
  route: string;
}

/** Pages are kept by their own memory; of these, each is a head and a name. What visitors make up pushes out no more than that. */
const GIVEN_MAX = 4_000;
/** Longer ones are nobody's browser. */
const KEY_MAX = 2_000;

/** Call it on a site before its pages are registered. */
export function openGuestDoor(app: FastifyInstance, memory: Pick<RememberedPages<GuestPage>, 'peek'>, sessionCookie: string): void {
  const given = new Map<string, Given>();
  app.decorateReply('remembered', null);
  app.addHook('onResponse', (request, reply, done) => {
    const { remembered } = reply;
    const key = remembered && reply.statusCode === 200 ? keyOf(request.raw, sessionCookie) : null;
    if (remembered && key !== null && !app.isDraining()) {
      if (given.size >= GIVEN_MAX) given.clear();
      const head = headOf(reply.getHeaders());
      const headUnchanged = headOf(reply.getHeaders(), [...OF_BODY, 'content-length']);
      given.set(key, { ...remembered, head, headUnchanged, url: redactUrl(request.url), route: request.routeOptions.url ?? 'none' });
    }
    done();
  });

  let isOpen = true;
  app.addHook('preClose', (done) => {
    isOpen = false;
    done();
  });
  const find = (request: IncomingMessage): Given | undefined => {
    if (!isOpen || app.isDraining() || request.method !== 'GET') return undefined;
    const key = keyOf(request, sessionCookie);
    const one = key === null ? undefined : given.get(key);
    if (!one || key === null) return undefined;
    if (memory.peek(one.key) === one.page) return one;
    given.delete(key);
    return undefined;
  };
  const answer = (one: Given, request: IncomingMessage, response: ServerResponse): void => {
    const began = performance.now();
    const id = newRequestId();
    const isUnchanged = hasTag(request.headers['if-none-match'], one.page.headers['etag']);
    const status = isUnchanged ? 304 : 200;
    response.writeHead(status, ['x-request-id', id, ...(isUnchanged ? one.headUnchanged : one.head)]);
    response.end(isUnchanged ? undefined : one.page.body);
    const ms = performance.now() - began;
    app.log.info({ reqId: id, method: 'GET', url: one.url, status, ms: Math.round(ms) }, 'answered');
    app.tellAnswered({ method: 'GET', route: one.route, status, ms });
  };

  // those that stand before Fastify's own listener (refusals.ts, drain.ts) still hear of every request
  const wholeWay = app.server.listeners('request').at(-1) as (request: IncomingMessage, response: ServerResponse) => void;
  app.server.removeListener('request', wholeWay);
  app.server.on('request', (request, response) => {
    const one = find(request);
    if (one) answer(one, request, response);
    else wholeWay.call(app.server, request, response);
  });
}

function headOf(headers: Readonly<Record<string, number | string | string[] | undefined>>, without: readonly string[] = []): string[] {
  return Object.entries(headers).flatMap(([name, value]) => (name === 'x-request-id' || without.includes(name) ? [] : [name, String(value)]));
}

/** All that the whole way may look at before it gives a kept page. Null where it has to be gone: a session, a body, parts, another protocol. */
function keyOf({ headers, httpVersion, socket, url = '' }: IncomingMessage, sessionCookie: string): string | null {
  const { cookie = '', host, 'accept-encoding': packings, 'user-agent': agent } = headers;
  if (httpVersion !== '1.1' || host === undefined || cookie.includes(sessionCookie)) return null;
  for (const name of WHOLE_WAY) if (headers[name] !== undefined) return null;
  const forwarded = FORWARDED.map((name) => headers[name]);
  const hop = forwarded.some((value) => value !== undefined) ? socket.remoteAddress : undefined;
  const key = [url, host, packings, agent, cookie, hop, ...forwarded].join('\n');
  return key.length > KEY_MAX ? null : key;
}

const WHOLE_WAY = ['content-length', 'transfer-encoding', 'upgrade', 'expect'];
/** What a proxy that is believed says of the origin (address.ts). */
const FORWARDED = ['x-forwarded-proto', 'x-forwarded-host'];
