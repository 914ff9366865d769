/** A bare Fastify app of one site with the doors' common rules: parsers, headers, errors, request ids. Rooms come later. */
import cookie from '@fastify/cookie';
import {
  addressTooLong,
  AppError,
  badRequest,
  bodyTooLarge,
  headersTooLarge,
  internal,
  methodNotAllowed,
  notFound,
  requestTimeout,
  tooManyRequests,
  unavailable,
  unsupportedMediaType,
  type Envelope,
  type SpeakingError,
} from '@portal/contract/core';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { newRequestId } from '../clock.ts';
import { isAway } from '../db/is-away.ts';
import type { Logger } from '../log.ts';
import { trustOf, type ProxyTrust } from './address.ts';
import { registerAnswered } from './answered.ts';
import { withVersion } from './api-path.ts';
import { registerDrain } from './drain.ts';
import { BODY_UNREADABLE } from './parse-input.ts';
import { isHashedFile, PRIVATE_HEADERS, registerPrivacy } from './privacy.ts';
import { refuseBytes, registerRefusals } from './refusals.ts';
import { readOut } from './rest-of-body.ts';

export interface HttpOptions {
  log: Logger;
  trustProxy: ProxyTrust;
}

export async function createHttp({ log, trustProxy }: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // our own line (answered.ts) leaves out secrets of the address
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newRequestId(),
    rewriteUrl: ({ url = '/' }) => withVersion(url),
    trustProxy: trustOf(trustProxy),
    bodyLimit: 1024 * 1024,
    requestTimeout: 65_000,
    connectionTimeout: 70_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    return503OnClosing: true,
    // the contract parses what comes in and goes out; left unsaid, compilers of schemas are loaded at every start for nothing
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    forceCloseConnections: 'idle',
    // a missing host is refused in our own words, and /healthz needs none
    http: { requireHostHeader: false },
    clientErrorHandler: refuseBytes,
    frameworkErrors: (error, request, reply) => {
      // no hook runs for these
      addDoorHeaders(request, reply);
      reply.headers(PRIVATE_HEADERS);
      sendFailure(error, request, reply);
    },
  });

  // JSON only, and never __proto__; text/plain bodies would be a cross-site door
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // many programs name the kind of a body that they do not send
    if (body.length === 0) return done(null, undefined);
    // bytes that are no letters would be kept as U+FFFD, as if somebody had written that
    if (!isUtf8(body)) return done(new AppError(badRequest, { message: 'not UTF-8', msg: BODY_UNREADABLE }));
    return parseJson(request, body.toString('utf8'), done);
  });
  await app.register(cookie);
  registerPrivacy(app);
  registerDrain(app);

  app.addHook('onRequest', async (request, reply) => addDoorHeaders(request, reply));
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isHashedFile(reply)) leaveOutOfFile(reply);
    done(null, payload);
  });
  registerRefusals(app);
  registerAnswered(app);

  app.setErrorHandler((error: FastifyError | AppError | Error, request, reply) => sendFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendFailure(new AppError(notFound), request, reply));
  return app;
}

function noSchemas(): never {
  throw new Error('a route with a schema of its own: describe it as an endpoint of the contract');
}

function addDoorHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  reply.header('x-content-type-options', 'nosniff');
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('x-frame-options', 'DENY');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()');
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
}

/**
 * What a browser heeds of a page only, or people of what failed, and what asks for a file anew or for the rest of one, which nobody does of
 * one that never changes: beside a script it is bytes on the wire, dozens of times a visit.
 */
const NOT_OF_A_FILE = [
  'etag',
  'accept-ranges',
  'x-request-id',
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'permissions-policy',
  'last-modified',
];

function leaveOutOfFile(reply: FastifyReply): void {
  for (const name of NOT_OF_A_FILE) reply.removeHeader(name);
  reply.header('cross-origin-resource-policy', 'same-origin');
}

/** The one place where a failure becomes an answer. */
export function sendFailure(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof AppError ? error : translate(error);
  const { code, status } = known.error;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.debug({ reason: known.message, error: known.name }, 'request refused');
  const envelope: Envelope = {
    code,
    msg: known.msg,
    data: known.data,
    ...(known.fields ? { fields: toldFields(known.fields) } : {}),
    requestId: request.id,
  };
  if (status === 413) readOut(request, reply);
  if (status === 503 || status === 429) reply.header('retry-after', String(waitSecondsOf(known.data)));
  return reply.status(status).header('content-type', 'application/json; charset=utf-8').send(envelope);
}

/** Fields whose faults are told, and the letters of a name that a caller gave one. */
const FIELDS_MAX = 50;
const FIELD_NAME_MAX = 100;

/** What is wrong with each field; of a body full of faults the first, and under `_` how many there are beside. */
function toldFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  const all = Object.entries(fields);
  const told = all.slice(0, FIELDS_MAX).map(([name, words]) => [name.slice(0, FIELD_NAME_MAX), words] as const);
  const others = all.length - told.length;
  return { ...Object.fromEntries(told), ...(others > 0 ? { _: `还有 ${others} 处填写不正确` } : {}) };
}

/** How long to wait, where the failure tells it. */
export const waitSecondsOf = (data: unknown): number => {
  const { waitSeconds } = (data ?? {}) as { waitSeconds?: unknown };
  return typeof waitSeconds === 'number' ? waitSeconds : 5;
};

const BY_STATUS: Readonly<Record<number, SpeakingError>> = {
  400: badRequest,
  // a path that leaves its folder: whether something lies there is not told
  403: notFound,
  404: notFound,
  405: methodNotAllowed,
  408: requestTimeout,
  413: bodyTooLarge,
  414: addressTooLong,
  415: unsupportedMediaType,
  429: tooManyRequests,
  431: headersTooLarge,
};

function translate(error: Error): AppError {
  const { statusCode } = error as Partial<FastifyError>;
  const known = statusCode === undefined ? undefined : BY_STATUS[statusCode];
  if (known) return new AppError(known, { message: error.message });
  return new AppError(isAway(error) ? unavailable : internal, { message: error.message });
}
