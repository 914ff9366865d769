/** Everyday work for as long as one likes: what the process holds must stop growing. */
import { dataFolderOf } from '@portal/server/platform/db/restore';
import { unpackMigrated } from '@portal/server/testkit/database';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal, type RunningPortal } from '../../e2e/running-portal.ts';
import type { Hunt, HuntContext } from '../hunt.ts';
import { lookOutside, openProbe, type Outside } from '../process-memory.ts';
import { openSlowConnections } from '../slow-connections.ts';
import { openTraffic, type Answers, type Traffic } from '../traffic.ts';

/** Megabytes of the whole process: soon after its first start, and after the work. */
const REST_MB_MAX = 560;
const WORKED_MB_MAX = 600;
/** What may stay reachable of a thousand lists and details whose pages are remembered already. */
const RETAINED_MB_PER_THOUSAND_MAX = 10;
const SLOPE_MB_PER_TEN_MINUTES_MAX = 1;
/** Of the processors' time a request: the clock would count whatever else the machine does meanwhile. */
const COST_DRIFT_MAX = 0.25;
const FIRST_REQUESTS = 20_000;
const SLOW_CONNECTIONS = 500;
const SLOW_GROWTH_MB_MAX = 40;

export const soak: Hunt = {
  name: 'soak',
  purpose: 'mixed work of guests and dealers; memory, handles and the cost of an answer must come to rest',
  async run(context) {
    if (process.platform !== 'linux') return context.row('memory is read from /proc', 1, 0, `not measured on ${process.platform}`);
    const { environment, lookInside } = openProbe();
    const folder = context.short ? await aMigratedFolder() : undefined;
    const portal = await startPortal({ LOG_LEVEL: 'warn', ...environment, ...(folder === undefined ? {} : { DATA_DIR: folder }) });
    try {
      const pid = portal.process.pid ?? 0;
      const rest = await lookOutside(pid);
      context.row('RSS after the first start', 1, Number(rest.rssMb > REST_MB_MAX), `${mb(rest.rssMb)}, at the most ${REST_MB_MAX} MB`);
      const traffic = await openTraffic(portal.origin, context.random);
      const at = { portal, pid, traffic, retainedMb: async () => (await lookInside(pid)).retainedMb };
      if (context.short) await shortly(context, at);
      else await atLength(context, at);
    } finally {
      await portal.stop();
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Makes the start of the short run half as dear. */
async function aMigratedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-soak-'));
  await unpackMigrated(dataFolderOf(folder).database);
  return folder;
}

interface Under {
  portal: RunningPortal;
  pid: number;
  traffic: Traffic;
  /** Reachable objects of the main thread, after a collection. */
  retainedMb(): Promise<number>;
}

/** A few hundred requests: enough to see a process that starts too large, or keeps something of every request. */
async function shortly(context: HuntContext, { pid, traffic, retainedMb }: Under): Promise<void> {
  const mixed = await traffic.send(40);
  const often = ['list', 'detail'] as const;
  const warm = await traffic.send(80, often);
  const before = await retainedMb();
  const same = await traffic.send(200, often);
  const growth = ((await retainedMb()) - before) * (1000 / same.sent);
  answered(context, [mixed, warm, same]);
  context.row(
    'kept of a thousand requests',
    same.sent,
    Number(growth > RETAINED_MB_PER_THOUSAND_MAX),
    `${mb(growth)}, at the most ${RETAINED_MB_PER_THOUSAND_MAX} MB`,
  );
  const { rssMb } = await lookOutside(pid);
  context.row('RSS after the work', 1, Number(rssMb > WORKED_MB_MAX), `${mb(rssMb)}, at the most ${WORKED_MB_MAX} MB`);
}

interface Sample extends Outside {
  minute: number;
  retainedMb: number;
  p95Ms: number;
  /** Processors' milliseconds a request of this round. */
  costMs: number;
}

/** The first requests by themselves, because looking inside collects; then `minutes` of work, looked at every half a minute. */
async function atLength(context: HuntContext, under: Under): Promise<void> {
  const { traffic, pid, retainedMb } = under;
  const all: Answers[] = [await traffic.send(FIRST_REQUESTS)];
  const { rssMb: firstMb, peakMb } = await lookOutside(pid);
  context.row(
    `RSS after ${FIRST_REQUESTS} requests`,
    FIRST_REQUESTS,
    Number(firstMb > WORKED_MB_MAX),
    `${mb(firstMb)}, at the most ${WORKED_MB_MAX} MB; ${mb(peakMb)} for a moment`,
  );
  const began = performance.now();
  const minute = (): number => (performance.now() - began) / 60_000;
  const samples: Sample[] = [];
  let sent = 0;
  while (minute() < context.minutes) {
    const round: number[] = [];
    const { cpuSeconds } = await lookOutside(pid);
    for (const until = minute() + 0.5; minute() < until;) {
      const answers = await traffic.send(200);
      all.push(answers);
      sent += answers.sent;
      round.push(...answers.durationsMs);
    }
    const outside = await lookOutside(pid);
    const costMs = ((outside.cpuSeconds - cpuSeconds) * 1_000) / round.length;
    const sample = { ...outside, minute: minute(), p95Ms: p95(round), costMs, retainedMb: await retainedMb() };
    samples.push(sample);
    context.say(
      `${sample.minute.toFixed(1)} min, ${sent} requests: RSS ${mb(sample.rssMb)}, kept ${mb(sample.retainedMb)}, ${sample.handles} handles, p95 ${sample.p95Ms.toFixed(0)} ms, ${sample.costMs.toFixed(2)} ms CPU a request`,
    );
  }
  answered(context, all);
  const steady = samples.slice(Math.floor(samples.length / 4));
  const [first, last] = [steady[0], steady.at(-1)] as [Sample, Sample];
  const highest = Math.max(...samples.map(({ rssMb }) => rssMb));
  context.row(`RSS under ${sent} more`, sent, Number(highest > WORKED_MB_MAX), `${mb(highest)} at the highest, ${mb(last.rssMb)} at the end`);
  const slope = slopeOf(steady, ({ retainedMb: kept }) => kept) * 10;
  context.row('slope of what is kept', steady.length, Number(slope > SLOPE_MB_PER_TEN_MINUTES_MAX), `${slope.toFixed(2)} MB in ten minutes`);
  context.row('slope of RSS', steady.length, 0, `${(slopeOf(steady, ({ rssMb }) => rssMb) * 10).toFixed(1)} MB in ten minutes`);
  const half = Math.floor(steady.length / 2);
  const drift = (pick: (sample: Sample) => number): number => middle(steady.slice(half).map(pick)) / middle(steady.slice(0, half).map(pick)) - 1;
  const costDrift = drift(({ costMs }) => costMs);
  context.row('drift of the cost of a request', steady.length, Number(costDrift > COST_DRIFT_MAX), percent(costDrift));
  context.row('drift of p95', steady.length, 0, `${percent(drift(({ p95Ms }) => p95Ms))}, others' work on the machine included`);
  context.row('handles', steady.length, Number(last.handles - first.handles > 8), `${first.handles} → ${last.handles}`);
  context.row('sockets', steady.length, Number(last.sockets - first.sockets > 8), `${first.sockets} → ${last.sockets}`);
  await besideSlowOnes(context, under);
}

/** Heads and bodies that never end, and silent connections: they cost little, and others are answered meanwhile. */
async function besideSlowOnes(context: HuntContext, { portal, pid, traffic }: Under): Promise<void> {
  await traffic.send(200);
  const before = await lookOutside(pid);
  for (const kind of ['head', 'body', 'idle'] as const) {
    const slow = await openSlowConnections(portal.origin, kind, SLOW_CONNECTIONS);
    const answers = await traffic.send(200);
    const { rssMb } = await lookOutside(pid);
    await slow.close();
    const growth = rssMb - before.rssMb;
    context.row(
      `${SLOW_CONNECTIONS} slow connections (${kind}), others are answered`,
      SLOW_CONNECTIONS,
      Number(growth > SLOW_GROWTH_MB_MAX) + answers.failed + Number(slow.opened < SLOW_CONNECTIONS),
      `RSS ${growth >= 0 ? '+' : ''}${mb(growth)}`,
    );
  }
}

function answered(context: HuntContext, all: readonly Answers[]): void {
  const sum = (pick: (answers: Answers) => number): number => all.reduce((total, answers) => total + pick(answers), 0);
  const [words = ''] = all.flatMap(({ failures }) => failures);
  context.row(
    'requests answered',
    sum(({ sent }) => sent),
    sum(({ failed }) => failed),
    `${sum(({ refused }) => refused)} refused by a limit or because another was first ${words}`,
  );
}

const percent = (part: number): string => `${(part * 100).toFixed(0)} %`;
const mb = (value: number): string => `${value.toFixed(1)} MB`;
const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Megabytes a minute, by least squares. */
function slopeOf(samples: readonly Sample[], pick: (sample: Sample) => number): number {
  const mean = (of: (sample: Sample) => number): number => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [x, y] = [mean((sample) => sample.minute), mean(pick)];
  const spread = samples.reduce((sum, sample) => sum + (sample.minute - x) ** 2, 0);
  return spread === 0 ? 0 : samples.reduce((sum, sample) => sum + (sample.minute - x) * (pick(sample) - y), 0) / spread;
}
