/** Composes the three sites, with their pages, from configuration. */
import type { DemoAccount } from '@portal/contract/account';
import { toBasisPoints } from '@portal/units';
import type { FastifyRequest } from 'fastify';
import { resolve, join } from 'node:path';
import { buildConsole, buildPortal, buildSso, onAccountEvent, shownVersion, type App, type AppDeps } from '../app.ts';
import { createFindCaller, registerSignOnPages, registerSsoPages, SESSION_COOKIE, portalOriginFor, ssoOriginFor } from '../modules/account/index.ts';
import { registerConsolePages, type DemoOperator } from '../modules/operator/index.ts';
import { findParcelSentAt } from '../modules/order/index.ts';
import type { ShareTerms } from '../modules/share-out/index.ts';
import type { Clock } from '../platform/clock.ts';
import { registerDemoClockPage } from '../platform/demo/demo-clock-page.ts';
import type { DemoClock } from '../platform/demo/demo-clock.ts';
import { registerWalletPage, WALLET_PATH } from '../platform/demo/wallet-page.ts';
import type { Database } from '../platform/db/database.ts';
import type { Environment } from '../platform/environment.ts';
import { registerPages } from '../platform/http/pages.ts';
import type { TaskQueue } from '../platform/jobs/task.ts';
import { openSignals } from '../platform/live/open-signals.ts';
import { createMemoryCounts } from '../platform/limits/counts.ts';
import { openRedisCounts } from '../platform/limits/redis-counts.ts';
import type { Logger } from '../platform/log.ts';
import { filesOf } from '../platform/storage/store-outside.ts';
import { openTemporaryFolder } from '../platform/storage/temporary-folder.ts';
import { registerSimulatorPage } from '../platform/upstream/payment/index.ts';
import { createAliyunSms, createClosedSms, createOutbox, type Outbox, type SmsSender } from '../platform/upstream/sms/index.ts';
import { step } from './fault.ts';
import { openParcelTracking } from './parcel-tracking.ts';
import { openPaymentDoors } from './payment-doors.ts';
import { calendarOf, followedCodes, serviceCode, siteFactsOf } from './site-facts.ts';

const WEB_ROOT = new URL('../../../web/', import.meta.url);
const PICTURES = new URL('build/client/pictures/', WEB_ROOT);
const CONSOLE_DIST = new URL('../../../console/dist/', import.meta.url);
const SSO_DIST = new URL('../../../sso/dist/', import.meta.url);

export interface Sites {
  portal: App;
  sso: App;
  console: App;
  /** What all sites share; the ports are put right once they are known. */
  settings: AppDeps['settings'];
  /** Lets what runs end, at most for `withinMs`, then ends the sites. */
  close(withinMs: number): Promise<void>;
}

