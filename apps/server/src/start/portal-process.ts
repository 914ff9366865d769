/** Reads the environment, opens the database, listens; nothing else does. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Site } from '@portal/contract/core';
import type { FastifyInstance } from 'fastify';
import { updateDemoLocks } from '../modules/account/index.ts';
import { updateChain, sealPlainSecrets, updateDemoOperators } from '../modules/operator/index.ts';
import { completeSearch, standardTaxonomy } from '../modules/catalog/index.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { openDemoClock } from '../platform/demo/demo-clock.ts';
import { answerSnapshotRequests } from '../platform/db/snapshot-request.ts';
import { countWrites, keepSnapshots, type SnapshotKeeper } from '../platform/db/snapshots.ts';
import { readEnvironment, type Environment } from '../platform/environment.ts';
import { openJobs, type Jobs } from '../platform/jobs/jobs.ts';
import { createLog, type Logger } from '../platform/log.ts';
import { makeFilesPrivate } from '../platform/private-folder.ts';
import { assertOutboxAllowed } from '../platform/upstream/sms/index.ts';
import { readConsoleKey } from './console-key.ts';
import { faultSentence, step } from './fault.ts';
import { assertPortsFree } from './free-ports.ts';
import { openMetricsDoor, type MetricsDoor } from './metrics-door.ts';
import { openPortalDatabase, type PortalDatabase } from './open-database.ts';
import { readyBlock, restoredLines } from './ready-block.ts';
import { saidEnvironment } from './said-environment.ts';
import { seed } from './seed.ts';
import { filesOf } from '../platform/storage/store-outside.ts';
import { buildSites, filesPlaceOf, shareTermsOf, type Sites } from './sites.ts';

/** In-flight requests get this long to end, so that the last snapshot still fits into the ten seconds a container gets. */
const ANSWERS_WITHIN_MS = 6_000;
/** After that long the process ends whatever still runs. */
const STOP_WITHIN_MS = 25_000;

const began = performance.now();
makeFilesPrivate();
const toStandardError = { write: (line: string) => void process.stderr.write(line) };

const reading = readEnvironment(process.env);
if (!reading.ok) {
  for (const complaint of reading.complaints) process.stderr.write(`${complaint}\n`);
  process.exit(1);
}
const { environment } = reading;
const log = createLog({ level: environment.LOG_LEVEL, destination: toStandardError });

interface Running {
  portalDatabase?: PortalDatabase;
  sites?: Sites;
  snapshots?: SnapshotKeeper;
  requests?: { stop(): Promise<void> };
  jobs?: Jobs;
  metrics?: MetricsDoor;
}
const running: Running = {};
let stopping = false;

process.on('SIGINT', () => void stop('SIGINT'));
process.on('SIGTERM', () => void stop('SIGTERM'));
// started by tools/run.mjs: when it is gone, so is the terminal
process.once('disconnect', () => void stop('disconnect'));
process.on('uncaughtException', (error) => die(error, 'uncaught exception'));
process.on('unhandledRejection', (error) => die(error, 'unhandled rejection'));

try {
  await start(environment, log);
} catch (error) {
  log.debug({ err: error }, 'start failed');
  process.stderr.write(`${faultSentence(error)}\n`);
  await close().catch(() => {});
  process.exit(1);
}

