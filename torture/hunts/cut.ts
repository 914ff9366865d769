import type { Cut } from '@portal/server/testkit/cuts';
import { openTestDatabase } from '@portal/server/testkit/database';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import type { Hunt, HuntContext } from '../hunt.ts';
import { compare, makeDesignOrder, STORED, Witness, type Send, type Stored } from './placing.ts';
import { postgresAtHand } from './postgres-at-hand.ts';

const CONNECTIONS = 16;
/** Cuts of the long run under load, and of the short one at chosen statements. */
const LONG_CUTS = 1_000;
const SHORT_CUTS = 40;
const KINDS = ['begin', 'commit', 'rollback'] as const;

export const cut: Hunt = {
  name: 'cut',
  purpose: 'the connection to the database breaks at every statement of a write: it answers 503, asked again it is done once, and no connection is lost',
  async run(context) {
    await onStore(context, 'embedded', undefined);
    const url = await postgresAtHand(context);
    if (url !== undefined) await onStore(context, 'PostgreSQL', url);
  },
};

/** Where the next cut falls. */
class Cutter {
  /** Asked for every statement; gives nothing to let it pass. */
  aim: (statement: string) => Cut | undefined = () => undefined;
  readonly cuts = new Map<string, number>();

  readonly decide = (statement: string): Cut | undefined => {
    const how = this.aim(statement);
    if (how !== undefined) {
      const kind = KINDS.find((each) => statement.startsWith(each)) ?? 'others';
      this.cuts.set(kind, (this.cuts.get(kind) ?? 0) + 1);
    }
    return how;
  };

  get total(): number {
    return [...this.cuts.values()].reduce((sum, n) => sum + n, 0);
  }

  /** Cuts statement number `at` (from 0) of those that look so, once. */
  aimAt(at: number, how: Cut, pattern = /./): void {
    let seen = 0;
    this.aim = (statement) => (pattern.test(statement) && seen++ === at ? how : undefined);
  }
}

interface Scene {
  context: HuntContext;
  store: string;
  portal: TestPortal;
  cutter: Cutter;
  witness: Witness;
}

async function onStore(context: HuntContext, store: string, url: string | undefined): Promise<void> {
  const { row, short } = context;
  const cutter = new Cutter();
  const database = await openTestDatabase({ url, connections: CONNECTIONS, decide: cutter.decide });
  const portal = await openTestPortal({ database });
  try {
    const witness = new Witness();
    const scene = { context, store, portal, cutter, witness };
    await cutStatements(scene);
    if (!short) await cutUnderLoad(scene);
    await cutRollbacks(scene);
    cutter.aim = () => undefined;
    const { rows } = await portal.database.pool.query<Stored>(STORED, ['切断%']);
    const { lost, doubled, half } = compare(witness, rows);
    const kinds = [...cutter.cuts].map(([kind, n]) => `${n} ${kind}`).join(', ');
    row(`${store}: acknowledged orders lost, doubled or half`, cutter.total, lost + doubled + half, `${witness.acknowledged.length} orders; cuts: ${kinds}`);
    row(
      `${store}: writes refused otherwise than by 503 with a hint`,
      witness.refused,
      witness.wronglyRefused.length,
      `slowest answer ${Math.round(witness.slowestMs)} ms`,
    );
    witness.wronglyRefused.slice(0, 3).forEach((answer) => context.say(answer));
    await allAtOnce(scene);
  } finally {
    // a connection that was lost keeps the pool from closing
    await within(10_000, portal.close()).catch((error: unknown) => context.say(`closing: ${String(error)}`));
  }
}

