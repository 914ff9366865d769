/** Redis is killed, hung, absent and brought back while callers go on calling. */
import { buildPortal } from '@portal/server/app';
import { openRedisCounts } from '@portal/server/platform/limits/redis-counts';
import { createLog } from '@portal/server/platform/log';
import { openTestPortal } from '@portal/server/testkit/portal';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPortal } from '../../e2e/running-portal.ts';
import type { Hunt, HuntContext } from '../hunt.ts';
import { isRedisInstalled, realRedis, standInRedis, type RedisUnderTest } from '../redis-under-test.ts';

/** Limited to 240 calls a minute and address. */
const LIMITED = '/api-cloud-merchant-service/v1/goods/search/suggestions?keyword=a';
const LIMIT = 240;
/** Not limited, and asks the database too: how slow the portal is beside Redis. */
const UNLIMITED = '/api-cloud-merchant-service/v1/goods/search/hotWords';

interface PortalUnderTest {
  ask(path: string): Promise<{ status: number; json: { redis?: string } }>;
  /** Lines of the log that hold this. */
  logged(words: string): number;
  stop(): Promise<void>;
}

export const redis: Hunt = {
  name: 'redis',
  purpose: 'Redis is killed, hung, absent and back: nobody notices but /readyz, the log says it once, limits go on being counted',
  async run(context) {
    const server = !context.short && isRedisInstalled() ? await realRedis() : await standInRedis();
    context.say(`${server.kind} redis`);
    // absent at the start
    const portal = await (context.short ? openPortal(server) : startPortalProcess(server));
    try {
      const start = await portal.ask('/readyz');
      context.row('absent at the start: the portal starts and says so', 1, Number(start.status !== 200 || start.json.redis !== 'away'));
      await countsInMemory(context, portal);
      await server.start();
      await isBack(context, portal, 'started late');

      const faults = ['kill', 'hang'] as const;
      for (let round = 0; round < (context.short ? 2 : 12); round++) {
        const fault = faults[round % 2] as (typeof faults)[number];
        await hit(context, portal, server, fault);
      }
    } finally {
      await portal.stop();
      await server.kill();
    }
  },
};

/** Callers go on from before the fault until after the return. */
async function hit(context: HuntContext, portal: PortalUnderTest, server: RedisUnderTest, fault: 'kill' | 'hang'): Promise<void> {
  const before = { away: portal.logged('redis is away'), back: portal.logged('redis is back') };
  const calling = { goOn: true };
  const caller = async (path: string): Promise<{ status: number; ms: number }[]> => {
    const answers = [];
    while (calling.goOn) {
      const began = performance.now();
      const { status } = await portal.ask(path);
      answers.push({ status, ms: performance.now() - began });
      await sleep(10 + context.random() * 30);
    }
    return answers;
  };
  const beside = caller(UNLIMITED);
  const callers = Array.from({ length: 4 }, () => caller(LIMITED));
  await sleep(100 + context.random() * 200);

  const fell = performance.now();
  if (fault === 'kill') await server.kill();
  else server.hang();
  const said = await until(portal, 'away');
  const saidMs = performance.now() - fell;
  await sleep(context.short ? 200 : 2_000 + context.random() * 4_000);
  if (fault === 'kill') await server.start();
  else server.resume();
  await isBack(context, portal, `after ${fault}`);
  calling.goOn = false;
  const answers = (await Promise.all(callers)).flat();
  const slowestOf = (list: readonly { ms: number }[]): number => Math.max(...list.map(({ ms }) => ms));
  const slowestBeside = slowestOf(await beside);
  const failed = answers.filter(({ status, ms }) => ![200, 429].includes(status) || ms > 1_000 + slowestBeside).length;
  const figure = `slowest ${slowestOf(answers).toFixed(0)} ms, without Redis ${slowestBeside.toFixed(0)} ms`;
  context.row(`${fault}: calls meanwhile are answered, Redis costing at most 1 s`, answers.length, failed, figure);
  context.row(`${fault}: /readyz stays 200 and says away within 1.2 s`, 1, Number(!said || saidMs > 1_200), `${saidMs.toFixed(0)} ms`);
  const lines = [portal.logged('redis is away') - before.away, portal.logged('redis is back') - before.back];
  context.row(`${fault}: logged once, and once when it is back`, 2, Number(lines[0] !== 1) + Number(lines[1] !== 1), lines.join(' + '));
}

async function isBack(context: HuntContext, portal: PortalUnderTest, when: string): Promise<void> {
  const began = performance.now();
  const back = await until(portal, 'ready');
  const ms = performance.now() - began;
  context.row(`${when}: shared again by itself within 3 s`, 1, Number(!back || ms > 3_000), `${ms.toFixed(0)} ms`);
}

/** More calls than may be: memory must refuse what is beyond, and only that. */
async function countsInMemory(context: HuntContext, portal: PortalUnderTest): Promise<void> {
  const began = performance.now();
  const answers: { status: number }[] = [];
  // fewer at once than may wait for their turn: what is counted here is the limit alone
  while (answers.length < LIMIT + 60) answers.push(...(await Promise.all(Array.from({ length: 30 }, () => portal.ask(LIMITED)))));
  const taken = answers.filter(({ status }) => status === 200).length;
  // what time gives back while they are being answered
  const room = LIMIT + Math.ceil(((performance.now() - began) / 60_000) * LIMIT) + 1;
  context.row('absent: memory counts', answers.length, Number(taken > room) + Number(taken < LIMIT), `${taken} of ${answers.length} taken, ${LIMIT} a minute`);
}

async function until(portal: PortalUnderTest, state: string): Promise<boolean> {
  for (const deadline = performance.now() + 15_000; performance.now() < deadline; await sleep(20)) {
    const { status, json } = await portal.ask('/readyz');
    if (status !== 200) return false;
    if (json.redis === state) return true;
  }
  return false;
}

async function openPortal(server: RedisUnderTest): Promise<PortalUnderTest> {
  const world = await openTestPortal();
  const lines: string[] = [];
  const counts = await openRedisCounts(server.url, createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }));
  const { http } = await buildPortal({ ...world.deps, redis: counts, counts: () => counts });
  return {
    async ask(path) {
      const response = await http.inject({ url: path });
      return { status: response.statusCode, json: response.json() };
    },
    logged: (words) => lines.filter((line) => line.includes(words)).length,
    async stop() {
      await http.close();
      counts.close();
      await world.close();
    },
  };
}

async function startPortalProcess(server: RedisUnderTest): Promise<PortalUnderTest> {
  const portal = await startPortal({ REDIS_URL: server.url });
  return {
    async ask(path) {
      const response = await fetch(`${portal.origin}${path}`, { signal: AbortSignal.timeout(20_000) }).catch(() => null);
      return response ? { status: response.status, json: (await response.json()) as { redis?: string } } : { status: 0, json: {} };
    },
    logged: (words) => portal.log.filter((line) => line.includes(words)).length,
    stop: () => portal.stop(),
  };
}