async function start(env: Environment, logger: Logger): Promise<void> {
  assertOutboxAllowed(saidEnvironment);
  await assertPortsFree(env.HOST, [
    { variable: 'PORT', port: env.PORT },
    { variable: 'SSO_PORT', port: env.SSO_PORT },
    { variable: 'CONSOLE_PORT', port: env.CONSOLE_PORT },
  ]);
  // oxlint-disable-next-line no-restricted-imports -- the one way in: nothing of the demo is read, let alone parsed, where it is not wanted
  const demo = env.DEMO ? await import('../../demo-world/world.ts') : undefined;
  const demoClock = demo && (await openDemoClock(join(env.DATA_DIR, 'demo-clock'), systemClock));
  const clock: Clock = demoClock ?? systemClock;
  const world = demo?.demoWorldOf(env.PROVIDER_BRAND, shareTermsOf(env));
  const portalDatabase = await openPortalDatabase(env, {
    log: logger,
    now: systemClock.now,
    onLockLost: () => die(new Error('another process has taken the data folder'), 'lock lost'),
    async prepare(fresh, at) {
      const files = () => filesOf(env);
      await step('seed', at, () => seed(fresh, { world, taxonomy: standardTaxonomy, now: clock.now(), log: logger, files }));
      // what a migration cannot do: models of an older database get the words they are found by
      await step('migrate', at, () => fresh.transaction(completeSearch));
    },
  });
  running.portalDatabase = portalDatabase;
  const { embedded, place } = portalDatabase;
  const { database, writes } = countWrites(portalDatabase.database);
  // where there is one connection only, its writes are counted too
  const upkeep = embedded ? database : portalDatabase.upkeep;

  const sealKey = await step('folder', env.DATA_DIR, () => readConsoleKey(env));
  const demoLocked = await step('seed', place, () =>
    database.transaction(async (db) => {
      await updateDemoOperators(db, env.DEMO);
      await sealPlainSecrets(db, sealKey);
      await updateChain(db);
      return updateDemoLocks(db, env.DEMO);
    }),
  );

  const accounts = demo?.demoAccounts;
  const jobs = openJobs({ database: upkeep, clock, log: logger });
  running.jobs = jobs;
  const sites = await step('compose', '', () =>
    buildSites(env, { database, upkeep, log: logger, clock, demoClock, tasks: jobs, sealKey, demoAccounts: accounts, demoOperators: demo?.demoOperators }),
  );
  running.sites = sites;
  // the portal last: whoever finds it ready finds all of them
  const consolePort = await listen(sites.console.http, env.HOST, env.CONSOLE_PORT, 'console');
  sites.settings.ssoPort = await listen(sites.sso.http, env.HOST, env.SSO_PORT, 'sso');
  sites.settings.portalPort = await listen(sites.portal.http, env.HOST, env.PORT, 'portal');

  const { portal, sso, console: staff } = sites;
  if (env.METRICS_PORT !== undefined)
    running.metrics = await openMetricsDoor(env.METRICS_PORT, {
      '/metrics': () => portal.metrics.metrics(),
      '/metrics/sso': () => sso.metrics.metrics(),
      '/metrics/console': () => staff.metrics.metrics(),
    });

  if (embedded) {
    const { folder: databaseFolder, snapshots: folder } = embedded;
    const keeper = keepSnapshots({ database, databaseFolder, writes, folder, log: logger, now: systemClock.now });
    running.snapshots = keeper;
    running.requests = answerSnapshotRequests({ folder, take: () => keeper.takeNow(), log: logger });
  }
  jobs.start(portal).catch((error: unknown) => logger.error({ err: error }, 'jobs do not run; the portal does'));
  if (embedded?.restored) for (const line of restoredLines(embedded.restored)) process.stderr.write(`${line}\n`);
  process.stdout.write(
    readyBlock({
      portalPort: sites.settings.portalPort,
      ssoPort: sites.settings.ssoPort,
      consolePort,
      host: env.HOST,
      portalOrigin: env.PORTAL_ORIGIN,
      ssoOrigin: env.SSO_ORIGIN,
      database: { kind: database.kind, place },
      files: filesPlaceOf(env),
      restored: embedded?.restored,
      demoAccounts: accounts,
      demoOperators: demo?.demoOperators,
      demoLocked,
      startedInMs: performance.now() - began,
    }),
  );
}

async function listen(http: FastifyInstance, host: string, port: number, site: Site): Promise<number> {
  await step('listen', `${site} ${host}:${port}`, () => http.listen({ host, port }));
  return (http.server.address() as AddressInfo).port;
}

/** First signal: no new connections, what runs may end, jobs too, then snapshot, database, lock. Second signal: at once. */
async function stop(signal: string): Promise<void> {
  if (stopping) process.exit(130);
  stopping = true;
  log.info({ signal }, 'stopping');
  const late = setTimeout(() => {
    log.error('stopping takes too long');
    process.exit(1);
  }, STOP_WITHIN_MS);
  late.unref();
  try {
    await close();
    process.stdout.write('已停止。\n');
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'did not stop in order');
    process.exit(1);
  }
}

async function close(): Promise<void> {
  const jobsEnd = running.jobs?.stop().catch((error: unknown) => log.warn({ err: error }, 'jobs did not stop in order'));
  await timed('sites', running.sites?.close(ANSWERS_WITHIN_MS));
  await timed('jobs', jobsEnd);
  await timed('metrics', running.metrics?.close());
  await timed('requests', running.requests?.stop());
  await timed('snapshot', running.snapshots?.stop());
  await timed('database', running.portalDatabase?.close());
}

/** Tells what a stop spends its time on. */
async function timed(part: string, work: Promise<void> | undefined): Promise<void> {
  const beganAt = performance.now();
  await work;
  log.debug({ part, ms: Math.round(performance.now() - beganAt) }, 'closed');
}

function die(error: unknown, message: string): never {
  log.fatal({ err: error instanceof Error ? error : new Error(String(error)) }, message);
  process.exit(1);
}
