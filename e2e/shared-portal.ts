/** The portal of all journeys: started once for the run, from an empty folder as `npm start` does. Vitest calls it, see `vitest.config.ts`. */
import type { TestProject } from 'vitest/node';
import { startPortal } from './running-portal.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    portal: { origin: string; ssoOrigin: string; consoleOrigin: string };
  }
}

export default async function sharedPortal(project: TestProject): Promise<() => Promise<void>> {
  const { origin, ssoOrigin, consoleOrigin, stop } = await startPortal();
  project.provide('portal', { origin, ssoOrigin, consoleOrigin });
  return stop;
}
