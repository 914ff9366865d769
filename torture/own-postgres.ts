/** A PostgreSQL of a hunt's own, to be killed: a cluster in a temporary folder that is as careful of its disk as one in use. */
import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../e2e/running-portal.ts';

export interface OwnPostgres {
  url: string;
  start(): Promise<void>;
  /** kill -9 of all its processes. */
  kill(): Promise<void>;
  /** All its processes stand still for so long: connections stay and nothing answers. */
  hang(ms: number): Promise<void>;
  /** As an operator restarts it. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

const FOLDERS = '/usr/lib/postgresql';
const WITHIN_MS = 60_000;

/** Undefined: no server programs are installed. It does not run as root, so root lends it the account `postgres`. */
export async function ownPostgres(): Promise<OwnPostgres | undefined> {
  const bin = programs();
  const account: { uid?: number; gid?: number } | undefined = process.getuid?.() === 0 ? idOf('postgres') : {};
  if (bin === undefined || account === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'portal-postgres-'));
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = { ...account, cwd: folder };
  await promisify(execFile)(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'], options);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server === undefined || server.pid === undefined) return;
    const gone = new Promise((resolve) => server?.once('exit', resolve));
    // its children too: those that outlive it keep its memory, and no other may begin
    if (signal === 'SIGKILL') spawnSync('pkill', ['-9', '-P', String(server.pid)]);
    server.kill(signal);
    await gone;
    server = undefined;
  };
  return {
    url,
    async start() {
      server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder], { ...options, stdio: 'ignore' });
      await answers(url);
    },
    kill: () => end('SIGKILL'),
    async hang(ms) {
      tell('STOP', server?.pid);
      await sleep(ms);
      tell('CONT', server?.pid);
    },
    stop: () => end('SIGINT'),
    async remove() {
      await end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function programs(): string | undefined {
  if (!existsSync(FOLDERS)) return undefined;
  const versions = readdirSync(FOLDERS).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(FOLDERS, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

function idOf(name: string): { uid: number; gid: number } | undefined {
  const ask = (flag: string): number => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [ask('-u'), ask('-g')];
  return uid > 0 ? { uid, gid } : undefined;
}

/** A server and all its children. */
function tell(signal: 'STOP' | 'CONT', pid: number | undefined): void {
  if (pid === undefined) throw new Error('it is not running');
  process.kill(pid, `SIG${signal}`);
  spawnSync('pkill', [`-${signal}`, '-P', String(pid)]);
}

async function answers(url: string): Promise<void> {
  for (const until = performance.now() + WITHIN_MS; performance.now() < until; await sleep(20)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch {
      // not yet
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error('PostgreSQL did not come back');
}
