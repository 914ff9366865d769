/** Every endpoint as guest and as every account of the demo world, with own, foreign, unknown and malformed ids. */
import { pathOf } from '@portal/client';
import type { Endpoint } from '@portal/contract/core';
import { ask, type Answered, type Asked } from '../ask.ts';
import { endpointInputs, type EndpointInput, type Ids } from '../endpoint-inputs.ts';
import type { Hunt, HuntContext } from '../hunt.ts';
import { openListeningPortal, type ListeningPortal } from '../listening-portal.ts';
import { attackDoors } from '../doors.ts';
import { attackEndedDemo } from '../ended-demo.ts';
import { attackStaleDevices } from '../stale-devices.ts';
import { foreignIn, pageHeaders, readable, twoTenants, type Tenant, type World } from '../two-tenants.ts';

type Kind = 'own' | 'foreign' | 'unknown' | 'malformed';
const KINDS: readonly Kind[] = ['foreign', 'unknown', 'malformed', 'own'];
/** Between what an answer says of another's record and of none, in time, at the median. */
const TIME_APART_MS = 20;

interface Caller {
  /** '' for the guest. */
  accountNo: string;
  merchantNo: string;
  cookie: string;
}

interface Call {
  endpoint: Endpoint;
  input: EndpointInput;
  caller: Caller;
  kind: Kind;
  /** Whose records a foreign call names. */
  tenant: Tenant;
  /** The same for the calls that differ in the kind of id alone. */
  twin: string;
}

export const access: Hunt = {
  name: 'access',
  purpose: 'every endpoint, caller and kind of id: nobody reads, changes or tells apart what is another’s; foreign pages, methods and addresses get nowhere',
  async run(context) {
    const portal = await openListeningPortal();
    try {
      const world = await twoTenants(portal.test);
      await attackIds(context, portal, world);
      await attackStaleDevices(context, portal.test);
      await attackDoors(context, portal, world.tenants[0]);
      await attackEndedDemo(context, portal);
    } finally {
      await portal.close();
    }
  },
};

async function attackIds({ random, short, row, say }: HuntContext, portal: ListeningPortal, world: World): Promise<void> {
  const { served } = portal.test.portal;
  const missing = served.filter(({ name }) => endpointInputs[name] === undefined).map(({ name }) => name);
  for (const name of missing) say(`no input for ${name}`);
  row('every endpoint that is served is attacked', served.length, missing.length);

  const callers = await callersOf(portal, world);
  const all = callsOf(served, callers, world);
  const calls = short ? withTwins(all, 0.22, random) : all;
  const answers = new Map<string, { call: Call; answer: Answered }[]>();
  const wrong = { leaks: [] as string[], broken: [] as string[], changes: [] as string[] };
  let seenByOwners = 0;
  // own calls last: until then nothing of a dealer's may have been moved by another
  const isOwn = ({ kind, input }: Call) => kind === 'own' || !input.owned;
  for (const caller of callers) {
    // what is his own may move: a list saved with an id that is not in it is a list without the rest
    const others = world.tenants.filter(({ accountNo }) => accountNo !== caller.accountNo);
    const before = await recordsOf(portal, others);
    for (const call of calls.filter((one) => one.caller === caller && !isOwn(one))) {
      const answer = await carryOut(portal, call, random);
      judge(call, answer, world, wrong);
      answers.set(call.twin, [...(answers.get(call.twin) ?? []), { call, answer }]);
    }
    const after = await recordsOf(portal, others);
    for (const [table, digest] of Object.entries(before)) if (after[table] !== digest) wrong.changes.push(`${caller.accountNo || 'guest'} changed ${table}`);
  }
  for (const call of calls.filter(isOwn)) {
    const answer = await carryOut(portal, call, random);
    judge(call, answer, world, wrong);
    const own = world.tenants.find(({ accountNo }) => accountNo === call.caller.accountNo);
    if (own?.canaries.some((canary) => readable(answer.body).includes(canary))) seenByOwners++;
  }

  for (const line of [...wrong.leaks, ...wrong.broken, ...wrong.changes].slice(0, 15)) say(line);
  row('nobody reads another’s names, phones, prices, numbers, in JSON, xlsx or pdf', calls.length, wrong.leaks.length, `${callers.length} callers`);
  row('canaries are seen by their owners', seenByOwners, 0);
  row('no 5xx, and nothing malformed is taken', calls.length, wrong.broken.length);
  row('no foreign, unknown or malformed id changes a record of either dealer', calls.filter((one) => !isOwn(one)).length, wrong.changes.length);
  compareTwins([...answers.values()], row, say);
  await attackPages(portal, world, callers, row, say);
}

