/**
 * Turns a contract endpoint into a Fastify route: access, same-site check, limit, parsing, idempotency, one transaction,
 * envelope. The only way a route comes to be.
 */
import {
  actingFor,
  AppError,
  badRequest,
  enterpriseFrozen,
  envelopeOf,
  errorDataOf,
  everyPathOf,
  forbidden,
  IDENTITY_HEADER,
  identityChanged,
  identityMissing,
  notSignedIn,
  type Endpoint,
  type Envelope,
  type ErrorDefinition,
  type SpeakingError,
} from '@portal/contract/core';
import { isOperatorAccess, operatorMay, refusalOf } from '@portal/engines/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { newId, type Clock } from '../clock.ts';
import type { Database, Db } from '../db/database.ts';
import type { WithCommit } from '../db/transaction.ts';
import { followedTransaction, nothingFollows, nothingTravels } from '../jobs/followed-transaction.ts';
import type { AfterCommit, TaskQueue } from '../jobs/task.ts';
import type { Signal, Signals } from '../live/signals.ts';
import type { Caller, Context, SignedInCaller } from './context.ts';
import { assertKeyed, isReplayed, replay } from './idempotency.ts';
import type { Limits } from './limits.ts';
import type { Download, Operation } from './operation.ts';
import { parseInput } from './parse-input.ts';
import { hasTag, mayLast } from './privacy.ts';
import { assertAskedByScript, assertSameSite } from './same-site.ts';
import { wireOf } from './wire.ts';
import { Written, writtenEnvelope } from './written.ts';
import { refuseWrongMethods } from './wrong-method.ts';

/** Serves an operation of a room; `room` is what the operation asks for as its third argument. */
export type Serve = <Room>(operation: Operation<Room>, room: Room) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its endpoint is an upload: the body is multipart. */
    takesFile?: boolean;
  }
}

export interface ServeDeps {
  database: Database;
  clock: Clock;
  /** Who the request's cookie speaks for; a guest when it is absent or stale. */
  findCaller(request: FastifyRequest): Promise<Caller>;
  /** Where work that follows a change waits. */
  tasks: TaskQueue;
  /** How open connections learn of changes. */
  signals: Pick<Signals, 'publish'>;
  /** What one caller may take. */
  limits: Limits;
  /** Check every answer and every error against what its endpoint declares: on everywhere but in production. */
  checkAnswers: boolean;
}

/** Gives the `serve` of one site's app, and the list of what it serves, a call once for each of its paths (for the OpenAPI page and the walk tests). */
export function createServe(app: FastifyInstance, deps: ServeDeps): { serve: Serve; served: Endpoint[] } {
  const served: Endpoint[] = [];
  refuseWrongMethods(app, served);
  const serve: Serve = (operation, room) => {
    const { endpoint } = operation;
    const shape = envelopeOf(endpoint);
    for (const named of everyPathOf(endpoint)) {
      served.push(named);
      app.route({
        method: endpoint.asGet ? ['GET', 'POST'] : endpoint.method,
        url: named.path,
        // asked for its head alone it would be done as well
        ...(endpoint.asGet ? { exposeHeadRoute: false } : {}),
        ...(endpoint.upload ? { bodyLimit: 60 * 1024 * 1024, config: { takesFile: true } } : {}),
        handler: (request, reply) => handle(deps, operation as Operation, room, shape, request, reply),
      });
    }
  };
  return { serve, served };
}

async function handle(
  deps: ServeDeps,
  { endpoint, perform }: Operation,
  room: unknown,
  shape: z.ZodType,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (endpoint.method === 'POST') assertSameSite(request);
  if (endpoint.asGet && request.method === 'GET') assertAskedByScript(request);
  const caller = await deps.findCaller(request);
  assertIdentity(caller, request);
  const refusal = refusalFor(endpoint, caller);
  if (refusal) throw new AppError(refusal);
  await deps.limits.admit(endpoint, caller, request);
  const input = parseInput(endpoint, request);
  assertNamed(endpoint, caller, request, input.body);
  assertKeyed(endpoint, request);
  const now = deps.clock.now();
  const transaction = followedTransaction(deps.database, deps.tasks);
  const told: Signal[] = [];
  const context = (db: Db, afterCommit: AfterCommit, withCommit: WithCommit): Context<SignedInCaller> => ({
    caller: caller as SignedInCaller,
    db,
    transaction,
    afterCommit,
    withCommit,
    signal: (signal) => void told.push(signal),
    now,
    newId: () => newId(now),
    log: request.log as Context['log'],
    wire: wireOf(request, reply),
  });
  const run = async (db: Db, afterCommit: AfterCommit, withCommit: WithCommit): Promise<unknown> => {
    const performed = perform(context(db, afterCommit, withCommit), input, room);
    const answer = await (deps.checkAnswers ? performed.catch((error: unknown) => refuseUndeclared(endpoint, error)) : performed);
    if (endpoint.download) return answer;
    const envelope = wrap(endpoint, answer);
    if (deps.checkAnswers) shape.parse(Buffer.isBuffer(envelope) ? JSON.parse(envelope.toString()) : envelope);
    return envelope;
  };

  try {
    return await deps.limits.run({ endpoint, caller, request, input }, async () => {
      if (isReplayed(endpoint, request)) return replay({ transaction, limits: deps.limits, endpoint, caller, request, reply, now, input, run });
      if (endpoint.method === 'GET' || endpoint.transaction === 'own')
        return send(request, reply, endpoint, await run(deps.database.db, nothingFollows, nothingTravels));
      return send(request, reply, endpoint, await transaction(run));
    });
  } finally {
    for (const signal of told) deps.signals.publish(signal);
  }
}

