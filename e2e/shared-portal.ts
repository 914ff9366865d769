/** The portal of all journeys, started once for the run from an empty folder as `npm start` does, and their browser. Vitest calls it, see `vitest.config.ts`. */
import type { TestProject } from 'vitest/node';
import { launchSharedBrowser } from './browser.ts';
import { startPortal } from './running-portal.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    portal: { origin: string; ssoOrigin: string; consoleOrigin: string };
    /** Where the browser listens. */
    browser: string;
  }
}

export default async function sharedPortal(project: TestProject): Promise<() => Promise<void>> {
  const [{ origin, ssoOrigin, consoleOrigin, stop }, browser] = await Promise.all([startPortal(), launchSharedBrowser()]);
  project.provide('portal', { origin, ssoOrigin, consoleOrigin });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stop();
  };
}
