/** Told to stop in the middle of its work, the portal finishes what it has begun, takes what still comes on open connections, and is gone. */
import { pathOf } from '@portal/client';
import { addSelection, exportDesignOrder, generateOrder, getDesignOrder, getSelection } from '@portal/contract/design-order';
import { randomUUID } from 'node:crypto';
import { Agent, request as ask } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchWaits } from '../cost.ts';
import type { Hunt, HuntContext } from '../hunt.ts';
import { openStoppable, type Stoppable } from '../stoppable-portal.ts';

const STOPPED_WITHIN_MS = 3_000;
/** Where the work itself takes longer, the end comes so soon after its last answer. */
const AFTER_LAST_ANSWER_MS = 500;
const PAGES = ['/home', '/product', '/tool/designOrder', '/home.data'];
const WORK = { long: { adds: 34, pages: 15, documents: 4 }, short: { adds: 14, pages: 5, documents: 1 } };
const LATE = 12;

interface Heard {
  what: string;
  /** 0: cut before the whole answer was there. */
  status: number;
  closes: boolean;
  body: string;
}

/** A guest is sent to sign in, which is an answer too. */
const isCut = ({ status }: Heard): boolean => status !== 200 && status !== 302;

/** One request on a connection of `agent`; never fails. */
const call = (agent: Agent, port: number, what: string, path: string, cookie = '', body?: object): Promise<Heard> =>
  new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = { cookie, ...(text === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }) };
    const asked = ask({ host: '127.0.0.1', port, agent, path, method: text === undefined ? 'GET' : 'POST', headers }, (answer) => {
      const chunks: Buffer[] = [];
      const closes = answer.headers.connection === 'close';
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', () => resolve({ what, status: 0, closes, body: '' }));
      answer.on('end', () => resolve({ what, status: answer.complete ? (answer.statusCode ?? 0) : 0, closes, body: Buffer.concat(chunks).toString() }));
    });
    asked.on('error', (error: Error) => resolve({ what, status: 0, closes: true, body: error.message }));
    asked.end(text);
  });

/** An agent with `count` open connections that have each been answered once. */
async function warm(port: number, count: number): Promise<Agent> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  await Promise.all(Array.from({ length: count }, () => call(agent, port, 'warm', '/healthz')));
  return agent;
}

/**
 * Ends when a new connection is refused: from then on the portal knows that it stops. (A signal that is sent is not yet heard, and what is
 * answered before it is heard cannot say that the connection ends.)
 */
async function refusal(port: number): Promise<void> {
  const isRefused = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', () => resolve(true)).once('connect', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  while (!(await isRefused())) await sleep(5);
}

export const stop: Hunt = {
  name: 'stop',
  purpose: 'SIGTERM with orders, pages and documents in flight: all are answered, nothing acknowledged is lost, the end comes soon',
  async run(context) {
    const portal = await openStoppable({ inProcess: context.short });
    try {
      const rounds: Round[] = [];
      for (let round = 0; round < (context.short ? 1 : 10); round++) {
        if (round > 0) await portal.startAgain();
        rounds.push(await stopOnce(context, portal));
      }
      report(context, rounds);
    } finally {
      await portal.close();
    }
  },
};

interface Round {
  inFlight: Heard[];
  late: Heard[];
  lost: number;
  acknowledged: number;
  ms: number;
  /** From the last answer to the end. */
  idleMs: number;
  /** What of both the portal waited for processors that others had. */
  waitedMs: number;
  idleWaitedMs: number;
}