function judge({ endpoint, caller, kind, input }: Call, answer: Answered, world: World, wrong: { leaks: string[]; broken: string[] }): void {
  const who = `${endpoint.name} ${kind} ${caller.accountNo || 'guest'}`;
  const foreign = foreignIn(readable(answer.body), world, caller.accountNo, JSON.stringify(input));
  if (foreign.length > 0) wrong.leaks.push(`${who}: ${foreign.join(' ')}`);
  const isTaken = kind === 'malformed' && input.owned === true && answer.status === 200;
  if (answer.status >= 500 || isTaken) wrong.broken.push(`${who}: ${answer.status} ${answer.body.toString().slice(0, 200)}`);
}

async function callersOf(portal: ListeningPortal, { accountNos }: World): Promise<Caller[]> {
  const { rows } = await portal.test.database.pool.query<{ accountNo: string; merchantNo: string }>(
    'select account_no as "accountNo", merchant_no as "merchantNo" from account_identity where choose_on',
  );
  const acting = new Map(rows.map(({ accountNo, merchantNo }) => [accountNo, merchantNo]));
  const callers = accountNos.map(async (accountNo) => ({
    accountNo,
    merchantNo: acting.get(accountNo) ?? '',
    cookie: await portal.test.cookieOf(accountNo),
  }));
  return [{ accountNo: '', merchantNo: '', cookie: '' }, ...(await Promise.all(callers))];
}

function callsOf(served: readonly Endpoint[], callers: readonly Caller[], world: World): Call[] {
  return callers.flatMap((caller) => {
    const own = world.tenants.find(({ accountNo }) => accountNo === caller.accountNo);
    return world.tenants
      .filter((tenant) => tenant !== own)
      .flatMap((tenant) =>
        served.flatMap((endpoint) =>
          KINDS.filter((kind) => kind !== 'own' || own !== undefined).flatMap((kind) =>
            (endpointInputs[endpoint.name]?.(idsOf(kind, tenant, own, world)) ?? [])
              .filter(({ owned }) => owned || kind === 'foreign')
              // a colleague may act for the enterprise too, and change what is the enterprise's
              .filter(() => !/^changeIdentity$|Private/.test(endpoint.name) || tenant.merchantNo !== caller.merchantNo)
              .map((input, at) => ({
                endpoint,
                input,
                caller,
                kind,
                tenant,
                twin: `${endpoint.name} ${endpoint.path} ${at} ${caller.accountNo} ${tenant.accountNo}`,
              })),
          ),
        ),
      );
  });
}

function idsOf(kind: Kind, tenant: Tenant, own: Tenant | undefined, { skuNo, spuNo }: World): Ids {
  const goods = { skuNo, spuNo };
  // an own logo would be the pdf, which is refused, so an own picture
  if (kind === 'own' && own) return { ...own, fileId: own.logoId, ...goods };
  if (kind === 'foreign') return { ...tenant, ...goods };
  // as long as a real one, so that only its owner tells it from one
  const id = kind === 'unknown' ? '0'.repeat(tenant.orderId.length) : "../'%00 or 1=1";
  return {
    orderId: id,
    lineId: id,
    fileId: id,
    enterpriseNo: id,
    messageId: id,
    addressId: id,
    privateNo: id,
    bookId: id,
    entryId: id,
    logoId: id,
    staffNo: id,
    invitationId: id,
    merchantNo: kind === 'unknown' ? 'M999999' : id.repeat(5),
    ...goods,
  };
}

async function carryOut(portal: ListeningPortal, { endpoint, input, caller }: Call, random: () => number): Promise<Answered> {
  // leaving ends the session it is called with
  const cookie = endpoint.name === 'logout' && caller.accountNo ? await portal.test.cookieOf(caller.accountNo) : caller.cookie;
  // the limits of a minute are not what is hunted here
  portal.test.clock.forward(3_000);
  const request: Asked = {
    method: endpoint.method,
    path: pathOf(endpoint, { params: input.params, query: input.query }),
    headers: {
      ...(caller.accountNo ? pageHeaders({ ...caller, cookie }) : {}),
      ...(endpoint.method === 'POST' ? { 'content-type': endpoint.upload ? 'multipart/form-data; boundary=x' : 'application/json' } : {}),
      'idempotency-key': `access-${random()}`,
    },
    ...(endpoint.method === 'POST' ? { body: JSON.stringify(input.body ?? {}) } : {}),
  };
  return ask(portal.port, request);
}

