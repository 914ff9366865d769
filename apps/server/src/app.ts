/** One site's app: platform first, then every room in stair order. */
import type { Endpoint } from '@portal/contract/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { accountRoutes, createFindCaller, SESSION_COOKIE, type SignOnSettings } from './modules/account/index.ts';
import { calculatorRoutes } from './modules/calculator/index.ts';
import { catalogRoutes } from './modules/catalog/index.ts';
import { designOrderRoutes, findUsedSpuNos } from './modules/design-order/index.ts';
import { enterpriseRoutes } from './modules/enterprise/index.ts';
import { fileRoutes } from './modules/file/index.ts';
import { followTakenLines, recommendRoutes } from './modules/recommend/index.ts';
import { regionRoutes } from './modules/region/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { ProxyTrust } from './platform/http/address.ts';
import { registerCompression } from './platform/http/compression.ts';
import { registerHealth } from './platform/http/health.ts';
import { createLimits, type Limits } from './platform/http/limits.ts';
import { registerOpenapi } from './platform/http/openapi.ts';
import { createServe } from './platform/http/serve.ts';
import { createHttp } from './platform/http/server.ts';
import { createMemoryCounts } from './platform/limits/counts.ts';
import type { RedisCounts } from './platform/limits/redis-counts.ts';
import type { Logger } from './platform/log.ts';
import type { FileStore } from './platform/storage/file-store.ts';
import type { SmsSender } from './platform/upstream/sms/index.ts';

export interface AppDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  /** Where several nodes count together; without it each counts in its own memory. */
  redis?: RedisCounts;
  sms: SmsSender;
  files: FileStore;
  /** Folder where uploads wait until they are whole. */
  temporary: string;
  settings: SignOnSettings & {
    trustProxy: ProxyTrust;
    metricsToken: string | undefined;
    providerBrand: string;
    /** The world is the seeded one; quotations say so. */
    demo: boolean;
    /** Check every answer against its own shape; off in production. */
    checkAnswers: boolean;
  };
}

export interface App {
  http: FastifyInstance;
  /** Every endpoint this site serves. */
  served: readonly Endpoint[];
  /** What one caller may take of this site. */
  limits: Limits;
  /** The site's figures. */
  metrics: Registry;
}

async function createSite(deps: AppDeps) {
  const http = await createHttp({ log: deps.log, trustProxy: deps.settings.trustProxy });
  const limits = createLimits(deps.redis ?? createMemoryCounts(), deps.database);
  const metrics = registerHealth(http, { database: deps.database, redis: deps.redis, metricsToken: deps.settings.metricsToken });
  const findCaller: (request: FastifyRequest) => ReturnType<ReturnType<typeof createFindCaller>> = createFindCaller(deps);
  const { serve, served } = createServe(http, { database: deps.database, clock: deps.clock, findCaller, limits, checkAnswers: deps.settings.checkAnswers });
  return { http, serve, served, limits, metrics };
}

/** The portal: every room. Pages are added by `registerPages` afterwards. */
export async function buildPortal(deps: AppDeps): Promise<App> {
  const { http, serve, served, limits, metrics } = await createSite(deps);
  await registerCompression(http, { sessionCookie: SESSION_COOKIE });
  regionRoutes(serve);
  await fileRoutes(serve, http, deps);
  accountRoutes(serve, deps, 'portal');
  enterpriseRoutes(serve, deps);
  // what a lower room must ask a higher one it is given here
  catalogRoutes(serve, { ...deps, findUsedSpuNos });
  designOrderRoutes(serve, { ...deps, onLinesTaken: followTakenLines });
  recommendRoutes(serve, deps);
  calculatorRoutes(serve);
  registerOpenapi(http, served, { title: '门户接口' });
  return { http, served, limits, metrics };
}

/** The sign-on site: the account room's own calls only. Its answers carry codes and tokens, so they are never compressed. */
export async function buildSso(deps: AppDeps): Promise<App> {
  const { http, serve, served, limits, metrics } = await createSite(deps);
  accountRoutes(serve, deps, 'sso');
  return { http, served, limits, metrics };
}