export async function buildSites(
  environment: Environment,
  deps: {
    database: Database;
    /** The same, without the limits of time that visitors have. */
    upkeep: Database;
    log: Logger;
    clock: Clock;
    /** The same, where it may be moved. */
    demoClock: DemoClock | undefined;
    tasks: TaskQueue;
    /** Under which secrets of the operators' authenticators rest. */
    sealKey: Buffer;
    demoAccounts: readonly DemoAccount[] | undefined;
    demoOperators: readonly DemoOperator[] | undefined;
  },
): Promise<Sites> {
  const { log, database, upkeep, clock, tasks, sealKey, demoAccounts } = deps;
  const redis = environment.REDIS_URL === undefined ? undefined : await openRedisCounts(environment.REDIS_URL, log);
  const signals = await openSignals(environment, database, log);
  const { sms, outbox } = smsOf(environment, clock);
  const settings: AppDeps['settings'] = {
    trustProxy: environment.TRUST_PROXY,
    metricsToken: environment.METRICS_TOKEN,
    providerBrand: environment.PROVIDER_BRAND,
    shareTerms: shareTermsOf(environment),
    walletOrigin: environment.WALLET_ORIGIN,
    walletStandIn: environment.DEMO ? WALLET_PATH : undefined,
    demo: environment.DEMO,
    checkAnswers: environment.NODE_ENV !== 'production',
    portalPort: environment.PORT,
    ssoPort: environment.SSO_PORT,
    portalOrigin: environment.PORTAL_ORIGIN,
    ssoOrigin: environment.SSO_ORIGIN,
    redirectHosts: environment.REDIRECT_HOSTS,
    demoAccounts,
  };
  const temporary = join(resolve(environment.DATA_DIR), 'temporary');
  // the embedded database alone gives a process the folder to itself
  await step('folder', temporary, () => openTemporaryFolder(temporary, { alone: database.kind === 'embedded', now: clock.now() }));
  const loopback = ['0.0.0.0', '::'].includes(environment.HOST) ? '127.0.0.1' : environment.HOST;
  const payments = await openPaymentDoors(environment, {
    clock,
    log,
    sealKey,
    origins: {
      loopback: () => `http://${loopback.includes(':') ? `[${loopback}]` : loopback}:${settings.portalPort}`,
      portal: () => settings.portalOrigin ?? `http://${loopback.includes(':') ? `[${loopback}]` : loopback}:${settings.portalPort}`,
    },
  });
  const parcels = openParcelTracking(environment, clock, (parcel) => findParcelSentAt(database.db, parcel));
  const appDeps: AppDeps = {
    database,
    upkeep,
    clock,
    log,
    tasks,
    sealKey,
    signals,
    sms,
    payments,
    tracking: parcels.tracking,
    files: await filesOf(environment),
    temporary,
    settings,
    ...(redis ? { redis, counts: () => redis } : { counts: () => createMemoryCounts() }),
  };

  const site = siteFactsOf(environment);
  const map = { isShown: environment.MAP_SHOWN, approval: environment.MAP_APPROVAL, serviceUrl: environment.MAP_SERVICE_URL ?? null };
  const portal = await buildPortal(appDeps);
  if (payments.simulator) await registerSimulatorPage(portal.http, { simulator: payments.simulator, now: clock.now });
  if (settings.walletStandIn !== undefined) await registerWalletPage(portal.http);
  registerSignOnPages(portal.http, { ...appDeps, limits: portal.limits, onAccountEvent });
  const findCaller = createFindCaller(appDeps);
  const isSignedIn = async (request: FastifyRequest): Promise<boolean> => (await findCaller(request)).accountNo !== null;
  if (deps.demoClock) await registerDemoClockPage(portal.http, { clock: deps.demoClock, isSignedIn });
  await registerPages(portal.http, {
    limits: portal.limits,
    webRoot: WEB_ROOT,
    development: environment.NODE_ENV === 'development',
    sessionCookie: SESSION_COOKIE,
    siteFor: (origin, nowMs) => ({ ...site, map, ssoOrigin: ssoOriginFor(new URL(origin), settings), ...calendarOf(nowMs) }),
    originFor: (request) => portalOriginFor(request, settings),
    codes: { '/qr.svg': (origin) => `${origin}/home`, ...serviceCode(site), ...followedCodes(environment) },
    ...(environment.MAP_SERVICE_URL === undefined ? {} : { foreignScripts: [new URL(environment.MAP_SERVICE_URL).origin, ...environment.MAP_SERVICE_ORIGINS] }),
    getShownVersion: settings.checkAnswers ? null : () => shownVersion(database.db),
    isSignedIn,
    now: clock.now,
  });
  const sso = await buildSso(appDeps);
  await registerSsoPages(sso.http, appDeps, { dist: SSO_DIST, ...(outbox ? { outbox } : {}) });
  const staff = await buildConsole(appDeps);
  await registerConsolePages(staff.http, {
    dist: CONSOLE_DIST,
    pictures: PICTURES,
    clock,
    providerBrand: environment.PROVIDER_BRAND,
    demoOperators: deps.demoOperators,
  });
  return {
    portal,
    sso,
    console: staff,
    settings,
    async close(withinMs) {
      // an open tab is no answer to wait for
      await portal.http.endLive();
      await Promise.all([portal, sso, staff].map(({ http }) => http.drain(withinMs)));
      await Promise.all([portal, sso, staff].map(({ http }) => http.close()));
      redis?.close();
      await signals.close();
      await payments.close();
      await parcels.close();
    },
  };
}

export const shareTermsOf = ({ SHARE_FEE_PERCENT, SHARE_AFTER_DAYS }: Environment): ShareTerms => ({
  feeRate: toBasisPoints(SHARE_FEE_PERCENT),
  afterDays: SHARE_AFTER_DAYS,
});

/** Where files rest, for people. */
export const filesPlaceOf = (environment: Environment): string =>
  environment.S3_ENDPOINT === undefined ? join(resolve(environment.DATA_DIR), 'files') : `${environment.S3_ENDPOINT}/${environment.S3_BUCKET}`;

/** The operator when it is configured; else the outbox in demo mode; else nothing can be sent and the pages say so. */
function smsOf(environment: Environment, clock: Clock): { sms: SmsSender; outbox: Outbox | undefined } {
  const { SMS_ACCESS_KEY, SMS_ACCESS_SECRET, SMS_ENDPOINT, SMS_SIGN_NAME, SMS_TEMPLATE } = environment;
  if (environment.SMS_PROVIDER === 'aliyun' && SMS_ACCESS_KEY && SMS_ACCESS_SECRET && SMS_ENDPOINT && SMS_SIGN_NAME && SMS_TEMPLATE) {
    const sms = createAliyunSms({
      accessKey: SMS_ACCESS_KEY,
      accessSecret: SMS_ACCESS_SECRET,
      endpoint: SMS_ENDPOINT,
      signName: SMS_SIGN_NAME,
      template: SMS_TEMPLATE,
      invitationTemplate: environment.SMS_INVITATION_TEMPLATE,
      clock,
    });
    return { sms, outbox: undefined };
  }
  if (!environment.DEMO) return { sms: createClosedSms(), outbox: undefined };
  const outbox = createOutbox(clock);
  return { sms: outbox, outbox };
}
