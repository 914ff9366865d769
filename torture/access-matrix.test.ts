/**
 * Every endpoint and every page as every user type, in full: refused exactly as the one table of rights says, and nobody's
 * records in anybody else's answer. The hunt `access` asks a share of the same at random, over the whole demo world.
 */
import { pathOf } from '@portal/client';
import { getLoginSessionInfo } from '@portal/contract/account';
import { forbidden, notSignedIn, type Endpoint, type ErrorDefinition } from '@portal/contract/core';
import { mayCall, outcomeOf, UserType, VISITOR, type Access, type Acting } from '@portal/engines/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../apps/web/src/route-table.ts';
import { ask, type Answered } from './ask.ts';
import { endpointInputs, type Ids } from './endpoint-inputs.ts';
import { openListeningPortal, type ListeningPortal } from './listening-portal.ts';
import { foreignIn, pageHeaders, readable, tenantsOfEveryType, type Tenant } from './two-tenants.ts';

const KINDS = ['foreign', 'unknown', 'malformed', 'own'] as const;
type Kind = (typeof KINDS)[number];

/** A visitor, or one of the tenants. */
interface Caller {
  name: string;
  acting: Acting;
  tenant: Tenant | null;
}

let portal: ListeningPortal;
let world: Awaited<ReturnType<typeof tenantsOfEveryType>>;
const callers: Caller[] = [];

beforeAll(async () => {
  portal = await openListeningPortal({}, { unlimited: true });
  world = await tenantsOfEveryType(portal.test);
  callers.push({ name: 'visitor', acting: VISITOR, tenant: null });
  for (const tenant of world.tenants) {
    const acting = await (await portal.test.as(tenant.accountNo))(getLoginSessionInfo);
    callers.push({ name: `${acting.userType} ${tenant.accountNo}`, acting, tenant });
  }
});
afterAll(() => portal.close());

it('the callers are all nine user types, and somebody of two identities', () => {
  expect(new Set(callers.map(({ acting }) => acting.userType))).toEqual(new Set(Object.values(UserType)));
  expect(callers.filter(({ acting }) => acting.isMultRole).length).toBe(1);
});

/** The records of somebody who works for another enterprise. */
const strangerOf = ({ tenant }: Caller): Tenant => {
  const found = world.tenants.find(({ merchantNo }) => merchantNo !== '' && merchantNo !== tenant?.merchantNo && merchantNo !== 'M200004');
  if (!found) throw new Error('everybody works for one enterprise');
  return found;
};

function idsOf(kind: Kind, caller: Caller): Ids {
  const goods = { skuNo: world.skuNo, spuNo: world.spuNo };
  const stranger = strangerOf(caller);
  if (kind === 'foreign') return { ...stranger, ...goods };
  if (kind === 'own' && caller.tenant) return { ...caller.tenant, fileId: caller.tenant.logoId, ...goods };
  const id = kind === 'unknown' ? '0'.repeat(stranger.orderId.length) : "../'%00 or 1=1";
  return {
    orderId: id,
    lineId: id,
    fileId: id,
    enterpriseNo: id,
    addressId: id,
    privateNo: id,
    bookId: id,
    entryId: id,
    logoId: id,
    staffNo: id,
    invitationId: id,
    messageId: id,
    merchantNo: kind === 'unknown' ? 'M999999' : id.repeat(5),
    ...goods,
  };
}

let serial = 0;
async function call(
  endpoint: Endpoint,
  caller: Caller,
  input: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown },
): Promise<Answered> {
  // leaving ends the session it is called with, and the limits of a minute are not what is asked here
  const cookie = caller.tenant && (endpoint.name === 'logout' ? await portal.test.cookieOf(caller.tenant.accountNo) : caller.tenant.cookie);
  portal.test.clock.forward(3_000);
  return ask(portal.port, {
    method: endpoint.method,
    path: pathOf(endpoint, { params: input.params, query: input.query }),
    headers: {
      ...(caller.tenant && cookie ? pageHeaders({ ...caller.tenant, cookie }) : {}),
      ...(endpoint.method === 'POST' ? { 'content-type': endpoint.upload ? 'multipart/form-data; boundary=x' : 'application/json' } : {}),
      'idempotency-key': `matrix-${++serial}`,
    },
    ...(endpoint.method === 'POST' ? { body: JSON.stringify(input.body ?? {}) } : {}),
  });
}

const codeOf = ({ headers, body }: Answered): number | null =>
  headers['content-type']?.includes('json') ? ((JSON.parse(body.toString()) as { code?: number }).code ?? null) : null;

/** What is wrong with an answer, in words; '' where nothing is. */
function faultOf(endpoint: Endpoint, { acting, tenant }: Caller, kind: Kind, isOwned: boolean, answer: Answered, asked: string): string {
  const code = codeOf(answer);
  const refusal = acting.userType === UserType.Tourist ? notSignedIn : forbidden;
  if (!mayCall(endpoint.access as Access, acting.userType, acting.staffRole)) return code === refusal.code ? '' : `is not refused: ${answer.status} ${code}`;
  const says = (error: ErrorDefinition) => code === error.code && !endpoint.outcomes?.some((one) => one.code === error.code);
  if (says(notSignedIn) || says(forbidden)) return `is refused: ${code}`;
  if (answer.status >= 500) return `breaks: ${answer.status} ${answer.body.toString().slice(0, 200)}`;
  if (kind === 'malformed' && isOwned && answer.status === 200) return 'takes a malformed id';
  const foreign = foreignIn(readable(answer.body), world, tenant?.accountNo ?? null, asked);
  return foreign.length > 0 ? `shows what is another’s: ${foreign.join(' ')}` : '';
}

