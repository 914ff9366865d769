/**
 * What is refused before any route is asked: bytes that are no HTTP, hosts that are none, methods only proxies know. Said in the
 * envelope like every other refusal, so that a client has one shape to read.
 */
import {
  AppError,
  badRequest,
  bodyTooLarge,
  headersTooLarge,
  methodNotAllowed,
  requestTimeout,
  type Envelope,
  type SpeakingError,
} from '@portal/contract/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { METHODS, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { newRequestId } from '../clock.ts';
import { PRIVATE_HEADERS } from './privacy.ts';

/** Whoever watches over the process asks by an address of his own, or without any host. */
const WITHOUT_HOST = new Set(['/healthz', '/readyz', '/metrics']);
/** Letters of a name, an IPv4 or a bracketed IPv6 address, then perhaps a port; no user, no escapes. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Call it on a site before its routes are registered. */
export function registerRefusals(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!hasPlainOrigin(request) && !WITHOUT_HOST.has(request.routeOptions.url ?? '')) throw new AppError(badRequest, { message: 'no such host' });
  });
  // without a listener the connection is closed without a word, or answered without a body
  app.server.on('connect', (_request: IncomingMessage, socket: Duplex) => refuse(socket, methodNotAllowed));
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    const { status, headers, body } = refusalOf(badRequest);
    response.writeHead(status, headers).end(body);
  });
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    answers.set(request.socket, response);
    // the parser reads a method the router has never heard of (`PRI`), which would pass by every hook; no route takes `TRACE` either
    if (!METHODS.includes(request.method ?? '')) request.method = 'TRACE';
  });
}

/** Whether scheme and host, as the browser or a trusted proxy names them, make an origin that every part of the portal reads alike. */
function hasPlainOrigin({ protocol, host }: FastifyRequest): boolean {
  return (protocol === 'http' || protocol === 'https') && HOST.test(host) && URL.canParse(`${protocol}://${host}`);
}

const BY_PARSER: Readonly<Record<string, SpeakingError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: requestTimeout,
  HPE_HEADER_OVERFLOW: headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: bodyTooLarge,
};

/** The latest answer of each connection. */
const answers = new WeakMap<Duplex, ServerResponse>();

/** For Fastify's `clientErrorHandler`: what the parser could not read, or did not get in time. */
export function refuseBytes(error: Error & { code?: string }, socket: Duplex): void {
  const answer = answers.get(socket);
  // another answer would be taken for the rest of the first, or for that to the next request
  const hasAnswered = answer?.headersSent === true && !(answer.writableEnded && answer.req.complete);
  if (error.code === 'ECONNRESET' || hasAnswered) socket.destroy();
  else refuse(socket, BY_PARSER[error.code ?? ''] ?? badRequest);
}

/** Time for the refusal to arrive: a connection dropped while something unread waits in it takes the answer along. */
const LINGER_MS = 500;

function refuse(socket: Duplex, error: SpeakingError): void {
  if (!socket.writable) return;
  const { status, headers, body } = refusalOf(error);
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function refusalOf({ code, status, msg }: SpeakingError): { status: number; headers: Record<string, string>; body: string } {
  const requestId = newRequestId();
  const envelope: Envelope = { code, msg, data: null, requestId };
  const body = JSON.stringify(envelope);
  return {
    status,
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'x-request-id': requestId,
      'x-content-type-options': 'nosniff',
      ...PRIVATE_HEADERS,
      connection: 'close',
    },
  };
}
