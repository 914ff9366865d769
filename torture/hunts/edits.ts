import { aSku } from '@portal/server/testkit/goods';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { startPortal, type RunningPortal } from '../../e2e/running-portal.ts';
import type { Hunt, HuntContext } from '../hunt.ts';
import { anInstallersCookie, overHttp, withKilledStore } from '../killed-portal.ts';
import { EditWitness, type StoredEdits } from '../edit-witness.ts';
import { makeDesignOrder, Witness, type Send } from './placing.ts';
import { postgresAtHand } from './postgres-at-hand.ts';

/** Rounds of the long run on each database: so many edits, and a kill in the middle of them; ROUNDS=… for another number. */
const LONG_ROUNDS = Number(process.env['ROUNDS'] ?? 25);
const EDITORS = 8;
const EDITS_A_ROUND = 200;
const BASE = '/api-cloud-merchant-service/v1/design-order';

export const edits: Hunt = {
  name: 'edits',
  purpose: 'the portal is killed with -9 in the middle of 200 edits of orders: no acknowledged line, fee or version is lost, none is there twice (DESIGN-47)',
  async run(context) {
    await onStore(context, 'embedded', undefined);
    const url = context.short ? undefined : await postgresAtHand(context);
    if (url !== undefined) await onStore(context, 'PostgreSQL', url);
  },
};

async function onStore(context: HuntContext, name: string, server: string | undefined): Promise<void> {
  await withKilledStore(server, { isUnpacked: context.short }, async (store) => {
    const people = await store.open(async ({ database }) => {
      const made: { cookie: string; skuNo: string }[] = [];
      for (let n = 0; n < EDITORS; n++)
        made.push({ skuNo: (await aSku(database, { price: 10, maxNum: null })).skuNo, cookie: await anInstallersCookie(database) });
      return made;
    });
    const rounds = context.short ? 1 : LONG_ROUNDS;
    const portal = await startPortal({
      DATA_DIR: store.dataDir,
      LOG_LEVEL: 'error',
      DEMO: '0',
      ...(store.url === undefined ? {} : { DATABASE_URL: store.url }),
    });
    const witness = new EditWitness();
    try {
      const editors = await Promise.all(
        people.map(({ cookie, skuNo }, at) => anEditor(overHttp(portal.origin, cookie), portal.origin, { cookie, skuNo, name: `改单-${at}` })),
      );
      for (let round = 0; round < rounds; round++) await editAndKill(context, { portal, editors, witness });
      for (const editor of editors) witness.compare(editor.log, await editor.read());
    } finally {
      await portal.stop();
    }
    const { lost, doubled, acknowledged, refused, silent } = witness;
    const words = `${lost.length} and ${doubled.length} of ${acknowledged} edits, ${silent} exchanges broken off`;
    context.row(`${name}: acknowledged edits lost or doubled`, acknowledged, lost.length + doubled.length, words);
    context.row(`${name}: edits refused that should not be`, acknowledged, refused.length, refused[0] ?? '');
    for (const one of [...lost, ...doubled].slice(0, 5)) context.say(one);
  });
}

/** Of 200 edits one somewhere in the middle is followed by a kill, while the other editors have theirs under way. */
async function editAndKill(
  { random }: HuntContext,
  { portal, editors, witness }: { portal: RunningPortal; editors: readonly Editor[]; witness: EditWitness },
): Promise<void> {
  const until = witness.acknowledged + EDITS_A_ROUND;
  const killAt = witness.acknowledged + Math.floor(EDITS_A_ROUND * (0.2 + 0.6 * random()));
  let killing: Promise<void> | undefined;
  await Promise.all(
    editors.map(async (editor) => {
      while (witness.acknowledged < until) {
        await editOnce(editor, witness);
        if (witness.acknowledged >= killAt) killing ??= portal.killAndRestart();
      }
    }),
  );
  await killing;
}

interface Editor {
  id: string;
  skuNo: string;
  send: Send;
  log: EditWitness['logs'][number];
  read(): Promise<StoredEdits>;
}

async function anEditor(send: Send, origin: string, { cookie, skuNo, name }: { cookie: string; skuNo: string; name: string }): Promise<Editor> {
  await makeDesignOrder(send, new Witness(), { name, skuNo });
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${origin}${BASE}${path}`, { headers: { cookie }, signal: AbortSignal.timeout(8_000) });
    return ((await response.json()) as { data: T }).data;
  };
  const [order] = await get<{ id: string }[]>('/page');
  const id = order?.id ?? '';
  return {
    id,
    skuNo,
    send,
    log: { name, quantity: [1], fee: [], versions: [], pending: null, revision: 0 },
    async read() {
      type Detail = { revision: number; lines: { quantity: number }[]; fees: { formula: { unitPrice?: number } }[] };
      const [detail, versions] = [await get<Detail>(`/detail/${id}`), await get<{ name: string }[]>(`/versions/${id}`)];
      return { ...detail, versions: versions.map((version) => version.name) };
    },
  };
}

/** The next edit of an order, sent again until it is answered; after each answer that was lost what is stored is read first. */
async function editOnce({ id, skuNo, send, log, read }: Editor, witness: EditWitness): Promise<void> {
  const { kind, step } = witness.begin(log);
  const editor = `editor-${log.name.slice(-1)}`;
  const request = {
    line: { path: `${BASE}/updateDesignProduct`, body: { id, isWhole: true, productList: [{ skuNo, quantity: step }], revision: log.revision, editor } },
    fee: {
      path: `${BASE}/fees`,
      body: { id, fees: [{ name: '施工费', unit: '项', formula: { kind: 'fixed', unitPrice: step, quantity: 1 } }], revision: log.revision, editor },
    },
    version: { path: `${BASE}/versions/save`, body: { id, name: `第${step}版` } },
  }[kind];
  const idempotencyKey = randomUUID();
  for (;;) {
    const answer = await send({ ...request, idempotencyKey }).catch(() => null);
    if (answer?.status === 200) return witness.acknowledge(log, (JSON.parse(answer.body) as { data: { revision?: number } }).data.revision);
    if (answer !== null && answer.status < 500) return witness.refuse(log, `${kind}: ${answer.status} ${answer.body.slice(0, 200)}`);
    witness.silent++;
    await setTimeout(100);
    const stored = await read().catch(() => null);
    if (stored !== null) witness.compare(log, stored);
  }
}