describe('every endpoint', () => {
  it('that is served has an input here', () =>
    expect(portal.test.portal.served.filter(({ name }) => endpointInputs[name] === undefined).map(({ name }) => name)).toEqual([]));

  // what is one's own moves, so it comes last
  it.each([
    ['of others, of nobody, and spelt wrong', ['foreign', 'unknown', 'malformed']],
    ['of one’s own', ['own']],
  ] as const)('answers every user type as the table says, with ids %s', async (_name, kinds) => {
    const faults: string[] = [];
    let calls = 0;
    let seen = 0;
    for (const caller of callers.filter(({ tenant }) => tenant !== null || kinds.length > 1))
      for (const endpoint of portal.test.portal.served)
        for (const kind of kinds)
          for (const input of endpointInputs[endpoint.name]?.(idsOf(kind, caller)) ?? []) {
            // without an id every kind is the same call
            if (!input.owned && kind !== 'foreign' && kind !== 'own') continue;
            const answer = await call(endpoint, caller, input);
            calls++;
            const fault = faultOf(endpoint, caller, kind, input.owned ?? false, answer, JSON.stringify(input));
            if (fault !== '') faults.push(`${endpoint.name} ${kind} as ${caller.name} ${fault}`);
            if (kind === 'own' && caller.tenant?.canaries.some((canary) => readable(answer.body).includes(canary))) seen++;
          }
    expect(faults).toEqual([]);
    expect(calls).toBeGreaterThan(callers.length * portal.test.portal.served.length * 0.8);
    if (kinds.length === 1) expect(seen).toBeGreaterThan(callers.length * 5);
  });
});

it('what is read of a model says nobody another’s contract, group, offer or tier, and each of these is said to somebody (PRICE-12)', async () => {
  const said = new Set<string>();
  const faults: string[] = [];
  for (const caller of callers)
    for (const skuNo of new Set(world.madePrices.map((made) => made.skuNo)))
      for (const endpoint of portal.test.portal.served.filter(({ method }) => method === 'GET'))
        for (const input of endpointInputs[endpoint.name]?.({ ...idsOf('foreign', caller), skuNo }) ?? []) {
          if (!JSON.stringify(input).includes(skuNo)) continue;
          const text = readable((await call(endpoint, caller, input)).body);
          const foreign = foreignIn(text, world, caller.tenant?.accountNo ?? null, JSON.stringify(input));
          if (foreign.length > 0) faults.push(`${endpoint.name} as ${caller.name} shows ${foreign.join(' ')}`);
          for (const { figures } of world.madePrices) for (const figure of figures) if (text.includes(figure)) said.add(figure);
        }
  expect(faults).toEqual([]);
  // the other dealer has nobody here
  expect(world.madePrices.filter(({ figures }) => !figures.some((figure) => said.has(figure))).flatMap(({ merchantNos }) => merchantNos)).toEqual(['M100002']);
});

describe('every page', () => {
  /** What became of a step, as a browser would find it. */
  function becameOf({ status, headers }: Answered): string {
    const { location = '' } = headers;
    if (location.startsWith('/login?redirect=')) return 'signIn';
    if (location.startsWith('/error?status=403&')) return 'refused';
    if (location === '/home') return 'home';
    return status < 500 ? 'open' : `broken ${status}`;
  }

  it.each(Object.entries(UserType))('opens, asks to sign in, refuses or leads home as the table says, for %s', async (_name, userType) => {
    const faults: string[] = [];
    for (const { acting, tenant, name } of callers.filter((caller) => caller.acting.userType === userType))
      for (const { path, access } of pages) {
        portal.test.clock.forward(3_000);
        // the sessions above may have ended
        const cookie = tenant ? await portal.test.cookieOf(tenant.accountNo) : '';
        const answer = await ask(portal.port, { path: `/${path}`, headers: cookie === '' ? {} : { cookie } });
        // whoever has an account has no use for registering, and a guest none for what lies in the member store (ACCESS-16); its own address leads who may buy on
        const isHome =
          tenant === null ? path.startsWith('memberStore') : path === 'register' || (path === 'memberStore' && outcomeOf('keepsCart', acting) !== 'open');
        const wanted = isHome ? 'home' : outcomeOf(access, acting);
        const became = becameOf(answer);
        if (became !== wanted) faults.push(`/${path} as ${name}: ${became}, not ${wanted}`);
        const foreign = foreignIn(readable(answer.body), world, tenant?.accountNo ?? null, path);
        if (foreign.length > 0) faults.push(`/${path} as ${name} shows ${foreign.join(' ')}`);
      }
    expect(faults).toEqual([]);
  });

  it('below the member store leads a visitor home', async () => {
    for (const path of ['/memberStore', '/memberStore/coupon', '/memberStore/seckill/detail?pType=1'])
      expect(becameOf(await ask(portal.port, { path }))).toBe('home');
  });
});
