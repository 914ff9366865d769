/** What one caller may take: calls of an endpoint, a share of the machine, and a turn for work that takes long (RELY-29). */
import { AppError, READING_QUOTAS, tooManyRequests, type ParsedCall, type Endpoint, type ReadingQuota } from '@portal/contract/core';
import type { FastifyRequest } from 'fastify';
import type { Counts, Take } from '../limits/counts.ts';
import { createFairQueue, type FairQueue } from '../limits/fair-queue.ts';
import { addressOf, countedAs } from './address.ts';
import type { Caller } from './context.ts';

/**
 * One caller's share of the database, whatever the endpoints it calls. What has not been used for a while is there at once:
 * `SAVED_MS` of the caller's time, of which the share is work.
 */
const SHARE = 0.2;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SAVED_MS = 20_000;
/** A page, beside what its calls cost. */
const PAGE_COST_MS = 10;
/**
 * A kilobyte that is kept for a day takes as much of a caller's share as this many milliseconds: whatever it calls, it has
 * 0.2 × 3,600,000 / 3.7 kilobytes an hour kept at most, which are 200 MB.
 */
const KEPT_MS_PER_KB = 3.7;

export interface Limits {
  /** Counts a call against the endpoint's limit, and what it reads against the account's quota of a day (RELY-32). Throws `tooManyRequests` with `{ waitSeconds }`, as do the others. */
  admit(endpoint: Pick<Endpoint, 'name' | 'limit' | 'quota'>, caller: Pick<Caller, 'accountNo'>, request: FastifyRequest): Promise<void>;
  /** Takes what the call costs from the caller's share, then runs `work`: reading waits for the caller's turn. */
  run<T>(call: { endpoint: Endpoint; caller: Caller; request: FastifyRequest; input: ParsedCall }, work: () => Promise<T>): Promise<T>;
  /** Renders a page when it is the address's turn, and counts it against the share of guests there. */
  render<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
  /** Takes what keeping so many bytes costs; what is too much is felt at the next call. */
  chargeKept(caller: Caller, request: FastifyRequest, length: number): Promise<void>;
}

/** For tests of a room alone: whatever is asked. */
export const unlimited: Limits = { admit: async () => {}, run: (_call, work) => work(), render: (_request, work) => work(), chargeKept: async () => {} };

/** Who is counted: the account, else the address. */
const keyOf = (caller: Pick<Caller, 'accountNo'>, request: FastifyRequest): string => caller.accountNo ?? countedAs(addressOf(request));

/** `kind` of the database: the embedded one does one thing at a time, so that more at once would only wait inside. */
export function createLimits(counts: Counts, { kind }: { kind: 'postgres' | 'embedded' }): Limits {
  const lines = { waitingPerKey: 40, waiting: 400, patienceMs: 5_000 };
  const turns: FairQueue = createFairQueue({ ...(kind === 'embedded' ? { slots: 2, slotsPerKey: 1 } : { slots: 8, slotsPerKey: 2 }), ...lines });
  // pages are made by the one thread that answers everything
  const pages: FairQueue = createFairQueue({ slots: 6, slotsPerKey: 2, ...lines });
  const take = async (wanted: Take): Promise<void> => {
    const waitMs = await counts.take(wanted);
    if (waitMs === 0) return;
    const waitSeconds = Math.ceil(waitMs / 1000);
    throw new AppError(tooManyRequests, { msg: `操作过于频繁，请 ${waitSeconds} 秒后再试`, data: { waitSeconds } });
  };
  const takeQuota = async (quota: ReadingQuota, accountNo: string, request: FastifyRequest): Promise<void> => {
    const { max, words } = READING_QUOTAS[quota];
    const waitMs = await counts.take({ key: `quota|${quota}|${accountNo}`, costMs: DAY_MS / max, depthMs: DAY_MS });
    if (waitMs === 0) return;
    // an hour's refusals are one alarm
    const isTold = (await counts.take({ key: `quotaAlarm|${quota}|${accountNo}`, costMs: HOUR_MS, depthMs: HOUR_MS })) > 0;
    if (!isTold) request.log.error({ alarm: 'readingQuota', quota, accountNo, max }, 'an account reads more in a day than anybody looks at');
    const waitSeconds = Math.ceil(waitMs / 1000);
    throw new AppError(tooManyRequests, {
      msg: `您一天内查看${words}的次数已达上限，请 ${waitSeconds} 秒后再试；需要成批资料请联系客服`,
      data: { waitSeconds },
    });
  };
  return {
    async admit({ name, limit, quota }, caller, request) {
      if (quota && caller.accountNo !== null) await takeQuota(quota, caller.accountNo, request);
      if (limit) await take({ key: `${name}|${keyOf(caller, request)}`, costMs: limit.windowMs / limit.max, depthMs: limit.windowMs });
    },
    async run({ endpoint, caller, request, input }, work) {
      const costMs = endpoint.costMs?.(input) ?? 0;
      if (costMs === 0) return work();
      const key = keyOf(caller, request);
      await take({ key: `share|${key}`, costMs: Math.min(costMs / SHARE, SAVED_MS), depthMs: SAVED_MS });
      // what runs in one transaction waits for its rows already, and holds nobody up who needs others
      const inTransaction = endpoint.method === 'POST' && endpoint.transaction !== 'own';
      return inTransaction ? work() : turns.run(key, work);
    },
    async render(request, work) {
      const key = countedAs(addressOf(request));
      await take({ key: `share|${key}`, costMs: PAGE_COST_MS / SHARE, depthMs: SAVED_MS });
      return pages.run(key, work);
    },
    async chargeKept(caller, request, length) {
      const costMs = ((length / 1024) * KEPT_MS_PER_KB) / SHARE;
      await counts.take({ key: `share|${keyOf(caller, request)}`, costMs, depthMs: SAVED_MS + costMs });
    },
  };
}