/** Rights of the portal go by user type, those of the console by the operator's role; neither opens the other's door. */
function refusalFor({ access }: Endpoint, { accountNo, userType, staffRole, isFrozen, operator }: Caller): SpeakingError | null {
  const refusal = isOperatorAccess(access)
    ? operator !== undefined && operatorMay(access, operator.role)
      ? null
      : 'forbidden'
    : refusalOf(access, { userType, staffRole, isFrozen });
  if (refusal === null) return null;
  if (accountNo === null) return notSignedIn;
  return refusal === 'frozen' ? enterpriseFrozen : forbidden;
}

/**
 * A page that was made for another identity or account changes and reads nothing of this one, and none of a guest's prices where its
 * session is over. Who names nobody acts as the session does (WIRE-7).
 */
function assertIdentity({ accountNo, merchantNo }: Caller, request: FastifyRequest): void {
  const named = request.headers[IDENTITY_HEADER];
  if (named === undefined) return;
  if (accountNo === null) throw new AppError(notSignedIn, { message: 'the session of the page is over' });
  if (named !== actingFor({ accountNo, merchantNo })) throw new AppError(identityChanged);
}

/** Whoever puts a whole list in another's place says whose list is meant. */
function assertNamed({ namesIdentity }: Endpoint, { accountNo }: Caller, request: FastifyRequest, body: unknown): void {
  const isNamed = request.headers[IDENTITY_HEADER] !== undefined;
  if (accountNo !== null && !isNamed && namesIdentity?.(body) === true) throw new AppError(identityMissing);
}

/** What only the operation can find out in the door's place: wrong input, an account that has gone meanwhile. */
const ANY_OPERATION: readonly ErrorDefinition[] = [badRequest, notSignedIn];

/** Throws the error on where it is one the endpoint declares, with data of its kind; any other is a mistake of ours. */
function refuseUndeclared({ name, outcomes = [] }: Endpoint, error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  if (![...ANY_OPERATION, ...outcomes].includes(error.error)) throw new Error(`${error.name} is not among the outcomes of ${name}`, { cause: error });
  if (error.data !== null && errorDataOf(error.error, error.data) === null) throw new Error(`${error.name} declares no such data`, { cause: error });
  throw error;
}

function wrap(endpoint: Endpoint, answer: unknown): Envelope | Buffer {
  const { data, count, loosened, fallback } = (endpoint.counted ? answer : { data: answer }) as Pick<Envelope, 'data' | 'count' | 'loosened' | 'fallback'>;
  const others = {
    code: 0,
    msg: '',
    ...(endpoint.counted ? { count } : {}),
    ...(endpoint.searched ? { loosened: loosened === true, ...(fallback ? { fallback } : {}) } : {}),
  };
  return data instanceof Written ? writtenEnvelope(data, others) : ({ ...others, data: data ?? null } as Envelope);
}

function send(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, answer: unknown): unknown {
  if (Buffer.isBuffer(answer)) reply.header('content-type', 'application/json; charset=utf-8');
  if (!endpoint.download) return answer;
  const { name, mediaType, bytes, lasting, tag } = answer as Download;
  if (lasting !== undefined) mayLast(reply, lasting);
  if (tag !== undefined) {
    const etag = `W/"${tag}"`;
    reply.header('etag', etag);
    if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  reply.header('content-type', mediaType);
  // a file is looked at, never run, and only from our own pages
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  reply.header('cross-origin-resource-policy', 'same-origin');
  reply.header(
    'content-disposition',
    `attachment; filename="download"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`,
  );
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
