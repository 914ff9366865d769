/** The real server as a process of its own, on free ports, with a fresh data folder or on the database named. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serverEnvironment, serverFlags, serverProgram } from '../tools/bootstrap/server-memory.mjs';

export interface RunningPortal {
  origin: string;
  ssoOrigin: string;
  consoleOrigin: string;
  dataDir: string;
  /** Lines of the log so far. */
  log: string[];
  process: ChildProcess;
  /** kill -9, and a new process on the same ports and data. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** One that others use as well: where it is. */
export type SharedPortal = Pick<RunningPortal, 'origin' | 'ssoOrigin' | 'consoleOrigin'>;

const READY_WITHIN_MS = 180_000;
const FIRST_PORT = 20_000;
const PORTS = 12_000;

/**
 * Below the numbers that systems give to outgoing connections (from 32,768 on): while a portal that was killed is not back, such a
 * connection could take its place, even one that was meant for it.
 */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + randomInt(PORTS);
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}

export async function startPortal(environment: Record<string, string> = {}): Promise<RunningPortal> {
  const dataDir = environment['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'portal-e2e-')));
  const [port, ssoPort, consolePort] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const log: string[] = [];

  const launch = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [...serverFlags, serverProgram], {
      env: {
        ...process.env,
        ...serverEnvironment,
        NODE_ENV: 'production',
        DEMO: '1',
        HOST: '127.0.0.1',
        PORT: String(port),
        SSO_PORT: String(ssoPort),
        CONSOLE_PORT: String(consolePort),
        DATA_DIR: dataDir,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => {
        const lines = data.toString().split('\n');
        log.push(...lines);
        said.push(...lines);
      });
    // `close`, not `exit`: what it wrote last is read after its end
    const ended = new Promise<string>((resolve) => child.once('close', (code, signal) => resolve(`ended with ${code ?? signal}`)));
    const late = AbortSignal.timeout(READY_WITHIN_MS);
    const failure = await Promise.race([ended, readiness(late)]);
    if (failure === undefined) return child;
    child.kill('SIGKILL');
    throw new Error(`the server ${failure}: ${said.filter(Boolean).join('\n')}`);
  };

  /** What is wrong when the time is up; undefined once it is ready. */
  async function readiness(late: AbortSignal): Promise<string | undefined> {
    while (!late.aborted) {
      const isReady = await fetch(`${origin}/readyz`, { signal: late }).then(
        (response) => response.ok,
        () => false,
      );
      if (isReady) return undefined;
      await setTimeout(100, undefined, { ref: false });
    }
    return 'is not ready';
  }

  const gone = (child: ChildProcess, signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });

  const portal: RunningPortal = {
    origin,
    ssoOrigin: `http://127.0.0.1:${ssoPort}`,
    consoleOrigin: `http://127.0.0.1:${consolePort}`,
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
