/** Requests nobody wrote: made from the endpoints' own schemas, honest and spoiled, over the wire, against an oracle that knows the contract alone. */
import { actingFor, IDENTITY_HEADER } from '@portal/contract/core';
import { buildPortal } from '@portal/server/app';
import { createLog } from '@portal/server/platform/log';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import fc from 'fast-check';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ask, type Answered } from '../ask.ts';
import { faultsOf, SLOW_MS, type Fault } from '../answer-oracle.ts';
import { attackDeleted, attackUnstorable } from '../directed-requests.ts';
import type { Ids } from '../endpoint-inputs.ts';
import { anyRequest, isOtherType, type FuzzedRequest } from '../fuzzed-requests.ts';
import type { Hunt, HuntContext } from '../hunt.ts';
import { pageHeaders, twoTenants, type Tenant, type World } from '../two-tenants.ts';

const LONG = 60_000;
const SHORT = 300;
const BATCH = 100;
const GROWTH_MAX_MB = 50;

interface Fuzzed {
  test: TestPortal;
  world: World;
  port: number;
  served: Awaited<ReturnType<typeof buildPortal>>['served'];
  /** What the portal wrote of its own failures. */
  errors: string[];
}

export const fuzz: Hunt = {
  name: 'fuzz',
  purpose:
    'whatever is asked, honest or spoiled, is answered in the contract’s own shape, within ten seconds, without a fault and without a word of the inside (RELY-16)',
  async run(context) {
    const test = await openTestPortal();
    const errors: string[] = [];
    // as in production: answers go out unchecked, and the oracle alone reads them
    const log = createLog({
      level: 'error',
      destination: { write: (line) => void errors.push(line.length > 1600 ? `${line.slice(0, 400)} … ${line.slice(-1200)}` : line) },
    });
    const portal = await buildPortal({ ...test.deps, log, settings: { ...test.deps.settings, checkAnswers: false } });
    try {
      await portal.http.listen({ host: '127.0.0.1', port: 0 });
      const { port } = portal.http.server.address() as AddressInfo;
      const fuzzed = { test, world: await twoTenants(test), port, served: portal.served, errors };
      await askAnything(context, fuzzed);
      const attacked = { test, world: fuzzed.world, served: portal.served, port };
      await attackUnstorable(context, attacked);
      await attackDeleted(context, attacked);
    } finally {
      await portal.http.close();
      await test.close();
    }
  },
};

type Callers = readonly (Pick<Tenant, 'accountNo' | 'merchantNo' | 'cookie'> | null)[];

async function askAnything({ seed, short, row, say }: HuntContext, fuzzed: Fuzzed): Promise<void> {
  const { served, errors } = fuzzed;
  const total = short ? SHORT : LONG;
  const faults: Fault[] = [];
  const counts = { taken: 0, refused: 0, tooMany: 0 };
  let othersRead = 0;
  let others = 0;
  let worstMs = 0;
  let before = 0;
  const reached = new Set<string>();
  for (let done = 0; done < total; done += BATCH) {
    const callers = await callersOf(fuzzed);
    const { ids, words } = await drawsOf(fuzzed);
    const requests = fc.sample(anyRequest(served, { words, ids, callers: callers.length }), { seed: seed + done, numRuns: BATCH });
    for (const request of requests) {
      const answer = await carryOut(fuzzed, request, callers);
      const found = faultsOf(request.endpoint, answer, `${decoded(request.path)} ${request.body?.toString() ?? ''}`);
      for (const { kind, text } of found.slice(0, faults.length < 20 ? 3 : 0)) say(`${kind} ${text}\n     asked ${described(request)}`);
      if (answer.status >= 500) say(`     ${errors.at(-1)}`);
      faults.push(...found);
      worstMs = Math.max(worstMs, answer.ms);
      if (answer.status === 429) counts.tooMany++;
      else if (answer.status < 300) counts.taken++;
      else counts.refused++;
      if (answer.status < 300) reached.add(request.endpoint.name);
      if (!request.endpoint.upload && isOtherType(request.contentType) && request.body !== undefined && request.body.length > 0) {
        others++;
        if (answer.status === 200 || answer.status === 400) othersRead++;
      }
    }
    if (done === Math.floor(total / 4 / BATCH) * BATCH) before = retainedMb();
  }
  const grown = retainedMb() - before;
  const of = (kind: Fault['kind']): number => faults.filter((fault) => fault.kind === kind).length;
  const share = (count: number): string => `${((100 * count) / total).toFixed(1)} %`;
  const missed = served.filter(({ name }) => !reached.has(name)).map(({ name }) => name);
  say(`never taken: ${missed.join(' ')}`);
  row(
    'no 5xx',
    total,
    of('broken'),
    `2xx ${share(counts.taken)}, 4xx ${share(counts.refused)}, 429 ${share(counts.tooMany)}; ${reached.size} of ${served.length} endpoints took some`,
  );
  row('every answer has the envelope, and the shape or the outcome its endpoint declares', total, of('shape'));
  row('no word of SQL, of a stack or of a file in an answer', total, of('words'));
  row(`no answer takes longer than ${SLOW_MS / 1000} s`, total, of('slow'), `worst ${Math.round(worstMs)} ms`);
  row('a body of a type that no call reads is not read', others, othersRead);
  row(
    `what stays in memory grows by less than ${GROWTH_MAX_MB} MB`,
    total,
    grown < GROWTH_MAX_MB ? 0 : 1,
    `${grown.toFixed(1)} MB over the last three quarters`,
  );
}

