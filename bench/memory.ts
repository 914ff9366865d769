/**
 * What the server's process holds, part by part, at rest and after everyday work: `npm run bench -- --memory`. Writes the section "Memory" of
 * docs/benchmarks.md. Resident megabytes, Linux only.
 */
import { readFile, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startPortal } from '../e2e/running-portal.ts';
import { randomFrom } from '../torture/hunt.ts';
import { helpersMb, linearMemoryMb, lookOutside, openProbe, type Probe } from '../torture/process-memory.ts';
import { openTraffic } from '../torture/traffic.ts';

const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 20_000);
/** Of all requests: on a machine busy with other work one now and then waits too long, which says nothing about memory. */
const FAILED_MAX = 0.005;
/** A process for documents ends half a minute after the last one. */
const REST_MS = 45_000;
const MB = 2 ** 20;

const WHOLE = '整个进程';
const FILES = '　程序文件与库';
const LINEAR = '　内置数据库的线性内存';
const DOCUMENTS = '另有：生成文件的进程（半分钟无事即结束）';
const HIGHEST = '曾达到的最高值';

/** A row a part, a column a moment. */
type Parts = Record<string, number>;

/** Lines of the section. Without a PostgreSQL at `adminUrl` its columns are left out. */
export async function measureMemory(adminUrl: string): Promise<string[]> {
  if (process.platform !== 'linux') throw new Error(`memory is read from /proc, which ${process.platform} does not have`);
  const embedded = await measure({});
  const postgres = await onPostgres(adminUrl);
  const columns: [string, Parts][] = [
    ['内置数据库，启动后', embedded.rest],
    [`内置数据库，${REQUESTS} 次请求后`, embedded.worked],
    ['内置数据库，再静置 45 秒', embedded.rested],
    ...(postgres
      ? ([
          ['PostgreSQL，启动后', postgres.rest],
          [`PostgreSQL，${REQUESTS} 次请求后`, postgres.worked],
          ['PostgreSQL，再静置 45 秒', postgres.rested],
        ] as [string, Parts][])
      : []),
  ];
  const rows = Object.keys(embedded.rest).map(
    (part) => `| ${part} | ${columns.map(([, parts]) => (parts[part] === undefined ? '—' : parts[part].toFixed(0))).join(' | ')} |`,
  );
  return [
    `${new Date().toISOString().slice(0, 10)}，Node ${process.version}，演示数据，再次启动；MB（常驻内存）；${embedded.perSecond.toFixed(0)} 次/秒。`,
    '',
    `| 部分 | ${columns.map(([title]) => title).join(' | ')} |`,
    `|---|${columns.map(() => '---|').join('')}`,
    ...rows,
    '',
    `主线程堆快照（内置数据库，${REQUESTS} 次请求后）：`,
    '',
    '| 对象 | MB | 个数 |',
    '|---|---|---|',
    ...embedded.heap.map(({ kind, bytes, count }) => `| ${kind} | ${(bytes / MB).toFixed(1)} | ${count} |`),
  ];
}

