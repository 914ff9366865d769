/** Per-endpoint limits, in memory or in Redis when several nodes share the work. */
import rateLimit from '@fastify/rate-limit';
import { AppError, type Endpoint } from '@portal/contract/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { addressOf, countedAs } from './address.ts';
import type { Caller } from './context.ts';

export type Spend = (endpoint: Endpoint, caller: Caller, request: FastifyRequest) => Promise<void>;

/** Counts calls by account, else by address; throws `tooManyRequests` past the endpoint's limit. */
export async function createLimits(app: FastifyInstance, redis: Redis | undefined): Promise<Spend> {
  await app.register(rateLimit, { global: false, ...(redis ? { redis, nameSpace: 'portal-limit-' } : {}) });
  const keys = new WeakMap<FastifyRequest, string>();
  const limiters = new Map<Endpoint, ReturnType<FastifyInstance['createRateLimit']>>();
  return async (endpoint, caller, request) => {
    if (!endpoint.limit) return;
    let limiter = limiters.get(endpoint);
    if (!limiter) {
      limiter = app.createRateLimit({
        max: endpoint.limit.max,
        timeWindow: endpoint.limit.windowMs,
        keyGenerator: (counted: FastifyRequest) => keys.get(counted) ?? countedAs(addressOf(counted)),
      });
      limiters.set(endpoint, limiter);
    }
    keys.set(request, `${endpoint.name}|${caller.accountNo ?? countedAs(addressOf(request))}`);
    const outcome = await limiter(request);
    if (!outcome.isAllowed && outcome.isExceeded) throw new AppError('tooManyRequests');
  };
}
