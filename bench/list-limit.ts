/** The limit of the list: the very statements the portal runs, on a bare server. */
import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildPortal, type AppDeps } from '@portal/server/app';
import { systemClock } from '@portal/server/platform/clock';
import type { Database } from '@portal/server/platform/db/database';
import { noTasks } from '@portal/server/platform/jobs/task';
import { createLocalSignals } from '@portal/server/platform/live/signals';
import { createLog } from '@portal/server/platform/log';
import { freePort } from '../e2e/running-portal.ts';

function depsOn(database: Database): AppDeps {
  return {
    database,
    clock: systemClock,
    log: createLog({ level: 'silent' }),
    tasks: noTasks,
    signals: createLocalSignals(),
    temporary: tmpdir(),
    counts: () => ({ take: async () => 0 }),
    sms: { send: async () => {} },
    files: { kind: 'folder', put: async () => {}, get: async () => null, remove: async () => {} },
    settings: {
      trustProxy: 0,
      metricsToken: undefined,
      providerBrand: '海康威视',
      demo: false,
      // records the statements themselves, so nothing may be remembered
      checkAnswers: true,
      portalPort: 3000,
      ssoPort: 3001,
      portalOrigin: undefined,
      ssoOrigin: undefined,
      redirectHosts: [],
    },
  };
}

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** The statements the portal runs for each address, without those that find the session. */
export async function statementsOf(database: Database, urls: readonly string[], cookie: string): Promise<Statement[][]> {
  const app = await buildPortal(depsOn(database));
  const seen: Statement[] = [];
  const query = database.pool.query.bind(database.pool) as (...given: unknown[]) => unknown;
  (database.pool as { query: unknown }).query = (...given: unknown[]) => {
    const [config, values] = given as [string | Statement, unknown[] | undefined];
    const text = typeof config === 'string' ? config : config.text;
    seen.push({ name: '', text, values: (typeof config === 'string' ? values : (config.values ?? values)) ?? [] });
    return query(...given);
  };
  const all: Statement[][] = [];
  for (const url of urls) {
    seen.length = 0;
    const response = await app.http.inject({ url, headers: { cookie } });
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`);
    all.push(seen.filter(({ text }) => /\bspu\b/.test(text) && !/session/.test(text)).map((statement) => ({ ...statement })));
  }
  await app.http.close();
  (database.pool as { query: unknown }).query = query;
  return all;
}

export async function startLimit(work: object): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const file = join(await mkdtemp(join(tmpdir(), 'portal-limit-')), 'work.json');
  await writeFile(file, JSON.stringify({ ...work, port }));
  const child = spawn(process.execPath, [fileURLToPath(new URL('./limit-server.ts', import.meta.url)), file], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${url}/list`).then(
        (response) => response.ok,
        () => false,
      )
    )
      break;
    await setTimeout(100);
  }
  return { url, stop: () => void child.kill() };
}
