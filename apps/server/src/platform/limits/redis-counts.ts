/** Counts that several nodes share in Redis; while Redis is away, or hangs, each node counts for itself. */
import type { Redis as RedisClient } from 'ioredis';
import type { Logger } from '../log.ts';
import { createMemoryCounts, type Counts } from './counts.ts';

/** An answer later than this counts as none. */
const ANSWER_WITHIN_MS = 400;
/** How often Redis is asked whether it is there. */
const ASK_EVERY_MS = 500;

/** By the clock of Redis, which the nodes share. A moment further ahead than the depth is left from a clock set back. */
const TAKE = `
local t = redis.call('TIME')
local now = t[1] * 1000 + t[2] / 1000
local cost, depth = tonumber(ARGV[1]), tonumber(ARGV[2])
local paid = math.min(tonumber(redis.call('GET', KEYS[1]) or '0'), now + depth)
local ahead = math.max(paid, now) + cost
if ahead - now > depth then return math.ceil(ahead - now - depth) end
redis.call('SET', KEYS[1], string.format('%.3f', ahead), 'PX', math.ceil(ahead - now))
return 0`;

export interface RedisCounts extends Counts {
  state(): 'ready' | 'away';
  close(): void;
}

/**
 * Counts in the Redis at `url` (redis:// or rediss://). Never throws and never waits longer than `ANSWER_WITHIN_MS`: whatever
 * goes wrong, memory takes over at once and Redis is asked again and again until it answers. Both changes are logged once.
 * Gives itself back when Redis has answered, or has failed to for the first time.
 */
export async function openRedisCounts(url: string, log: Logger): Promise<RedisCounts> {
  // loaded only where it is configured
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    // every Redis speaks it, and nothing here needs more
    protocol: 2,
    disableClientInfo: true,
    connectTimeout: 1_000,
    commandTimeout: ANSWER_WITHIN_MS,
    // a connection that hangs is given up, so that a new one can find a Redis that is back
    socketTimeout: 2_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: () => ASK_EVERY_MS,
    keyPrefix: 'portal-limit-',
    scripts: { takeCount: { lua: TAKE, numberOfKeys: 1 } },
  });
  const shared = redis as RedisClient & { takeCount(key: string, costMs: number, depthMs: number): Promise<number> };
  const own = createMemoryCounts();
  let state: 'ready' | 'away' = 'ready';
  let connectionFault: Error | undefined;
  redis.on('error', (error: Error) => void (connectionFault = error));

  const turn = (to: 'ready' | 'away', error?: unknown): void => {
    if (state === to) return;
    state = to;
    if (to === 'away') log.warn({ err: connectionFault ?? error }, 'redis is away: limits are counted in this process meanwhile');
    else log.info('redis is back: limits are shared again');
    connectionFault = undefined;
  };
  const ask = async (): Promise<void> => {
    try {
      await redis.ping();
      turn('ready');
    } catch (error) {
      turn('away', error);
    }
  };

  await redis.connect().catch(() => {});
  await ask();
  const asking = setInterval(() => void ask(), ASK_EVERY_MS);
  asking.unref();
  return {
    state: () => state,
    async take(take) {
      if (state === 'ready') {
        try {
          return await shared.takeCount(take.key, take.costMs, take.depthMs);
        } catch (error) {
          turn('away', error);
        }
      }
      return own.take(take);
    },
    close() {
      clearInterval(asking);
      redis.disconnect();
    },
  };
}