/** Everything that dealers have, table by table. Sessions and stored answers come and go. */
async function recordsOf(portal: ListeningPortal, tenants: readonly Tenant[]): Promise<Record<string, string>> {
  const numbers = tenants.map(({ accountNo }) => accountNo);
  const merchants = tenants.map(({ merchantNo }) => merchantNo);
  const tables: Record<string, string> = {
    selection_line: 'account_no = any($1)',
    design_order: 'account_no = any($1)',
    design_order_line: 'design_order_id in (select id from design_order where account_no = any($1))',
    list_check: 'account_no = any($1)',
    message: 'account_no = any($1)',
    // what a colleague adds is the enterprise's, and his
    private_product: 'account_no = any($1)',
    file: 'account_no = any($1)',
    account: 'account_no = any($1)',
    account_identity: 'account_no = any($1)',
    enterprise: 'merchant_no = any($2)',
    certification: 'account_no = any($1)',
  };
  const digests = Object.entries(tables).map(async ([table, where]) => {
    const sql = `select coalesce(string_agg(md5(t::text), ',' order by md5(t::text)), '') as digest from ${table} t where ${where} and ($1::text[] is not null or $2::text[] is not null)`;
    const { rows } = await portal.test.database.pool.query<{ digest: string }>(sql, [numbers, merchants]);
    return [table, rows[0]?.digest ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

/** Another's record and none at all must look the same to the byte, and take as long. */
function compareTwins(groups: readonly { call: Call; answer: Answered }[][], row: HuntContext['row'], say: HuntContext['say']): void {
  let pairs = 0;
  let differ = 0;
  const times: Record<'foreign' | 'unknown', number[]> = { foreign: [], unknown: [] };
  for (const group of groups) {
    const [foreign, unknown] = (['foreign', 'unknown'] as const).map((kind) => group.find(({ call }) => call.kind === kind));
    if (!foreign || !unknown) continue;
    pairs++;
    times.foreign.push(foreign.answer.ms);
    times.unknown.push(unknown.answer.ms);
    if (told(foreign.answer) === told(unknown.answer)) continue;
    differ++;
    if (differ < 8) say(`${foreign.call.twin}: ${told(foreign.answer).slice(0, 160)} ≠ ${told(unknown.answer).slice(0, 160)}`);
  }
  row('a foreign id and an unknown one are answered alike, to the byte', pairs, differ);
  const [foreign, unknown] = [median(times.foreign), median(times.unknown)];
  row('and in the same time', pairs, Math.abs(foreign - unknown) > TIME_APART_MS ? 1 : 0, `median ${foreign.toFixed(2)} and ${unknown.toFixed(2)} ms`);
}

const told = ({ status, headers, body }: Answered): string =>
  `${status} ${headers['content-type']} ${body
    .toString()
    .replace(/"requestId":"[^"]*"/, '')
    .replace(/"(revision|savedRevision)":\d+/g, '')}`;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function attackPages(portal: ListeningPortal, world: World, callers: readonly Caller[], row: HuntContext['row'], say: HuntContext['say']): Promise<void> {
  const paths = world.tenants.flatMap(({ orderId }) => [`/tool/designOrder/detail?id=${orderId}`, `/tool/designOrder/detail.data?id=${orderId}`]);
  const visits = callers.flatMap((caller) => paths.map((path) => ({ caller, path })));
  let leaks = 0;
  for (const { caller, path } of visits) {
    const answer = await ask(portal.port, { path, headers: caller.cookie ? { cookie: caller.cookie } : {} });
    const foreign = foreignIn(readable(answer.body), world, caller.accountNo, path);
    if (foreign.length === 0 && answer.status < 500) continue;
    leaks++;
    say(`${path} ${caller.accountNo}: ${answer.status} ${foreign.join(' ')}`);
  }
  row('nor in a page or its data', visits.length, leaks);
}

/** A share of the calls, never one without its twins. */
function withTwins(calls: readonly Call[], share: number, random: () => number): Call[] {
  const chosen = new Map<string, boolean>();
  return calls.filter(({ twin }) => {
    if (!chosen.has(twin)) chosen.set(twin, random() < share);
    return chosen.get(twin);
  });
}
