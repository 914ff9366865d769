/** One client asks for as much as it can beside another who works as people do. */
import { aSku } from '@portal/server/testkit/goods';
import { openTestPortal } from '@portal/server/testkit/portal';
import { request as ask } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPortal } from '../../e2e/running-portal.ts';
import type { Hunt, HuntContext } from '../hunt.ts';

const GOODS = '/api-cloud-merchant-service/v1/goods';
const ATTACKERS = 30;
/** What the database of a small machine needs for 44 signs, in milliseconds, and the share of it one client may have. */
const COST_MS = 40;
const SHARE = 0.2;
/** Work a client has saved up before it begins. */
const SAVED_WORK_MS = 4_000;
const ADMIN_URL = process.env['TORTURE_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

interface Answer {
  status: number;
  ms: number;
  retryAfter: string | undefined;
  body: string;
}

/** A portal and two addresses to call it from. */
interface Place {
  name: string;
  from(address: string, path: string): Promise<Answer>;
  hasPages: boolean;
  stop(): Promise<void>;
}

export const limits: Hunt = {
  name: 'limits',
  purpose: 'thirty connections of one client ask for distinct long keywords: it gets a fifth of the machine, and another client stays quick',
  async run(context) {
    for (const open of context.short ? [inProcess] : [embedded, onPostgres]) {
      const place = await open();
      try {
        await folded(context, place);
        await flood(context, place, 'calls', (n) => `${GOODS}/spu/page?keyword=${encodeURIComponent(keywordOf(context, n))}`);
        if (place.hasPages) await flood(context, place, 'pages', (n) => `/product?keyword=${encodeURIComponent(keywordOf(context, n))}`);
      } finally {
        await place.stop();
      }
    }
  },
};

const WORDS = ['红外', '半球', '摄像机', '录像机', '交换机', '硬盘', '门禁', '对讲', '显示屏', '支架', '电源', '网络', '智能', '高清', '全彩', '报警'];
/** Distinct, 44 signs, of words that are found. */
function keywordOf({ random }: HuntContext, n: number): string {
  let keyword = `${n} `;
  while (keyword.length < 44) keyword += WORDS[Math.floor(random() * WORDS.length)] ?? '';
  return keyword.slice(0, 44);
}

async function flood(context: HuntContext, place: Place, what: string, pathOf: (n: number) => string): Promise<void> {
  const forMs = context.short ? 1_500 : 30_000;
  // each flood and each client from an address of its own
  const attacker = what === 'pages' ? '127.0.0.4' : '127.0.0.2';
  const idle = await honest(context, place, Math.max(1_000, forMs / 6));
  const end = performance.now() + forMs;
  let n = Math.floor(context.random() * 1e6);
  let asked = 0;
  const attack = Array.from({ length: ATTACKERS }, async () => {
    const answers: Answer[] = [];
    // on a slow machine too, more than may be taken
    while (performance.now() < end || asked < 6 * ATTACKERS) {
      asked++;
      const answer = await place.from(attacker, pathOf(++n));
      answers.push(answer);
      if (answer.status !== 200) await sleep(5);
    }
    return answers;
  });
  const beside = await honest(context, place, forMs);
  const attacks = (await Promise.all(attack)).flat();

  const where = `${place.name}, ${what}`;
  const taken = attacks.filter(({ status }) => status === 200).length;
  const room = Math.ceil(((SAVED_WORK_MS + SHARE * (forMs + 1_000)) / COST_MS) * 1.05);
  context.row(`${where}: the attacker gets its share only`, attacks.length, Math.max(0, taken - room), `${taken} of ${attacks.length} taken, ${room} may be`);
  const unclear = attacks.filter(({ status, retryAfter, body }) => status !== 200 && !(status === 429 && /请/.test(body) && Number(retryAfter) > 0));
  context.row(
    `${where}: refusals say when to come back`,
    attacks.length - taken,
    unclear.length,
    unclear[0] ? `${unclear[0].status} ${unclear[0].body.slice(0, 80)}` : '',
  );
  context.row(`${where}: the honest client is never refused`, beside.length, beside.filter(({ status }) => status !== 200).length);
  const [before, during] = [p95(idle), p95(beside)];
  context.row(`${where}: its p95 stays below 1 s`, beside.length, Number(during > 1_000), `p95 ${before.toFixed(0)} → ${during.toFixed(0)} ms`);
}

/** Browses, and searches now and then. */
async function honest(context: HuntContext, place: Place, forMs: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const end = performance.now() + forMs; performance.now() < end; await sleep(40)) {
    const keyword = answers.length % 10 === 0 ? `&keyword=${encodeURIComponent(`半球${Math.floor(context.random() * 1e6)}`)}` : '';
    answers.push(await place.from('127.0.0.3', `${GOODS}/spu/page?page=${1 + (answers.length % 50)}${keyword}`));
  }
  return answers;
}

const p95 = (answers: readonly Answer[]): number => answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length * 0.95)] ?? 0;

/** Signs that unfold to many are refused before anything is looked up. */
async function folded(context: HuntContext, place: Place): Promise<void> {
  const answers = await Promise.all(
    ['spu/page', 'portal-category/tree', 'search/suggestions'].map((path) =>
      place.from('127.0.0.5', `${GOODS}/${path}?keyword=${encodeURIComponent('ﷺ'.repeat(50))}`),
    ),
  );
  context.row(`${place.name}: ﷺ × 50 is too long`, answers.length, answers.filter(({ status }) => status !== 400).length);
}

async function inProcess(): Promise<Place> {
  const test = await openTestPortal();
  for (let n = 0; n < 20; n++) await aSku(test.database, { spuName: `红外半球摄像机 ${n}` });
  return {
    name: 'in process',
    hasPages: false,
    async from(remoteAddress, path) {
      const began = performance.now();
      const { statusCode, headers, body } = await test.portal.http.inject({ url: path, remoteAddress });
      return { status: statusCode, ms: performance.now() - began, retryAfter: headers['retry-after']?.toString(), body };
    },
    stop: () => test.close(),
  };
}

const embedded = (): Promise<Place> => started('embedded', {});

async function onPostgres(): Promise<Place> {
  const name = `portal_limits_${process.pid}`;
  const inAdmin = async (statement: string): Promise<void> => {
    const client = new pg.Client(ADMIN_URL);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await inAdmin(`create database ${name}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  const place = await started('PostgreSQL', { DATABASE_URL: url.href });
  return {
    ...place,
    async stop() {
      await place.stop();
      await inAdmin(`drop database ${name} with (force)`);
    },
  };
}

async function started(name: string, environment: Record<string, string>): Promise<Place> {
  const portal = await startPortal({ ...environment, LOG_LEVEL: 'warn' });
  return { name, hasPages: true, from: (address, path) => get(portal.origin, address, path), stop: () => portal.stop() };
}

function get(origin: string, localAddress: string, path: string): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const failed = (error: Error): void => resolve({ status: 0, ms: performance.now() - began, retryAfter: undefined, body: error.message });
    ask(`${origin}${path}`, { localAddress }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - began, retryAfter: response.headers['retry-after'], body }));
      response.on('error', failed);
    })
      .on('error', failed)
      .end();
  });
}
