/** The portal of all journeys and their browser, started once for the run. Vitest calls it, see `vitest.config.ts`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { launchSharedBrowser } from './browser.ts';
import { startPortal, type RunningPortal, type SharedPortal } from './running-portal.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file that says where the portal is, or why there is none, once that is known. */
    portalSaid: string;
    /** Where the browser listens. */
    browser: string;
    /** The data folder of a portal that has had its first start and been stopped, to be copied once the portal is there. */
    begunFolder: string;
  }
}

const inserting = fileURLToPath(new URL('insert-doubles.fixture.ts', import.meta.url));

/** In a process of its own: how the embedded database is compiled is said when one begins. */
async function insertDoubles(dataDir: string): Promise<void> {
  const [code] = (await once(spawn(process.execPath, ['--liftoff-only', inserting, dataDir], { stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the accounts of the journeys were not inserted: ${code}`);
}

export type Said = SharedPortal | { failure: string };

/** Whole or not at all: whoever waits for it reads it at once. */
async function say(path: string, said: Said): Promise<void> {
  await writeFile(`${path}.fresh`, JSON.stringify(said));
  await rename(`${path}.fresh`, path);
}

/** What `npm start` makes of an empty folder, and the accounts of the journeys in it: a journey that needs a portal of its own begins with a copy, at a third of what a first start costs. */
async function start(dataDir: string, begunFolder: string): Promise<RunningPortal> {
  const first = await startPortal({ DATA_DIR: dataDir });
  await first.stop();
  await insertDoubles(dataDir);
  await cp(dataDir, begunFolder, { recursive: true });
  return startPortal({ DATA_DIR: dataDir });
}

/** The files of other projects begin meanwhile: a start keeps one core busy for half a minute. */
export default async function sharedPortal(project: TestProject): Promise<() => Promise<void>> {
  const [dataDir, begunFolder] = (await Promise.all(['portal-e2e-', 'portal-begun-'].map((name) => mkdtemp(join(tmpdir(), name))))) as [string, string];
  const portalSaid = `${begunFolder}.json`;
  const starting = start(dataDir, begunFolder).then(
    async (portal) => {
      const { origin, ssoOrigin, consoleOrigin } = portal;
      await say(portalSaid, { origin, ssoOrigin, consoleOrigin });
      return portal;
    },
    async (error: unknown) => {
      await say(portalSaid, { failure: String(error) });
      return undefined;
    },
  );
  const browser = await launchSharedBrowser();
  project.provide('portalSaid', portalSaid);
  project.provide('browser', browser.wsEndpoint());
  project.provide('begunFolder', begunFolder);
  return async () => {
    await browser.close();
    await (await starting)?.stop();
    await Promise.all([dataDir, begunFolder, portalSaid].map((path) => rm(path, { recursive: true, force: true })));
  };
}
