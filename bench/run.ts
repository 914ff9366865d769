/**
 * Figures, each beside the limit it is held against, measured in the same run: `npm run bench`. Writes docs/benchmarks.md.
 * Servers are processes of their own; the client verifies answers; a figure missed is stated, not hidden.
 */
import autocannon from 'autocannon';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { buildPortal, type AppDeps } from '@portal/server/app';
import { issueSession, SESSION_COOKIE } from '@portal/server/modules/account/index';
import { insertCatalog } from '@portal/server/modules/catalog/index';
import { systemClock } from '@portal/server/platform/clock';
import { openPostgres, type Database } from '@portal/server/platform/db/database';
import { migrate } from '@portal/server/platform/db/migrate';
import { noTasks } from '@portal/server/platform/jobs/task';
import { createLog } from '@portal/server/platform/log';
import { openPortalDatabase } from '@portal/server/start/open-database';
import { anInstaller } from '@portal/server/testkit/people';
import { freePort, startPortal, type RunningPortal } from '../e2e/running-portal.ts';
import { benchCatalogue } from './catalogue.ts';
import { measureEngineering } from './engineering.ts';
import { measureMemory } from './memory.ts';
import { measurePagesOnTheWire } from './pages-on-the-wire.ts';
import { catalogSheet } from './sheet.ts';

