/** Per-endpoint limits. */
import { AppError, type Endpoint } from '@portal/contract/core';
import type { FastifyRequest } from 'fastify';
import type { Counts } from '../limits/counts.ts';
import { addressOf, countedAs } from './address.ts';
import type { Caller } from './context.ts';

export type Spend = (endpoint: Endpoint, caller: Caller, request: FastifyRequest) => Promise<void>;

/** Counts calls by account, else by address; throws `tooManyRequests` with `{ waitSeconds }` past the endpoint's limit. */
export function createSpend(counts: Counts): Spend {
  return async ({ name, limit }, caller, request) => {
    if (!limit) return;
    const key = `${name}|${caller.accountNo ?? countedAs(addressOf(request))}`;
    const waitMs = await counts.take({ key, costMs: limit.windowMs / limit.max, depthMs: limit.windowMs });
    if (waitMs > 0) throw new AppError('tooManyRequests', { data: { waitSeconds: Math.ceil(waitMs / 1000) } });
  };
}