async function onPostgres(adminUrl: string): Promise<Measured | undefined> {
  const admin = new pg.Client({ connectionString: adminUrl });
  try {
    await admin.connect();
  } catch {
    console.log(`!! 没有可用的 PostgreSQL（${adminUrl}），未测量`);
    return undefined;
  }
  const url = new URL(adminUrl);
  url.pathname = `/portal_memory_${Date.now()}`;
  const name = url.pathname.slice(1);
  await admin.query(`create database ${name}`);
  try {
    return await measure({ DATABASE_URL: url.href });
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

interface Measured {
  rest: Parts;
  worked: Parts;
  /** Half a minute later, when helpers without work have ended. */
  rested: Parts;
  heap: Kind[];
  perSecond: number;
}

/** The first start fills the database; the one after it is measured. */
async function measure(environment: Record<string, string>): Promise<Measured> {
  const probe = openProbe();
  const portal = await startPortal({ LOG_LEVEL: 'warn', ...environment, ...probe.environment });
  try {
    await portal.killAndRestart();
    const pid = portal.process.pid ?? 0;
    const rest = await partsOf(pid, probe);
    const traffic = await openTraffic(portal.origin, randomFrom(20_261_122));
    const began = performance.now();
    const { failed, failures } = await traffic.send(REQUESTS);
    if (failed > FAILED_MAX * REQUESTS) throw new Error(`${failed} of ${REQUESTS} requests failed\n${failures.join('\n')}`);
    const perSecond = (REQUESTS * 1000) / (performance.now() - began);
    const worked = await outsideOf(pid);
    await setTimeout(REST_MS);
    const rested = await partsOf(pid, probe);
    const snapshot = await probe.saveHeap(pid);
    const heap = await kindsOf(snapshot);
    await rm(snapshot);
    return { rest, worked, rested, heap, perSecond };
  } finally {
    await portal.stop();
  }
}

/** What can be seen without collecting. */
async function outsideOf(pid: number): Promise<Parts> {
  const { rssMb, filesMb, peakMb } = await lookOutside(pid);
  const [linearMb, documentsMb] = [await linearMemoryMb(pid), await helpersMb(pid)];
  return { [WHOLE]: rssMb, [DOCUMENTS]: documentsMb, [FILES]: filesMb, [LINEAR]: linearMb, [HIGHEST]: peakMb };
}

/** The process as it is first: looking inside collects. What no part claims is the allocator's, compiled code and stacks. */
async function partsOf(pid: number, probe: Probe): Promise<Parts> {
  const seen = await outsideOf(pid);
  const { retainedMb, heapMb, youngMb, buffersMb, threads } = await probe.lookInside(pid);
  const threadsMb = threads.reduce((sum, thread) => sum + thread.heapMb, 0);
  const [wholeMb, filesMb, linearMb] = [seen[WHOLE] ?? 0, seen[FILES] ?? 0, seen[LINEAR] ?? 0];
  const parts: Parts = {
    [WHOLE]: wholeMb,
    [FILES]: filesMb,
    '　主线程堆（回收后）': heapMb,
    '　　其中仍可到达': retainedMb,
    '　　其中年轻代': youngMb,
    '　主线程缓冲区（含分词的词库）': buffersMb,
    '　数据库线程的堆': threadsMb,
    [LINEAR]: linearMb,
  };
  parts['　其余：分配器、编译后的代码、栈、垃圾'] = wholeMb - filesMb - heapMb - buffersMb - threadsMb - linearMb;
  parts[DOCUMENTS] = seen[DOCUMENTS] ?? 0;
  parts[HIGHEST] = seen[HIGHEST] ?? 0;
  for (const [part, value] of Object.entries(parts)) console.log(`  ${value.toFixed(0).padStart(5)} MB ${part}`);
  return parts;
}

interface Kind {
  kind: string;
  bytes: number;
  count: number;
}

/** The twelve largest kinds of objects of a heap snapshot, by their own size. */
async function kindsOf(path: string): Promise<Kind[]> {
  const { snapshot, nodes, strings } = JSON.parse(await readFile(path, 'utf8')) as {
    snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
    nodes: number[];
    strings: string[];
  };
  const fields = snapshot.meta.node_fields;
  const [type, name, size] = [fields.indexOf('type'), fields.indexOf('name'), fields.indexOf('self_size')];
  const kinds = new Map<string, Kind>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const of = snapshot.meta.node_types[0][nodes[at + type] ?? 0] ?? '';
    // a text's name is the text
    const kind = of.includes('string') ? 'string' : `${of} ${strings[nodes[at + name] ?? 0]?.replace(/\|/g, '/').slice(0, 40)}`;
    const sum = kinds.get(kind) ?? { kind, bytes: 0, count: 0 };
    sum.bytes += nodes[at + size] ?? 0;
    sum.count++;
    kinds.set(kind, sum);
  }
  return [...kinds.values()].toSorted((a, b) => b.bytes - a.bytes).slice(0, 12);
}