async function stopOnce({ random, say, short }: HuntContext, portal: Stoppable): Promise<Round> {
  const { adds, pages, documents } = WORK[short ? 'short' : 'long'];
  const { port, skuNo, cookies } = portal;
  const [adder = '', ...orderers] = cookies;
  const setUp = await warm(port, 4);
  const post = (cookie: string, path: string, body: object) => call(setUp, port, 'set up', path, cookie, body);
  const oneLine = { productList: [{ skuNo, quantity: 1 }] };
  for (const cookie of cookies) await post(cookie, addSelection.path, oneLine);
  const made = await post(adder, generateOrder.path, { name: '停机', remark: '', isWhole: true });
  const id = (JSON.parse(made.body) as { data: string }).data;
  const document = pathOf(exportDesignOrder, { params: { id }, query: { format: 'pdf', kind: 'customer', atCostMeant: '1' } });
  // what is loaded at the first use only: pages, the process that draws documents, and its fonts
  for (const path of [...PAGES, document]) await call(setUp, port, 'set up', path, adder);
  const before = await quantity(portal, adder);

  const works: ((agent: Agent) => Promise<Heard>)[] = [
    ...orderers.map((cookie) => (agent: Agent) => call(agent, port, 'order', generateOrder.path, cookie, { name: '停机', remark: '', isWhole: true })),
    ...Array.from({ length: adds }, () => (agent: Agent) => call(agent, port, 'add', addSelection.path, adder, oneLine)),
    ...Array.from({ length: pages }, (_, at) => (agent: Agent) => call(agent, port, 'page', PAGES[at % PAGES.length] as string, orderers[0])),
    ...Array.from({ length: documents }, () => (agent: Agent) => call(agent, port, 'pdf', document, adder)),
  ];
  const agent = await warm(port, works.length);
  const again = await warm(port, LATE);
  // a browser opens connections ahead, and some of them are never used
  const unused = Array.from({ length: 5 }, (): Socket => connect(port, '127.0.0.1').on('error', () => {}));
  await sleep(50);
  const running = Promise.all(works.map((work) => work(agent)));
  await sleep(Math.floor(random() * 60));
  const began = performance.now();
  const waits = watchWaits(portal.pid);
  const stopped = portal.stop();
  await refusal(port);
  // well within the moment for which open connections may bring another request
  await sleep(Math.floor(random() * 60));
  const late = await Promise.all(Array.from({ length: LATE }, (_, at) => call(again, port, 'late', PAGES[at % PAGES.length] as string)));
  const inFlight = await running;
  const answered = performance.now();
  const waitedBefore = waits.ms();
  await stopped;
  const ended = performance.now();
  const waitedMs = waits.ms();
  waits.stop();
  for (const socket of unused) socket.destroy();
  for (const used of [agent, again, setUp]) used.destroy();
  for (const { what, body } of [...inFlight, ...late].filter(isCut).slice(0, 5)) say(`${what}: ${body.slice(0, 200)}`);
  const times = { ms: ended - began, idleMs: ended - answered, waitedMs, idleWaitedMs: waitedMs - waitedBefore };
  return { inFlight, late, ...times, ...(await countLost(portal, inFlight, before)) };
}

const quantity = async (portal: Stoppable, cookie: string): Promise<number> => {
  const { data } = JSON.parse(await portal.read(getSelection.path, cookie)) as { data: { lines: { quantity: number }[] } };
  return data.lines.reduce((sum, line) => sum + line.quantity, 0);
};

/** What was acknowledged must stand in the database of the next start. */
async function countLost(portal: Stoppable, heard: readonly Heard[], before: number): Promise<{ lost: number; acknowledged: number }> {
  await portal.startForReading();
  const [adder = '', ...orderers] = portal.cookies;
  const adds = heard.filter(({ what, status }) => what === 'add' && status === 200).length;
  let lost = Math.max(0, before + adds - (await quantity(portal, adder)));
  const orders = heard.filter(({ what }) => what === 'order');
  for (const [at, { status, body }] of orders.entries()) {
    if (status !== 200) continue;
    const { data: id } = JSON.parse(body) as { data: string };
    const read = JSON.parse(await portal.read(pathOf(getDesignOrder, { params: { id } }), orderers[at] as string)) as { code: number };
    if (read.code !== 0) lost++;
  }
  return { lost, acknowledged: adds + orders.filter(({ status }) => status === 200).length };
}

function report({ row }: HuntContext, rounds: readonly Round[]): void {
  const inFlight = rounds.flatMap((round) => round.inFlight);
  const late = rounds.flatMap((round) => round.late);
  const times = rounds.map(({ ms }) => ms).sort((a, b) => a - b);
  const sum = (pick: (round: Round) => number) => rounds.reduce((total, round) => total + pick(round), 0);
  const seconds = (ms: number | undefined) => `${((ms ?? 0) / 1000).toFixed(2)} s`;
  row('what was in flight is answered whole', inFlight.length, inFlight.filter(isCut).length);
  row('what came later on open connections is answered', late.length, late.filter(isCut).length);
  row('… and told that the connection ends', late.length, late.filter(({ closes }) => !closes).length);
  row(
    'what was acknowledged is there',
    sum(({ acknowledged }) => acknowledged),
    sum(({ lost }) => lost),
  );
  const most = (pick: (round: Round) => number) => seconds(Math.max(...rounds.map(pick)));
  row(
    `stopped within ${STOPPED_WITHIN_MS / 1000} s, or at once after the last answer, not counting what others had of the processors`,
    rounds.length,
    rounds.filter(({ ms, idleMs, waitedMs, idleWaitedMs }) => ms - waitedMs > STOPPED_WITHIN_MS && idleMs - idleWaitedMs > AFTER_LAST_ANSWER_MS).length,
    `p50 ${seconds(times[times.length >> 1])}, max ${seconds(times.at(-1))}, without waiting ${most(({ ms, waitedMs }) => ms - waitedMs)}; after the last answer max ${most(({ idleMs }) => idleMs)}, ${most(({ idleMs, idleWaitedMs }) => idleMs - idleWaitedMs)}`,
  );
}
