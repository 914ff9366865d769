/** The real server as a process of its own, on free ports, with a fresh data folder or on the database named. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverEnvironment, serverFlags } from '../tools/bootstrap/server-memory.mjs';

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

export interface RunningPortal {
  origin: string;
  ssoOrigin: string;
  dataDir: string;
  /** Lines of the log so far. */
  log: string[];
  process: ChildProcess;
  /** kill -9, and a new process on the same ports and data. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

export async function startPortal(environment: Record<string, string> = {}): Promise<RunningPortal> {
  const dataDir = environment['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'portal-e2e-')));
  const [port, ssoPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const log: string[] = [];

  const launch = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [...serverFlags, main], {
      env: {
        ...process.env,
        ...serverEnvironment,
        NODE_ENV: 'production',
        DEMO: '1',
        HOST: '127.0.0.1',
        PORT: String(port),
        SSO_PORT: String(ssoPort),
        DATA_DIR: dataDir,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (data: Buffer) => log.push(...data.toString().split('\n')));
    child.stderr?.on('data', (data: Buffer) => log.push(...data.toString().split('\n')));
    const deadline = Date.now() + 90_000;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}:\n${log.join('\n')}`);
      const ready = await fetch(`${origin}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return child;
      if (Date.now() > deadline) throw new Error(`the server is not ready:\n${log.join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  const gone = (child: ChildProcess, signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });

  const portal: RunningPortal = {
    origin,
    ssoOrigin: `http://127.0.0.1:${ssoPort}`,
    dataDir,
    log,
    process: await launch(),
    async killAndRestart() {
      await gone(portal.process, 'SIGKILL');
      portal.process = await launch();
    },
    async stop() {
      await gone(portal.process, 'SIGTERM');
      if (environment['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
  return portal;
}