/** The guest and everybody of the demo world, with sessions of this moment. */
async function callersOf({ test, world }: Fuzzed): Promise<Callers> {
  const { rows } = await test.database.pool.query<{ accountNo: string; merchantNo: string }>(
    'select account_no as "accountNo", merchant_no as "merchantNo" from account_identity where choose_on',
  );
  const acting = new Map(rows.map(({ accountNo, merchantNo }) => [accountNo, merchantNo]));
  // the two dealers more often: they have what others only guess at
  const dealers = world.tenants.map(({ accountNo }) => accountNo);
  const accountNos = [...world.accountNos, ...dealers, ...dealers, ...dealers];
  const people = accountNos.map(async (accountNo) => ({ accountNo, merchantNo: acting.get(accountNo) ?? '', cookie: await test.cookieOf(accountNo) }));
  return [null, ...(await Promise.all(people))];
}

/** Numbers of everything there is by now, deleted or not, whoever's it is, and of what there never was. */
async function drawsOf({ test, world }: Fuzzed): Promise<{ ids: fc.Arbitrary<Ids>; words: Record<string, string[]> }> {
  const numbers = async (text: string): Promise<string[]> => (await test.database.pool.query<{ id: string }>(text)).rows.map(({ id }) => id);
  const [orders, lines, files, messages, addresses, ownProducts, invitations, books, entries] = await Promise.all([
    numbers('select id from design_order order by id desc limit 40'),
    numbers('select id from selection_line order by id desc limit 40'),
    numbers('select file_id as id from file order by file_id desc limit 40'),
    numbers('select message_id as id from message order by message_id desc limit 40'),
    numbers('select address_id as id from address order by address_id desc limit 40'),
    numbers('select spu_no as id from private_product order by spu_no desc limit 40'),
    numbers('select invitation_id as id from staff_invitation order by invitation_id desc limit 40'),
    numbers('select book_id as id from calculation_book order by book_id desc limit 40'),
    numbers('select entry_id as id from calculation_book_entry order by entry_id desc limit 40'),
  ]);
  const { tenants, skuNo, spuNo } = world;
  const merchants = tenants.map(({ merchantNo }) => merchantNo);
  const enterprises = tenants.map(({ enterpriseNo }) => enterpriseNo);
  const draw = (known: readonly string[]) => fc.constantFrom(...known, ...known, '0000000000000');
  const ids = fc.record({
    orderId: draw(orders),
    lineId: draw(lines),
    fileId: draw(files),
    logoId: draw(files),
    privateNo: draw(ownProducts),
    bookId: draw(books),
    entryId: draw(entries),
    messageId: draw(messages),
    addressId: draw(addresses),
    staffNo: draw(tenants.map(({ staffNo }) => staffNo)),
    invitationId: draw(invitations),
    merchantNo: draw(merchants),
    enterpriseNo: draw(enterprises),
    skuNo: fc.constant(skuNo),
    spuNo: fc.constant(spuNo),
  });
  const words = {
    id: [...orders, spuNo],
    spuNos: ownProducts,
    mainPics: files,
    designOrderId: orders,
    lineIds: lines,
    ids: [...lines, ...messages],
    fileId: files,
    merchantNo: merchants,
    enterpriseNo: enterprises,
    skuNo: [skuNo],
    spuNo: [spuNo],
    v: files,
    phone: ['13800000003'],
  };
  return { ids, words };
}

async function carryOut(
  { test, port }: Fuzzed,
  { endpoint, path, body, contentType, idempotencyKey, identity, caller }: FuzzedRequest,
  callers: Callers,
): Promise<Answered> {
  // limits of a minute are hunted elsewhere
  test.clock.forward(3_000);
  const who = callers[caller] ?? null;
  const named =
    identity === 'right' && who !== null
      ? pageHeaders(who)
      : identity === 'other'
        ? { [IDENTITY_HEADER]: actingFor({ accountNo: 'A1', merchantNo: 'é' }) }
        : {};
  // leaving ends the session it is called with
  const cookie = who === null ? undefined : endpoint.name === 'logout' ? await test.cookieOf(who.accountNo) : who.cookie;
  return ask(port, {
    method: endpoint.method,
    path,
    headers: {
      ...named,
      ...(cookie === undefined ? {} : { cookie }),
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
      ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body }),
  });
}

const collect = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

/** Of this thread after a collection: the portal's, and next to nothing of the hunt's own. */
function retainedMb(): number {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

const described = ({ endpoint, path, body, contentType, caller }: FuzzedRequest): string =>
  `${endpoint.method} ${path.slice(0, 200)} as ${caller}, ${contentType ?? 'no type'}: ${JSON.stringify(body?.toString().slice(0, 300) ?? null)}`;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
