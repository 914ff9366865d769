/** One account fills the queues of long work; another one's first piece must come next, whatever the first has waiting. */
import { pathOf } from '@portal/client';
import { addSelection, exportDesignOrder, generateOrder } from '@portal/contract/design-order';
import { uploadFile } from '@portal/contract/file';
import { honestPng } from '@portal/server/platform/storage/torture-set.fixture';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Hunt, HuntContext } from '../hunt.ts';

/** Pieces of others that may end before one's own: one while the question is being read, and the one that runs then. */
const BEFORE_MINE_MAX = 2;

export const queues: Hunt = {
  name: 'queues',
  purpose: 'one account asks for many documents, or sends many pictures, at once: another’s first waits for two of them at most',
  async run(context) {
    const test = await openTestPortal();
    try {
      await documents(context, test);
      await pictures(context, test);
    } finally {
      await test.close();
    }
  },
};

async function documents(context: HuntContext, test: TestPortal): Promise<void> {
  const skuNos: string[] = [];
  for (let n = 0; n < (context.short ? 12 : 500); n++) skuNos.push((await aSku(test.database, { price: 100 + n })).skuNo);
  const greedy = await exporter(test, skuNos);
  const modest = await exporter(test, skuNos.slice(0, 5));
  // the process and its fonts
  await modest();
  const alone = await timed(modest);
  const pieceMs = await timed(greedy);
  const heap = await beside({ many: context.short ? 10 : 26, greedy, modest });
  row(context, 'documents', heap, alone + BEFORE_MINE_MAX * pieceMs);
}

/** An account with an order of these models; gives the export of its quotation. */
async function exporter(test: TestPortal, skuNos: readonly string[]): Promise<() => Promise<number>> {
  const { accountNo } = await anInstaller(test.database);
  const call = await test.as(accountNo);
  const key = (name: string): { idempotencyKey: string } => ({ idempotencyKey: `${name}-${accountNo}` });
  await call(addSelection, { body: { productList: skuNos.map((skuNo) => ({ skuNo, quantity: 1 })) }, ...key('add') });
  const id = await call(generateOrder, { body: { name: '清单', remark: '', isWhole: true }, ...key('generate') });
  const cookie = await test.cookieOf(accountNo);
  const url = pathOf(exportDesignOrder, { params: { id }, query: { format: 'pdf', kind: 'customer', atCostMeant: '1' } });
  return async () => (await test.portal.http.inject({ url, headers: { cookie } })).statusCode;
}

async function pictures(context: HuntContext, test: TestPortal): Promise<void> {
  const side = context.short ? 2_500 : 6_300;
  const huge = await honestPng(side, side);
  const small = await honestPng(40, 40);
  // another one, which the store does not have yet; to draw it is no part of the waiting
  const next = await honestPng(41, 41);
  const greedy = await sender(test);
  const modest = await sender(test);
  const alone = await timed(() => modest(small));
  const pieceMs = await timed(() => greedy(huge));
  const heap = await beside({ many: context.short ? 8 : 15, greedy: () => greedy(huge), modest: () => modest(next) });
  row(context, 'pictures', heap, alone + BEFORE_MINE_MAX * pieceMs);
}

async function sender(test: TestPortal): Promise<(bytes: Uint8Array) => Promise<number>> {
  const cookie = await test.cookieOf((await anInstaller(test.database)).accountNo);
  return async (bytes) => {
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
    const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]);
    const headers = { cookie, 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'same-origin' };
    return (await test.portal.http.inject({ method: 'POST', url: uploadFile.path, headers, payload })).statusCode;
  };
}

interface Beside {
  /** Answers of the many, and the one's. */
  statuses: number[];
  modestStatus: number;
  modestMs: number;
  /** How many of the many were answered between the one's question and its answer. */
  beforeMine: number;
  many: number;
}

/** The greedy one asks `many` times at once, the modest one a moment later. */
async function beside({ many, greedy, modest }: { many: number; greedy(): Promise<number>; modest(): Promise<number> }): Promise<Beside> {
  let ended = 0;
  const heap = Array.from({ length: many }, () => greedy().finally(() => ended++));
  await sleep(20);
  // what is being read and sniffed has reached the queue once the first piece is through
  await Promise.race(heap);
  const endedBefore = ended;
  const began = performance.now();
  const modestStatus = await modest();
  const modestMs = performance.now() - began;
  const beforeMine = ended - endedBefore;
  return { statuses: await Promise.all(heap), modestStatus, modestMs, beforeMine, many };
}

/** `dueMs`: what two pieces and the one's own take when nobody else asks, on this machine and in this minute. */
function row(context: HuntContext, what: string, { statuses, modestStatus, modestMs, beforeMine, many }: Beside, dueMs: number): void {
  const refused = [...statuses, modestStatus].filter((status) => status !== 200).length;
  context.row(`${what}: all are answered`, many + 1, refused);
  const tooLate = !context.short && modestMs > dueMs + 2_000;
  const figure = `${beforeMine} of ${many} before it, ${modestMs.toFixed(0)} ms, due after ${dueMs.toFixed(0)} ms`;
  context.row(`${what}: another’s first is held up by ${BEFORE_MINE_MAX} pieces and 2 s at most`, 1, Number(beforeMine > BEFORE_MINE_MAX || tooLate), figure);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
