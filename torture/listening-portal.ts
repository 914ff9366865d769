/** The portal with its pages and the sign-on site, in this process but on the wire: two loopback ports and a log kept in memory. */
import { buildPortal, buildSso, onAccountEvent, shownVersion, type AppDeps } from '@portal/server/app';
import { createFindCaller, registerSignOnPages, registerSsoPages, SESSION_COOKIE } from '@portal/server/modules/account/index';
import { registerPages } from '@portal/server/platform/http/pages';
import { createLog } from '@portal/server/platform/log';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import type { AddressInfo } from 'node:net';

export interface ListeningPortal {
  test: TestPortal;
  port: number;
  ssoPort: number;
  /** Every line logged so far. */
  log: string[];
  /** Another portal on the same database, set differently; gives its port. It is closed with this one. */
  alsoWith(settings: Partial<AppDeps['settings']>): Promise<{ port: number; ssoPort: number }>;
  /** As the program does when it is told to stop; the database stays open. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Longer than in the program: here the callers' own work runs on the same thread. */
const DRAIN_WITHIN_MS = 20_000;

/** Needs the builds of both sites, as `npm test` and `npm run torture` make them. `unlimited`: nobody is asked to wait, however much one address asks. */
export async function openListeningPortal(settings: Partial<AppDeps['settings']> = {}, { unlimited = false } = {}): Promise<ListeningPortal> {
  const test = await openTestPortal({ unlimited });
  const log: string[] = [];
  const closing: (() => Promise<unknown>)[] = [];
  const draining: (() => Promise<void>)[] = [];
  const open = async (request: Partial<AppDeps['settings']>) => {
    const deps: AppDeps = {
      ...test.deps,
      log: createLog({ level: 'info', destination: { write: (line) => void log.push(line) } }),
      settings: { ...test.deps.settings, ...request },
    };
    const portal = await buildPortal(deps);
    registerSignOnPages(portal.http, { ...deps, limits: portal.limits, onAccountEvent });
    const findCaller = createFindCaller(deps);
    await registerPages(portal.http, {
      limits: portal.limits,
      webRoot: new URL('../apps/web/', import.meta.url),
      development: false,
      sessionCookie: SESSION_COOKIE,
      siteFor: () => ({
        providerBrand: deps.settings.providerBrand,
        ssoOrigin: 'http://127.0.0.1:1',
        demo: false,
        year: 2026,
        today: '2026-11-22',
        servicePhones: [],
        filings: [],
        followed: [],
        workbenchUrl: null,
      }),
      codes: {},
      originFor: () => 'http://portal.test',
      getShownVersion: () => shownVersion(test.database.db),
      isSignedIn: async (request) => (await findCaller(request)).accountNo !== null,
      now: deps.clock.now,
    });
    const sso = await buildSso(deps);
    await registerSsoPages(sso.http, deps, { dist: new URL('../apps/sso/dist/', import.meta.url) });
    draining.push(
      () => portal.http.drain(DRAIN_WITHIN_MS),
      () => sso.http.drain(DRAIN_WITHIN_MS),
    );
    closing.push(
      () => portal.http.close(),
      () => sso.http.close(),
    );
    await Promise.all([portal, sso].map(({ http }) => http.listen({ host: '127.0.0.1', port: 0 })));
    const [port = 0, ssoPort = 0] = [portal, sso].map(({ http }) => (http.server.address() as AddressInfo).port);
    return { port, ssoPort };
  };
  return {
    test,
    log,
    ...(await open(settings)),
    alsoWith: open,
    drain: async () => void (await Promise.all(draining.map((drain) => drain()))),
    async close() {
      await Promise.all(closing.map((close) => close()));
      await test.close();
    },
  };
}