const METRICS_TOKEN = 'figures-of-the-bench';
const SKUS = Number(process.env['BENCH_SKUS'] ?? 50_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const ADMIN_URL = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';
const root = fileURLToPath(new URL('..', import.meta.url));

interface Figure {
  what: string;
  measured: string;
  goal: string;
  held: boolean | null;
}
const figures: Figure[] = [];
const note = (what: string, measured: string, goal: string, held: boolean | null): void => {
  figures.push({ what, measured, goal, held });
  console.log(`${held === null ? ' ' : held ? '✓' : '✗'} ${what}: ${measured}（目标 ${goal}）`);
};
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Load {
  perSecond: number;
  p99Ms: number;
}

async function load(options: { url: string; requests: autocannon.Request[]; connections?: number; seconds?: number }): Promise<Load> {
  // every connection begins somewhere else, so that they do not ask the same page at the same moment
  let clients = 0;
  const setupClient = (client: autocannon.Client): void => {
    const from = Math.floor((options.requests.length * clients++) / 32) % options.requests.length;
    client.setRequests([...options.requests.slice(from), ...options.requests.slice(0, from)]);
  };
  const result = await autocannon({
    url: options.url,
    connections: options.connections ?? 32,
    duration: options.seconds ?? SECONDS,
    requests: options.requests,
    setupClient,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${options.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

/** Rounds of both sides in turn, so that a busy minute strikes both; the medians are compared. */
async function compare(left: () => Promise<Load>, right: () => Promise<Load>): Promise<{ left: Load; right: Load; ratio: number }> {
  await left();
  await right();
  const lefts: Load[] = [];
  const rights: Load[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    lefts.push(await left());
    rights.push(await right());
  }
  const middle = (loads: Load[]): Load => ({ perSecond: median(loads.map((one) => one.perSecond)), p99Ms: median(loads.map((one) => one.p99Ms)) });
  const [l, r] = [middle(lefts), middle(rights)];
  return { left: l, right: r, ratio: l.perSecond / r.perSecond };
}

const listPath = (query: Record<string, string>) => `/api-cloud-merchant-service/v1/goods/spu/page?${new URLSearchParams({ size: '20', ...query })}`;
const SORTS = [{}, { sort: 'price', order: 'asc' }, { sort: 'sumNo' }, { sort: 'gmtListed', order: 'asc' }];

/** More pages than the portal remembers, so that nearly every one runs its statement. */
const COLD_PATHS = SORTS.flatMap((sort) =>
  Array.from({ length: 60 }, (_, category) =>
    Array.from({ length: 10 }, (__, page) => listPath({ page: String(page + 1), portalCatagoryId: String(100 + category), ...sort })),
  ).flat(),
);
/** What many people look at: few pages, which the portal remembers for some seconds. */
const WARM_PATHS = COLD_PATHS.filter((_, at) => at % 20 === 0);

function depsOn(database: Database): AppDeps {
  return {
    database,
    clock: systemClock,
    log: createLog({ level: 'silent' }),
    tasks: noTasks,
    temporary: tmpdir(),
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

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** The statements the portal runs for each address, without those that find the session. */
async function statementsOf(database: Database, urls: readonly string[], cookie: string): Promise<Statement[][]> {
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

async function startLimit(work: object): Promise<{ url: string; stop(): void }> {
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
    await wait(100);
  }
  return { url, stop: () => void child.kill() };
}

const rssMb = async (child: ChildProcess): Promise<{ now: number; peak: number }> => {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  const kb = (key: string) => Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: kb('VmRSS'), peak: kb('VmHWM') };
};
const cpuSeconds = async (portal: RunningPortal): Promise<number> => {
  const text = await (await fetch(`${portal.origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
};

async function measurePages(portal: RunningPortal, kind: string, categories: readonly number[]): Promise<void> {
  const pages = Array.from({ length: 40 }, (_, at) => {
    const category = categories[at % categories.length];
    return `${portal.origin}/product?page=${1 + (at % 12)}&size=20${category === undefined ? '' : `&portalCatagoryId=${category}`}`;
  });
  for (const url of pages.slice(0, 10)) await (await fetch(url)).text();
  const before = await cpuSeconds(portal);
  const count = 200;
  for (let at = 0; at < count; at++) {
    const html = await (await fetch(pages[at % pages.length] ?? '')).text();
    if (!html.includes('/product/detail?id=')) throw new Error('the list page shows no product');
  }
  const ms = (((await cpuSeconds(portal)) - before) * 1000) / count;
  note(`服务端渲染列表页，访客，${kind}`, `${ms.toFixed(1)} ms CPU/页`, '≤ 15 ms', ms <= 15);
}

const orderBody = (name: string) => JSON.stringify({ name, sceneId: null, remark: '' });

/** Milliseconds an order when eight people make a design order of 50 lines at once. */
async function timeOrders(portal: RunningPortal, cookies: readonly string[]): Promise<number> {
  const post = async (path: string, body: string, cookie: string): Promise<unknown> => {
    const response = await fetch(`${portal.origin}/api-cloud-merchant-service/v1/design-order/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'idempotency-key': `bench-${Math.random()}` },
      body,
    });
    const envelope = (await response.json()) as { code: number; msg: string; data: unknown };
    if (envelope.code !== 0) throw new Error(`${path}: ${envelope.msg}`);
    return envelope.data;
  };
  const fill = JSON.stringify({ productList: Array.from({ length: 50 }, (_, at) => ({ skuNo: `BK${at * 9}`, quantity: 1 + (at % 5) })) });
  const times: number[] = [];
  for (let round = 0; round < 12; round++) {
    await Promise.all(cookies.map((cookie) => post('addConfigOrderProduct', fill, cookie)));
    const started = performance.now();
    await Promise.all(cookies.map((cookie) => post('generateConfigOrder', orderBody(`测量配单${round}`), cookie)));
    if (round >= 2) times.push((performance.now() - started) / cookies.length);
  }
  return median(times);
}

/** The limit of an order: one statement that writes the same rows, eight at once. */
async function timeOrderStatement(database: pg.Pool): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 12; round++) {
    const started = performance.now();
    await Promise.all(Array.from({ length: 8 }, (_, at) => database.query(ORDER_STATEMENT, [`limit-${round}-${at}-${Date.now()}`])));
    if (round >= 2) times.push((performance.now() - started) / 8);
  }
  return median(times);
}

function noteOrders(kind: string, orderMs: number, limitMs: number): void {
  const ratio = limitMs / orderMs;
  note(
    `生成 50 行配单，8 人同时，${kind}`,
    `${orderMs.toFixed(1)} ms/单，为一条语句写入同样行数的 ${(ratio * 100).toFixed(0)} %（${limitMs.toFixed(1)} ms）`,
    '≥ 20 %',
    ratio >= 0.2,
  );
}

const sessionsOf = async (database: Database): Promise<string[]> => {
  const cookies: string[] = [];
  for (let at = 0; at < 8; at++) cookies.push(`${SESSION_COOKIE}=${await issueSession(database.db, (await anInstaller(database)).accountNo, Date.now())}`);
  return cookies;
};

const ORDER_STATEMENT = `with o as (
  insert into design_order (id, account_no, merchant_no, name, original_amount, preferential, amount, line_count, gmt_create, gmt_modified)
  select $1, account_no, '', 'limit', 1, 0, 1, 50, now(), now() from account limit 1 returning id)
insert into design_order_line (id, design_order_id, sort, spu_no, sku_no, product_name, product_model, product_category, brand_name, sku_type, price, rate, rate_price, quantity, amount)
select $1 || k.n, $1, k.n, k.spu_no, k.sku_no, k.sku_name, k.sku_model, '', '', 0, k.price, 100, k.price, 1, k.price
from (select row_number() over () as n, * from sku where sku_no = any(array(select 'BK' || (g * 9) from generate_series(0, 49) g))) k, o`;

async function measureImport(environment: Record<string, string>, category: { first: string; second: string }, kind: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-import-'));
  const file = join(folder, '20000.xlsx');
  await writeFile(file, await catalogSheet(20_000, category));
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'apps/server/src/commands/import-catalog.ts'), file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let peak = 0;
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const watch = setInterval(
    () =>
      void rssMb(child).then(
        (memory) => (peak = Math.max(peak, memory.peak)),
        () => {},
      ),
    100,
  );
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  await rm(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`import ended with ${code}: ${output}`);
  note(`导入 20,000 行 xlsx，${kind}`, `${seconds.toFixed(1)} s，峰值 ${peak.toFixed(0)} MB`, '≤ 60 s，≤ 1024 MB', seconds <= 60 && peak <= 1024);
}

async function onPostgres(): Promise<void> {
  const admin = new pg.Client({ connectionString: ADMIN_URL });
  try {
    await admin.connect();
  } catch {
    console.log(`!! 没有可用的 PostgreSQL（${ADMIN_URL}），PostgreSQL 的数字未测量`);
    note('PostgreSQL 上的全部数字', '未测量：没有可用的 PostgreSQL', '—', false);
    return;
  }
  const name = `portal_bench_${Date.now()}`;
  await admin.query(`create database ${name}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, { log: createLog({ level: 'silent' }), connections: 8 });
  let portal: RunningPortal | undefined;
  try {
    await migrate(database);
    const started = performance.now();
    await database.transaction((db) => insertCatalog(db, benchCatalogue(SKUS)));
    await database.pool.query('analyze');
    console.log(`  ${SKUS} 个型号入库用时 ${((performance.now() - started) / 1000).toFixed(1)} s`);
    const cookies = await sessionsOf(database);
    const [cookie = ''] = cookies;
    const recorded = await statementsOf(database, COLD_PATHS, cookie);

    // the first start fills the regions; what counts is every later one
    await (await startPortal({ DATABASE_URL: url.href, LOG_LEVEL: 'warn', METRICS_TOKEN })).stop();
    const bootAt = performance.now();
    portal = await startPortal({ DATABASE_URL: url.href, LOG_LEVEL: 'warn', METRICS_TOKEN });
    const bootMs = performance.now() - bootAt;
    const atStart = await rssMb(portal.process);
    note('冷启动到首次应答，PostgreSQL', `${(bootMs / 1000).toFixed(2)} s`, '≤ 0.8 s', bootMs <= 800);
    note('启动后内存，PostgreSQL', `${atStart.now.toFixed(0)} MB`, '≤ 150 MB', atStart.now <= 150);

    const asInstaller = (paths: readonly string[]) => paths.map((path) => ({ path, headers: { cookie } }));
    for (const [title, pick, hasGoal] of [
      ['同样语句（列表 + 总数）', (statements: Statement[]) => statements, true],
      ['仅列表一条语句', (statements: Statement[]) => statements.filter(({ text }) => !/count\(/i.test(text)), false],
    ] as const) {
      const variants = recorded.map(pick);
      const names = new Map<string, string>();
      for (const { text } of variants.flat()) if (!names.has(text)) names.set(text, `l${names.size}`);
      const limit = await startLimit({
        databaseUrl: url.href,
        variants: variants.map((list) => list.map(({ text, values }) => ({ name: names.get(text), text, values }))),
      });
      const running = portal;
      const { left, right, ratio } = await compare(
        () => load({ url: running.origin, requests: asInstaller(COLD_PATHS) }),
        () => load({ url: limit.url, requests: [{ path: '/list' }] }),
      );
      limit.stop();
      note(
        `产品列表接口，登录用户，${SKUS} 型号，c=32，${COLD_PATHS.length} 种页面（应答不在缓存），对照裸 Fastify + pg：${title}`,
        `${left.perSecond.toFixed(0)} / ${right.perSecond.toFixed(0)} 次/秒 = ${(ratio * 100).toFixed(0)} %，p99 ${left.p99Ms} ms`,
        hasGoal ? '≥ 70 %' : '—（门户还给出总数）',
        hasGoal ? ratio >= 0.7 : null,
      );
    }
    const warm = await load({ url: portal.origin, requests: asInstaller(WARM_PATHS) });
    note(`同上，${WARM_PATHS.length} 种页面（应答在缓存）`, `${warm.perSecond.toFixed(0)} 次/秒，p99 ${warm.p99Ms} ms`, '—', null);
    const asGuest = await load({ url: portal.origin, requests: WARM_PATHS.map((path) => ({ path })) });
    note('产品列表接口，访客（应答在缓存）', `${asGuest.perSecond.toFixed(0)} 次/秒，p99 ${asGuest.p99Ms} ms`, '—', null);
    await measurePages(
      portal,
      'PostgreSQL',
      Array.from({ length: 60 }, (_, at) => 100 + at),
    );
    noteOrders('PostgreSQL', await timeOrders(portal, cookies), await timeOrderStatement(database.pool));
    const after = await rssMb(portal.process);
    note('峰值内存，PostgreSQL', `${after.peak.toFixed(0)} MB`, '≤ 250 MB', after.peak <= 250);
    await measureImport({ DATABASE_URL: url.href }, { first: '半球摄像机大类', second: '红外半球摄像机' }, 'PostgreSQL');
  } finally {
    await portal?.stop();
    await database.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function embedded(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const first = performance.now();
  let portal = await startPortal({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', METRICS_TOKEN });
  note('首次启动（建库、迁移、演示数据），内置数据库', `${((performance.now() - first) / 1000).toFixed(1)} s`, '≤ 60 s 含安装与构建', null);
  await portal.stop();
  const again = performance.now();
  portal = await startPortal({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', METRICS_TOKEN });
  const seconds = (performance.now() - again) / 1000;
  note('再次启动，内置数据库', `${seconds.toFixed(2)} s`, '≤ 5 s', seconds <= 5);
  const list = await load({
    url: portal.origin,
    requests: Array.from({ length: 60 }, (_, at) => ({ path: `/api-cloud-merchant-service/v1/goods/spu/page?page=${1 + (at % 5)}&size=20&sort=sumNo` })),
  });
  note('产品列表接口，访客，演示目录，内置数据库', `${list.perSecond.toFixed(0)} 次/秒，p99 ${list.p99Ms} ms`, '—', null);
  await measurePages(portal, '内置数据库', []);
  await measurePagesOnTheWire(portal, note);
  const memory = await rssMb(portal.process);
  note('内存，内置数据库，启动后 / 峰值', `${memory.now.toFixed(0)} / ${memory.peak.toFixed(0)} MB`, '—', null);
  await portal.stop();
  await measureImport({ DATA_DIR: dataDir }, { first: '视频监控', second: '半球网络摄像机' }, '内置数据库');
  await rm(dataDir, { recursive: true, force: true });
}

/** The embedded database with as many models as PostgreSQL above. */
async function embeddedLarge(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const opened = await openPortalDatabase(
    { DATA_DIR: dataDir, DATABASE_URL: undefined, DATABASE_POOL: 1 },
    { log: createLog({ level: 'silent' }), now: Date.now },
  );
  await opened.database.transaction((db) => insertCatalog(db, benchCatalogue(SKUS)));
  await opened.database.pool.query('vacuum (analyze)');
  const cookies = await sessionsOf(opened.database);
  const limitMs = await timeOrderStatement(opened.database.pool);
  await opened.close();
  const portal = await startPortal({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', METRICS_TOKEN });
  const [cookie = ''] = cookies;
  for (const [title, paths] of [
    ['应答不在缓存', COLD_PATHS],
    ['应答在缓存', WARM_PATHS],
  ] as const) {
    const list = await load({ url: portal.origin, requests: paths.map((path) => ({ path, headers: { cookie } })) });
    note(`产品列表接口，登录用户，${SKUS} 型号，c=32，${title}，内置数据库`, `${list.perSecond.toFixed(0)} 次/秒，p99 ${list.p99Ms} ms`, '—', null);
  }
  await measurePages(
    portal,
    `${SKUS} 型号，内置数据库`,
    Array.from({ length: 60 }, (_, at) => 100 + at),
  );
  noteOrders(`${SKUS} 型号，内置数据库`, await timeOrders(portal, cookies), limitMs);
  await portal.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function write(): Promise<void> {
  const file = join(root, 'docs/benchmarks.md');
  const text = await readFile(file, 'utf8');
  const table = [
    `${new Date().toISOString().slice(0, 10)}，Node ${process.version}，${cpus().length} 核，${Math.round(totalmem() / 2 ** 30)} GiB；${SKUS} 个型号；每侧 ${ROUNDS} 轮 × ${SECONDS} s，交替进行，取中位数。`,
    '',
    '| 项目 | 测得 | 目标 | |',
    '|---|---|---|---|',
    ...figures.map(({ what, measured, goal, held }) => `| ${what} | ${measured} | ${goal} | ${held === null ? '' : held ? '达到' : '**未达到**'} |`),
  ].join('\n');
  await writeFile(file, text.replace(/<!-- figures:begin -->[\s\S]*<!-- figures:end -->/, `<!-- figures:begin -->\n${table}\n<!-- figures:end -->`));
}

/** `npm run bench -- --memory`: only what the process holds; writes that section. */
if (process.argv.includes('--memory')) {
  const lines = await measureMemory(ADMIN_URL);
  console.log(lines.join('\n'));
  const file = join(root, 'docs/benchmarks.md');
  const section = `<!-- memory:begin -->\n${lines.join('\n')}\n<!-- memory:end -->`;
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace(/<!-- memory:begin -->[\s\S]*<!-- memory:end -->/, () => section),
  );
  process.exit(0);
}

/** `npm run bench -- --pages`: only what crosses the wire to a browser; nothing is written. */
if (process.argv.includes('--pages')) {
  const portal = await startPortal({ LOG_LEVEL: 'warn', METRICS_TOKEN });
  await measurePagesOnTheWire(portal, note);
  await portal.stop();
  process.exit(0);
}
measureEngineering(note, SKUS);
await onPostgres();
await embedded();
await embeddedLarge();
await write();
const missed = figures.filter(({ held }) => held === false).length;
console.log(`\n${figures.filter(({ held }) => held).length} 项达到，${missed} 项未达到；已写入 docs/benchmarks.md`);
