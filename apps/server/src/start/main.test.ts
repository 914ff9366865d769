/** The real program as a process: what it says and how it ends. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serverProgram } from '../../../../tools/bootstrap/server-memory.mjs';
import { demoApplicants } from '../../demo-world/applicants.ts';
import { demoStaffRows } from '../../demo-world/staff.ts';
import { takeFolderLock } from '../platform/db/lock.ts';

/** Tests of the whole road need the sites, all of them the program; `npm test` builds them first. */
const isBuilt = ['web/build/server/index.js', 'sso/dist/index.html'].every((path) => existsSync(new URL(`../../../${path}`, import.meta.url)));

let folder: string;
let taken: Server;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-main-'));
  taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});
afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

function launch(environment: Record<string, string>) {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITEST|DATABASE_URL|TEST_DATABASE_URL|DEMO|PORT|SSO_PORT|CONSOLE_PORT)/.test(name)),
  );
  const child = spawn(process.execPath, [serverProgram], {
    env: {
      ...inherited,
      HOST: '127.0.0.1',
      PORT: '0',
      SSO_PORT: '0',
      CONSOLE_PORT: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: join(folder, 'data'),
      ...environment,
    } as never,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const said = { out: '', err: '' };
  child.stdout?.on('data', (data: Buffer) => (said.out += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (said.err += data.toString()));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...said })));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (said.out.includes('Ctrl-C')) resolve(said.out);
    });
    void ended.then(({ err }) => reject(new Error(`ended early: ${err}`)));
  });
  ready.catch(() => {});
  return { child, ended, ready };
}

/** The sentence of a start that ends by itself: one line, no stack trace, nothing on standard output. */
async function refusalOf(environment: Record<string, string>): Promise<string> {
  const { code, out, err } = await launch(environment).ended;
  expect(err).toMatch(/[\u4e00-\u9fff].* \/ [A-Z]/);
  expect(err).not.toMatch(/\n\s+at |node:internal|Error:/);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  return err;
}

