import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarioIds } from '@portal/engines/sizing';

const BASE = '/api-cloud-merchant-service/v1/recommend';

let portal: TestPortal;
let cookie = '';
beforeAll(async () => {
  portal = await openTestPortal();
  cookie = await portal.cookieOf((await anInstaller(portal.database)).accountNo);
});
afterAll(() => portal.close());

let keys = 0;
async function post(path: string, payload: string): Promise<{ status: number; body: { code: number; data: { valid?: boolean } | null } }> {
  const response = await portal.portal.http.inject({
    method: 'POST',
    url: `${BASE}/${path}`,
    headers: { 'content-type': 'application/json', 'idempotency-key': `hostile-${++keys}`, cookie },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

const many = (count: number, value: unknown): string => `[${Array.from({ length: count }, () => JSON.stringify(value)).join(',')}]`;
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** What may stand where answers are expected, as JSON text. */
const INPUTS: readonly (readonly [what: string, json: string])[] = [
  ['numbers as text', '{"environment":"indoor","widthM":"5","heightM":"3","peakPeople":"800","peakMinutes":"15","entryLanes":"1"}'],
  ['numbers beyond all bounds', '{"widthM":1e308,"heightM":-1e308,"peakPeople":1e308,"entryLanes":1e308,"doors":1e308,"spaces":1e308}'],
  ['null for everything', '{"environment":null,"widthM":null,"zones":null,"loads":null,"groups":null}'],
  ['lists for numbers', '{"widthM":[5],"peakPeople":[[]],"entryLanes":[1,2]}'],
  ['objects for choices', '{"environment":{"toString":1},"payment":{},"gateType":{"valueOf":1}}'],
  ['rows that are none', '{"zones":[1,"x",null,[],true],"loads":[1,"x",null,[]],"groups":[null,1],"doorGroups":[null]}'],
  [
    'ten thousand rows',
    `{"zones":${many(10_000, { lengthM: 30, widthM: 20, ceilingM: 3 })},"loads":${many(10_000, { powerW: 1 })},"groups":${many(10_000, { doors: 1 })}}`,
  ],
  ['an object as deep as the door lets through', `{"zones":[${nested(20)}],"a":${nested(20)}}`],
  ['names of every object', '{"constructor":1,"toString":1,"hasOwnProperty":1,"valueOf":{}}'],
];

/** Whole bodies that are none. */
const BODIES: readonly (readonly [what: string, json: string])[] = [
  ['an object too deep', `{"scenario":"scenarioLed","inputs":${nested(100)}}`],
  ['a scenario there is not', '{"scenario":"scenarioMoon","inputs":{}}'],
  ['a list for answers', '{"scenario":"scenarioLed","inputs":[1]}'],
  ['a prototype among the answers', '{"scenario":"scenarioLed","inputs":{"__proto__":{"x":1}}}'],
  ['a budget of nothing', '{"scenario":"scenarioLed","inputs":{},"budget":0}'],
  ['a budget below nothing', '{"scenario":"scenarioLed","inputs":{},"budget":-1}'],
  ['fifty-one kept devices', `{"scenario":"scenarioLed","inputs":{},"kept":${many(51, { role: 'nvr', quantity: 1, attributes: {} })}}`],
  ['half a kept device', '{"scenario":"scenarioLed","inputs":{},"kept":[{"role":"nvr","quantity":0.5,"attributes":{}}]}'],
  ['a kept device with an object inside', '{"scenario":"scenarioLed","inputs":{},"kept":[{"role":"nvr","quantity":1,"attributes":{"channels":{}}}]}'],
  ['a price of the client’s', '{"scenario":"scenarioLed","inputs":{},"price":1}'],
  ['no lines', '{"lines":[]}'],
  ['two hundred and one lines', `{"lines":${many(201, { role: 'nvr', quantity: 1, attributes: {} })}}`],
  ['a line without pieces', '{"lines":[{"role":"nvr","quantity":0,"attributes":{}}]}'],
  ['a role in Chinese', '{"lines":[{"role":"录像机","quantity":1,"attributes":{}}]}'],
];

describe('hostile questions', () => {
  it.each(INPUTS)('%s are refused by every scenario as answers, not as a fault', async (_what, inputs) => {
    for (const scenario of scenarioIds) {
      const { status, body } = await post('recommend', `{"scenario":"${scenario}","inputs":${inputs}}`);
      expect([200, 400], scenario).toContain(status);
      if (status === 200) expect(body.data?.valid, scenario).toBe(false);
    }
  });

  it.each(BODIES)('%s does not pass the door', async (_what, payload) => {
    for (const path of ['recommend', 'matchProducts']) expect((await post(path, payload)).status, path).toBe(400);
  });

  it('names of every object are roles and attributes that nobody knows', async () => {
    const lines = ['constructor', 'toString', 'valueOf', 'hasOwnProperty'].map((name) => ({
      role: name,
      quantity: 1_000_000,
      attributes: { [name]: 'x', length: 1 },
    }));
    const { status, body } = await post('matchProducts', JSON.stringify({ lines }));
    expect(status).toBe(200);
    expect(body.data).toMatchObject(lines.map(({ role }) => ({ role, chosen: null, unmatched: expect.stringMatching(/[\u4e00-\u9fff]/) })));
  });

  it.each([
    ['no target', '{"recommendation":{}}'],
    ['a target there is not', '{"target":{"kind":"moon"},"recommendation":{}}'],
    ['an order’s id as a list', '{"target":{"kind":"order","id":["x"]},"recommendation":{}}'],
    ['a new order without a name', '{"target":{"kind":"newOrder","name":" "},"recommendation":{}}'],
  ])('applying with %s does not pass the door', async (_what, payload) => {
    for (const path of ['plan', 'apply']) expect((await post(path, payload)).status, path).toBe(400);
  });

  it.each([
    ['no pieces', '[{"skuNo":"K1","quantity":0}]'],
    ['part of a piece', '[{"skuNo":"K1","quantity":1.5}]'],
    ['more pieces than a list may hold', '[{"skuNo":"K1","quantity":10000}]'],
    ['a price beside the pieces', '[{"skuNo":"K1","quantity":1,"price":0.01}]'],
    ['no models', '[]'],
    ['five hundred and one models', many(501, { skuNo: 'K1', quantity: 1 })],
    ['a statement for a number', `[{"skuNo":"K1'; drop table sku; --","quantity":1}]`],
  ])('%s do not pass the door', async (_what, lines) => {
    const recommendation = `{"scenario":"scenarioLed","tier":"standard","inputs":{},"lines":${lines}}`;
    for (const path of ['plan', 'apply'])
      expect((await post(path, `{"target":{"kind":"selection"},"recommendation":${recommendation}}`)).status, path).toBe(400);
  });

  it.each(INPUTS)('%s are never stored', async (_what, inputs) => {
    for (const scenario of scenarioIds) {
      const recommendation = `{"scenario":"${scenario}","tier":"standard","inputs":${inputs},"lines":[{"skuNo":"K1","quantity":1}]}`;
      expect((await post('apply', `{"target":{"kind":"selection"},"recommendation":${recommendation}}`)).status, scenario).toBe(400);
    }
    const { rows } = await portal.database.pool.query('select 1 from applied_recommendation');
    expect(rows).toEqual([]);
  });
});