/** One writer; each order is cut at another statement, before it or before its reply. In the short run at those drawn from the seed. */
async function cutStatements(scene: Scene): Promise<void> {
  const { context, cutter, witness } = scene;
  const place = await aWriter(scene);
  let statements = 0;
  cutter.aim = () => void statements++;
  await place('切断-none');
  const all = Array.from({ length: statements }, (_, at) => [
    { at, how: 'request' as const },
    { at, how: 'reply' as const },
  ]).flat();
  const chosen = context.short ? shuffled(all, context.random).slice(0, SHORT_CUTS) : all;
  for (const { at, how } of chosen) {
    cutter.aimAt(at, how);
    await place(`切断-${at}-${how}`);
  }
  // a write has one begin and one commit only, and they matter most
  for (const pattern of [/^begin/, /^commit/]) {
    for (const how of ['request', 'reply'] as const) {
      cutter.aimAt(0, how, pattern);
      await place(`切断-${pattern.source.slice(1)}-${how}`);
    }
  }
  context.say(`${scene.store}: ${statements} statements an order, ${cutter.total} cuts, ${witness.refused} refusals`);
}

/** Sixteen writers at once, and about every fiftieth statement is cut. */
async function cutUnderLoad(scene: Scene): Promise<void> {
  const { context, cutter } = scene;
  const writers = await Promise.all(Array.from({ length: CONNECTIONS }, () => aWriter(scene)));
  const until = cutter.total + LONG_CUTS;
  cutter.aim = () => (context.random() < 0.02 ? (context.random() < 0.5 ? 'request' : 'reply') : undefined);
  await Promise.all(
    writers.map(async (place, at) => {
      for (let n = 0; cutter.total < until; n++) await place(`切断-writer-${at}-${n}`);
    }),
  );
}

/** A write that is refused for a reason of its own keeps that reason when its ROLLBACK breaks too. */
async function cutRollbacks({ context, store, portal, cutter }: Scene): Promise<void> {
  const { accountNo } = await anInstaller(portal.database);
  const send = sender(portal, await portal.cookieOf(accountNo));
  const wrong: number[] = [];
  const tries = context.short ? CONNECTIONS + 1 : 200;
  const before = cutter.total;
  for (let n = 0; n < tries; n++) {
    cutter.aimAt(0, n % 2 === 0 ? 'request' : 'reply', /^rollback/);
    const { status } = await send({
      path: '/api-cloud-merchant-service/v1/design-order/generateConfigOrder',
      body: { name: '空单', isWhole: true },
      idempotencyKey: `empty-${n}`,
    });
    if (status !== 400) wrong.push(status);
  }
  context.row(`${store}: refusals whose ROLLBACK was cut, told as something else`, cutter.total - before, wrong.length, [...new Set(wrong)].join(', '));
}

/** As many transactions at once as there are connections: each stays open until all are (the embedded database has one, so they queue). */
async function allAtOnce({ context, store, portal }: Scene): Promise<void> {
  const { database } = portal;
  const together = database.kind === 'embedded' ? 1 : CONNECTIONS;
  let open = 0;
  let release = (): void => {};
  const allOpen = new Promise<void>((resolve) => (release = resolve));
  const began = performance.now();
  const results = await Promise.allSettled(
    Array.from({ length: CONNECTIONS }, () =>
      within(
        5_000,
        database.transaction(async (db) => {
          await db.execute('select 1');
          if (++open >= together) release();
          await within(4_000, allOpen);
        }),
      ),
    ),
  );
  const failed = results.filter(({ status }) => status === 'rejected').length;
  context.row(`${store}: of ${CONNECTIONS} transactions at once afterwards`, CONNECTIONS, failed, `${Math.round(performance.now() - began)} ms`);
}

/** A writer of its own account and product; gives the function that places one order. */
async function aWriter({ portal, witness }: Scene): Promise<(name: string) => Promise<unknown>> {
  const { accountNo } = await anInstaller(portal.database);
  const { skuNo } = await aSku(portal.database);
  const send = sender(portal, await portal.cookieOf(accountNo));
  return (name) => makeDesignOrder(send, witness, { name, skuNo });
}

const sender =
  (portal: TestPortal, cookie: string): Send =>
  async ({ path, body, idempotencyKey }) => {
    const response = await portal.portal.http.inject({ method: 'POST', url: path, headers: { cookie, 'idempotency-key': idempotencyKey }, payload: body });
    return { status: response.statusCode, retryAfter: response.headers['retry-after']?.toString(), body: response.body };
  };

const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
  Promise.race([work, new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error(`not within ${ms} ms`)), ms).unref())]);

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
