/**
 * Creating calls that name themselves: the first answer to an `Idempotency-Key` is stored in the same transaction as its effect and replayed,
 * byte for byte, for 24 h (RELY-6). Nothing is stored when the call fails. A call without the header is served as any other (WIRE-12), but where its endpoint wants one.
 */
import { AppError, idempotencyKeyInvalid, idempotencyKeyMissing, idempotencyKeyReused, type Endpoint } from '@portal/contract/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { sql, type Db } from '../db/database.ts';
import { namedStatement } from '../db/named-statement.ts';
import { given } from '../db/readings.ts';
import type { WithCommit } from '../db/transaction.ts';
import type { FollowedTransaction } from '../jobs/followed-transaction.ts';
import type { AfterCommit } from '../jobs/task.ts';
import { addressOf } from './address.ts';
import type { Caller } from './context.ts';
import type { Limits } from './limits.ts';
import type { Input } from './operation.ts';

export const IDEMPOTENCY_KEY_MAX = 255;
const IDEMPOTENCY_LIFETIME_MS = 24 * 3_600_000;

const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Whether a repeat of this request is to be answered as the first one was. */
export const isReplayed = ({ idempotency }: Endpoint, request: FastifyRequest): boolean =>
  idempotency === 'key' && request.headers[IDEMPOTENCY_HEADER] !== undefined;

/** What must not be done twice unseen is not done without a key at all (WIRE-20). */
export function assertKeyed({ keyRequired }: Endpoint, request: FastifyRequest): void {
  if (keyRequired && request.headers[IDEMPOTENCY_HEADER] === undefined) throw new AppError(idempotencyKeyMissing);
}

interface Replay {
  transaction: FollowedTransaction;
  limits: Limits;
  endpoint: Endpoint;
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
  now: number;
  input: Input<Endpoint>;
  run(db: Db, afterCommit: AfterCommit, withCommit: WithCommit): Promise<unknown>;
}

export async function replay({ transaction, limits, endpoint, caller, request, reply, now, input, run }: Replay): Promise<unknown> {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (typeof key !== 'string' || key.length === 0 || key.length > IDEMPOTENCY_KEY_MAX || /[^\x21-\x7e]/.test(key)) throw new AppError(idempotencyKeyInvalid);
  // the key is one person's, acting for one enterprise, at one endpoint
  const scope = `${endpoint.name}|${caller.accountNo ?? `guest ${addressOf(request)}`}|${caller.merchantNo}`;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([input.query, input.params, input.body]))
    .digest('hex');
  const named = { scope, key };
  let claimed: unknown[] = [];
  const { text: body } = await transaction(
    async (db, afterCommit, withCommit): Promise<{ text: string; kept: string | null }> => {
      if (claimed.length === 0) {
        const [stored] = await storedAnswer.rows<{ requestHash: string; body: string }>(db, null, named);
        if (!stored || stored.requestHash !== requestHash) throw new AppError(idempotencyKeyReused);
        return { text: await unpacked(stored.body), kept: null };
      }
      const text = JSON.stringify(await run(db, afterCommit, withCommit));
      const kept = await packed(text);
      await limits.chargeKept(caller, request, kept.length);
      return { text, kept };
    },
    {
      first: async (db) => {
        const at = new Date(now).toISOString();
        claimed = await claim.rows(db, null, { ...named, requestHash, at, stale: new Date(now - IDEMPOTENCY_LIFETIME_MS).toISOString() });
      },
      last: async (db, { kept }) => (kept === null ? undefined : keeping.rows(db, null, { ...named, kept })),
    },
  );
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

type Named = Record<'scope' | 'key', string>;

/** A second call with the same key waits here for the first one's transaction. A key without an answer is nobody's: what claimed it was never done (`Ends`). */
const claim = namedStatement<null, Named & Record<'requestHash' | 'at' | 'stale', string>>(
  'answer_claimed',
  () => sql`insert into idempotency_key (scope, key, request_hash, status, body, gmt_create)
      values (${given('scope')}, ${given('key')}, ${given('requestHash')}, 0, '', ${given('at', 'timestamptz')})
      on conflict (scope, key) do update set request_hash = excluded.request_hash, status = 0, body = '', gmt_create = excluded.gmt_create
      where idempotency_key.gmt_create < ${given('stale', 'timestamptz')} or idempotency_key.status = 0 returning key`,
);
const storedAnswer = namedStatement<null, Named>(
  'answer_stored',
  () => sql`select request_hash as "requestHash", body from idempotency_key where scope = ${given('scope')} and key = ${given('key')}`,
);
const keeping = namedStatement<null, Named & { kept: string }>(
  'answer_kept',
  () => sql`update idempotency_key set status = 200, body = ${given('kept')} where scope = ${given('scope')} and key = ${given('key')}`,
);

/** Removes what is kept longer than it is replayed; for a job that runs now and then. */
export async function forgetAnswers(db: Db, now: number): Promise<void> {
  await db.execute(sql`delete from idempotency_key where gmt_create < ${new Date(now - IDEMPOTENCY_LIFETIME_MS).toISOString()}`);
}

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** Begins what is kept small; an answer as it was sent begins with a brace. */
const PACKED = 'zstd:';
/** Characters from which keeping an answer small is worth its while. */
const PACKED_FROM = 1_000;

/** The answer as it is kept: a list of hundreds of lines repeats itself and shrinks to a few kilobytes. */
const packed = async (text: string): Promise<string> => (text.length < PACKED_FROM ? text : `${PACKED}${(await compress(text)).toString('base64')}`);
const unpacked = async (kept: string): Promise<string> =>
  kept.startsWith(PACKED) ? (await decompress(Buffer.from(kept.slice(PACKED.length), 'base64'))).toString() : kept;