/** Tells on standard error of every file of the demo world that Node reads. */
const TELLING = `data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module';
   registerHooks({ load(url, context, next) { if (url.includes('/build/world-')) process.stderr.write(url + '\\n'); return next(url, context); } });`,
)}`;

/** A call whose body stops half-way until `finish`, which gives the whole answer. */
async function requestInTwoHalves(origin: string): Promise<{ finish(): Promise<string> }> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString()));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(
    'POST /api-cloud-merchant-service/v1/account/passwordLogin HTTP/1.1\r\nhost: x\r\nconnection: close\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 12\r\n\r\n',
  );
  // said when the server has read the head and waits for the body
  await expect.poll(() => answer).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  answer = '';
  socket.write('{"pho');
  return {
    async finish() {
      socket.write('ne":1 }');
      await closed;
      return answer;
    },
  };
}

describe('the demo world', () => {
  // nothing listens there: the program has read all it needs by then
  const ended = { DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal', NODE_OPTIONS: `--import=${TELLING}` };

  it('is not read by a start without it, and read by one with it', async () => {
    expect((await launch({ ...ended, DEMO: '0' }).ended).err).not.toContain('/build/world-');
    expect((await launch({ ...ended, DEMO: '1' }).ended).err).toContain('/build/world-');
  });
});

describe('a start that cannot be', () => {
  it('a wrong variable is named with what was expected', async () => expect(await refusalOf({ PORT: 'abc' })).toMatch(/PORT 的值 "abc" 不正确，应为：0–65535/));

  it('a secret variable is named without its value', async () => {
    const { err } = await launch({ DATABASE_URL: 'mysql://u:s3cret@x/y' }).ended;
    expect(err).toContain('DATABASE_URL');
    expect(err).not.toContain('s3cret');
  });

  it('the demo outbox in production', async () => expect(await refusalOf({ NODE_ENV: 'production' })).toMatch(/演示短信箱.*DEMO=1/));

  it('a data folder that another process holds', async () => {
    const dataDir = join(folder, 'held');
    const lock = await takeFolderLock(dataDir);
    expect(await refusalOf({ DATA_DIR: dataDir })).toMatch(new RegExp(`正被进程 ${process.pid} 使用`));
    await lock.release();
  });

  it('a data folder that cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    expect(await refusalOf({ DATA_DIR: join(folder, 'file', 'data') })).toMatch(/无法写入（ENOTDIR）/);
  });

  it('ports that are taken, all of them named, before a folder is made', async () => {
    const port = String((taken.address() as AddressInfo).port);
    const dataDir = join(folder, 'never');
    const ports = { PORT: port, CONSOLE_PORT: port };
    expect(await refusalOf({ ...ports, DATA_DIR: dataDir })).toMatch(new RegExp(`端口 ${port}、${port} 已被占用.* PORT=\\d+ CONSOLE_PORT=`));
    expect(existsSync(dataDir)).toBe(false);
  });

  it('a damaged database without a snapshot, which it leaves as it is', async () => {
    const dataDir = join(folder, 'damaged');
    await mkdir(join(dataDir, 'database', 'base'), { recursive: true });
    expect(await refusalOf({ DATA_DIR: dataDir })).toMatch(/已损坏，且没有快照，未作任何改动/);
    expect((await readdir(dataDir)).filter((name) => !name.startsWith('lock.'))).toEqual(['database']);
  });

  it('a database that does not answer, without telling the password', async () => {
    const url = 'postgres://portal:s3cret@127.0.0.1:1/portal';
    expect(await refusalOf({ DATABASE_URL: url })).toMatch(/连接不上 PostgreSQL（127\.0\.0\.1:1\/portal）：连接被拒绝/);
    expect((await launch({ DATABASE_URL: url }).ended).err).not.toContain('s3cret');
  });
});

describe.skipIf(!isBuilt)('a start that succeeds', () => {
  it('serves both sites, stops on SIGTERM with code 0 after what is in flight, and frees the folder', { timeout: 120_000 }, async () => {
    const dataDir = join(folder, 'run');
    const { child, ended, ready } = launch({ DATA_DIR: dataDir });
    const block = await ready;
    const [portal = '', sso = ''] = [...block.matchAll(/http:\/\/127\.0\.0\.1:\d+/g)].map(([origin]) => origin);
    expect((await fetch(`${portal}/readyz`)).status).toBe(200);
    expect((await fetch(`${portal}/healthz`)).status).toBe(200);
    expect((await fetch(`${sso}/login`)).status).toBe(200);
    const late = await requestInTwoHalves(portal);
    child.kill('SIGTERM');
    // a connection that was open when the signal came is answered once more, and then closed
    const isRefused = () =>
      fetch(`${portal}/healthz`).then(
        () => false,
        () => true,
      );
    await expect.poll(isRefused, { timeout: 4_000 }).toBe(true);
    expect(await late.finish()).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":/);
    const { code, out, err } = await ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('已停止');
    // free at once, and a snapshot of the new world is there
    await (await takeFolderLock(dataDir)).release();
    expect((await readdir(join(dataDir, 'snapshots'))).length).toBe(1);
  });

  it('killed with -9 it starts again, and a damaged database comes back from its snapshot with a loud notice', { timeout: 180_000 }, async () => {
    const dataDir = join(folder, 'run');
    const killed = launch({ DATA_DIR: dataDir });
    await killed.ready;
    killed.child.kill('SIGKILL');
    await killed.ended;
    await rm(join(dataDir, 'database', 'global', 'pg_control'));
    const again = launch({ DATA_DIR: dataDir });
    expect(await again.ready).toMatch(/!! 数据库曾损坏，已从 .* 的快照恢复/);
    expect((await readdir(dataDir)).some((name) => name.startsWith('damaged-'))).toBe(true);
    again.child.kill('SIGINT');
    expect(await again.ended).toMatchObject({ code: 0, err: expect.stringContaining('!! The database was damaged') });
  });

  it('without the demo it opens no account with a published password, no outbox and no SMS; with it again they are back', { timeout: 180_000 }, async () => {
    const call = async (origin: string, path: string, body: object) =>
      (
        await fetch(`${origin}/api-cloud-merchant-service/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    const signIn = (origin: string) => call(origin, 'v1/account/passwordLogin', { phone: '13800000005', password: 'Demo@2026' });
    const inTurn = async (environment: Record<string, string>, work: (sso: string, block: string) => Promise<void>) => {
      const { child, ended, ready } = launch({ DATA_DIR: join(folder, 'run'), ...environment });
      const block = await ready;
      const [, sso = ''] = [...block.matchAll(/http:\/\/127\.0\.0\.1:\d+/g)].map(([origin]) => origin);
      await work(sso, block);
      child.kill('SIGTERM');
      await ended;
    };
    let [locked, lockedInEnglish]: (number | undefined)[] = [];
    await inTurn({ NODE_ENV: 'production', DEMO: '0' }, async (sso, block) => {
      [locked, lockedInEnglish] = [...block.matchAll(/(\d+) (?:个演示账号已停用|demo accounts are locked)/g)].map(([, count]) => Number(count));
      expect(await signIn(sso)).toMatchObject({ code: 1102 });
      expect(await call(sso, 'open/v3/message/verifycode', { phone: '13800000005', purpose: 'login' })).toMatchObject({
        code: 503,
        msg: '短信服务未开通，请使用密码登录',
      });
      for (const path of ['/outbox', '/demo-accounts.json']) expect((await fetch(sso + path)).status).toBe(404);
    });
    await inTurn({}, async (sso, block) => {
      expect(block).not.toContain('已停用');
      // all that are told now but the one who is locked in the demo too, those who have only handed papers in, and the people of enterprises
      expect([...block.matchAll(/^ +138\d{8} /gm)].length - 1 + demoApplicants.length + demoStaffRows(0).accounts.length).toBe(locked);
      expect(lockedInEnglish).toBe(locked);
      expect(await signIn(sso)).toMatchObject({ code: 0 });
    });
  });

  it('a second signal ends it at once', { timeout: 120_000 }, async () => {
    const { child, ended, ready } = launch({ DATA_DIR: join(folder, 'run'), LOG_LEVEL: 'info' });
    await ready;
    const stopping = new Promise<void>((resolve) => child.stderr?.on('data', (line: Buffer) => line.includes('"stopping"') && resolve()));
    child.kill('SIGINT');
    await stopping;
    child.kill('SIGTERM');
    expect((await ended).code).toBe(130);
  });
});
