/** The portal of all journeys and their browser, started once for the run. Vitest calls it, see `vitest.config.ts`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { launchSharedBrowser } from './browser.ts';
import { startPortal } from './running-portal.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    portal: { origin: string; ssoOrigin: string; consoleOrigin: string };
    /** Where the browser listens. */
    browser: string;
    /** The data folder of a portal that has had its first start and been stopped, to be copied. */
    begunFolder: string;
  }
}

const inserting = fileURLToPath(new URL('insert-doubles.fixture.ts', import.meta.url));

/** In a process of its own: how the embedded database is compiled is said when one begins. */
async function insertDoubles(dataDir: string): Promise<void> {
  const [code] = (await once(spawn(process.execPath, ['--liftoff-only', inserting, dataDir], { stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the accounts of the journeys were not inserted: ${code}`);
}

/** What `npm start` makes of an empty folder, and the accounts of the journeys in it: a journey that needs a portal of its own begins with a copy, at a third of what a first start costs. */
export default async function sharedPortal(project: TestProject): Promise<() => Promise<void>> {
  const [dataDir, begunFolder] = (await Promise.all(['portal-e2e-', 'portal-begun-'].map((name) => mkdtemp(join(tmpdir(), name))))) as [string, string];
  const [browser] = await Promise.all([
    launchSharedBrowser(),
    startPortal({ DATA_DIR: dataDir })
      .then((first) => first.stop())
      .then(() => insertDoubles(dataDir))
      .then(() => cp(dataDir, begunFolder, { recursive: true })),
  ]);
  const { origin, ssoOrigin, consoleOrigin, stop } = await startPortal({ DATA_DIR: dataDir });
  project.provide('portal', { origin, ssoOrigin, consoleOrigin });
  project.provide('browser', browser.wsEndpoint());
  project.provide('begunFolder', begunFolder);
  return async () => {
    await browser.close();
    await stop();
    await Promise.all([dataDir, begunFolder].map((folder) => rm(folder, { recursive: true, force: true })));
  };
}
