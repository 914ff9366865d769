/** /healthz (the process answers and is set up), /readyz (the database answers too; Redis being away is said, but does not end readiness), /metrics (Prometheus text). */
import { AppError, notFound } from '@portal/contract/core';
import type { FastifyInstance } from 'fastify';
import { Registry, collectDefaultMetrics, Histogram } from 'prom-client';
import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { RedisCounts } from '../limits/redis-counts.ts';

/**
 * Registers the three; gives the figures too, for a port of their own (`start/metrics-door.ts`). On the site itself they are given
 * for the token only: what comes from the own machine may come through a proxy there, from anywhere.
 */
export function registerHealth(
  app: FastifyInstance,
  deps: { database: Database; redis?: Pick<RedisCounts, 'state'> | undefined; metricsToken: string | undefined },
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer by route and status class',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.whenAnswered(({ method, route, status, ms }) => duration.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000));

  app.get('/healthz', async (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await deps.database.ping(2_000);
      return await reply.send({ status: 'ready', database: deps.database.kind, ...(deps.redis ? { redis: deps.redis.state() } : {}) });
    } catch {
      return reply.status(503).header('retry-after', '5').send({ status: 'database unavailable' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.headers.authorization, deps.metricsToken)) throw new AppError(notFound);
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
  return registry;
}

function mayRead(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return false;
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
