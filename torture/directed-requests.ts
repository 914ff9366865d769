/** Requests that chance alone would make too rarely: texts the database cannot hold, and records used after they are deleted. */
import { pathOf } from '@portal/client';
import type { Endpoint } from '@portal/contract/core';
import { addSelection, generateOrder, getSelection, removeDesignOrder } from '@portal/contract/design-order';
import type { TestPortal } from '@portal/server/testkit/portal';
import { faultsOf } from './answer-oracle.ts';
import { ask, type Answered } from './ask.ts';
import { endpointInputs, type EndpointInput, type Ids } from './endpoint-inputs.ts';
import type { HuntContext } from './hunt.ts';
import { pageHeaders, type Tenant, type World } from './two-tenants.ts';

interface Attacked {
  test: TestPortal;
  world: World;
  port: number;
  served: readonly Endpoint[];
}

/** NUL and half of a surrogate pair; the half as only JSON can write it, so never in an address. */
const UNSTORABLE = ['a\u0000b', 'x\uDC00'];

/** Every endpoint with one of its texts so that no database takes it. */
export async function attackUnstorable({ short, row, say, random }: HuntContext, attacked: Attacked): Promise<void> {
  const { world, served } = attacked;
  const [tenant] = world.tenants;
  const ids: Ids = { ...tenant, fileId: tenant.logoId, skuNo: world.skuNo, spuNo: world.spuNo };
  const spoiled = served.flatMap((endpoint) =>
    (endpointInputs[endpoint.name]?.(ids) ?? []).flatMap((input) =>
      UNSTORABLE.flatMap((bad) => {
        const spoils = withEachText(input, bad) as EndpointInput[];
        return (short ? spoils.slice(Math.floor(random() * spoils.length)).slice(0, 1) : spoils).map((one) => ({ endpoint, input: one }));
      }),
    ),
  );
  let wrong = 0;
  for (const { endpoint, input } of spoiled) {
    const answer = await carryOut(attacked, endpoint, input, tenant, random);
    if (answer.status >= 400 && faultsOf(endpoint, answer, JSON.stringify(input)).length === 0) continue;
    wrong++;
    say(`${endpoint.name} ${JSON.stringify(input).slice(0, 200)}: ${answer.status} ${answer.body.toString().slice(0, 160)}`);
  }
  row('a text that no database holds is refused at the door', spoiled.length, wrong);
}

/** An order is made, deleted, and asked for in every way there is: nothing of it is read or changed. */
export async function attackDeleted({ short, row, say, random }: HuntContext, attacked: Attacked): Promise<void> {
  const { test, world, served } = attacked;
  let tries = 0;
  let wrong = 0;
  for (let round = 0; round < (short ? 1 : 20); round++) {
    const tenant = world.tenants[round % 2] ?? world.tenants[0];
    const call = await test.as(tenant.accountNo);
    await call(addSelection, { body: { productList: [{ skuNo: world.skuNo, quantity: 1 }] }, idempotencyKey: `deleted-${random()}` });
    const { lines } = await call(getSelection);
    const orderId = await call(generateOrder, { body: { name: '删后再用', isWhole: true }, idempotencyKey: `deleted-${random()}` });
    await call(removeDesignOrder, { body: { id: orderId } });
    const ids: Ids = { ...tenant, orderId, lineId: lines[0]?.id ?? '', skuNo: world.skuNo, spuNo: world.spuNo };
    for (const endpoint of served.filter(({ name }) => name !== 'restoreDesignOrder')) {
      for (const input of endpointInputs[endpoint.name]?.(ids) ?? []) {
        if (!JSON.stringify(input).includes(orderId)) continue;
        const answer = await carryOut(attacked, endpoint, input, tenant, random);
        tries++;
        // deleting twice finds the state of the first
        const isUsed = answer.status < 300 && endpoint.name !== 'removeDesignOrder';
        if (!isUsed && faultsOf(endpoint, answer, '').length === 0) continue;
        wrong++;
        say(`${endpoint.name} on a deleted order: ${answer.status} ${answer.body.toString().slice(0, 160)}`);
      }
    }
  }
  row('what is deleted is neither read nor changed', tries, wrong);
}

async function carryOut(
  { test, port }: Attacked,
  endpoint: Endpoint,
  { params, query, body }: EndpointInput,
  tenant: Tenant,
  random: () => number,
): Promise<Answered> {
  test.clock.forward(3_000);
  const { rows } = await test.database.pool.query<{ merchantNo: string }>(
    'select merchant_no as "merchantNo" from account_identity where account_no = $1 and choose_on',
    [tenant.accountNo],
  );
  const caller = { accountNo: tenant.accountNo, merchantNo: rows[0]?.merchantNo ?? '', cookie: await test.cookieOf(tenant.accountNo) };
  return ask(port, {
    method: endpoint.method,
    path: pathOf(endpoint, { params, query }),
    headers: {
      ...pageHeaders(caller),
      ...(endpoint.method === 'GET' ? {} : { 'content-type': 'application/json' }),
      'idempotency-key': `directed-${random()}`,
    },
    ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
}

/** The value once for each text in it, that text replaced. Addresses take NUL alone. */
function withEachText(value: unknown, text: string, isAddress = false): unknown[] {
  if (typeof value === 'string') return isAddress && !text.isWellFormed() ? [] : [text];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    withEachText(inner, text, isAddress || key === 'params' || key === 'query').map((changed) =>
      Array.isArray(value) ? value.map((one: unknown, at) => (String(at) === key ? changed : one)) : { ...value, [key]: changed },
    ),
  );
}
