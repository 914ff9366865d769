/** RELY-8: whatever a client claims, no amount but the server's is stored. */
import { actingFor, IDENTITY_HEADER } from '@portal/contract/core';
import { addSelection, getSelection, priceChanged, saveSelection, SaveSelection, type DesignLine, type Selection } from '@portal/contract/design-order';
import type { Call } from '@portal/client';
import { manySkus } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MUTATIONS = 5_000;
const LINES = 40;

let portal: TestPortal;
let call: Call;
let prices: Map<string, number | null>;
let maxNums: Map<string, number>;
let list: Selection;
let page: Record<string, string>;

beforeAll(async () => {
  portal = await openTestPortal();
  const { accountNo, merchantNo } = await anInstaller(portal.database);
  call = await portal.as(accountNo);
  page = { cookie: await portal.cookieOf(accountNo), [IDENTITY_HEADER]: actingFor({ accountNo, merchantNo }) };
  prices = new Map();
  maxNums = new Map();
  const edges = [0.01, 0.03, 0.99, 1, 33.33, 99.99, 100.05, 1234.5, 99_999.99, 9_999_999.99, 0, null];
  const fields = Array.from({ length: LINES }, (_, n) => ({ price: edges[n % edges.length] ?? null, maxNum: n % 5 === 0 ? 50 : 9999 }));
  for (const [n, { skuNo }] of (await manySkus(portal.database, fields)).entries()) {
    prices.set(skuNo, fields[n]?.price ?? null);
    maxNums.set(skuNo, fields[n]?.maxNum ?? 0);
  }
  list = await call(addSelection, { body: { productList: [...prices.keys()].map((skuNo) => ({ skuNo, quantity: 1 })) }, idempotencyKey: 'tamper' });
});
afterAll(() => portal.close());

type Claim = Record<string, unknown>;
const money = fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 999_999_999_999 })).map((fen) => fen / 100);
const rubbish = fc.oneof(
  fc.constantFrom(
    '100',
    '１００',
    '',
    '¥1',
    'NaN',
    null,
    true,
    [],
    {},
    [1],
    -0.01,
    -1,
    1e308,
    1e21,
    Number.MAX_SAFE_INTEGER,
    0.001,
    999.991,
    1000,
    10_000,
    '1;drop table sku',
  ),
  fc.double(),
);
/** One wrong thing done to an honest claim. */
const mutation: fc.Arbitrary<(claim: Claim) => Claim> = fc.oneof(
  fc.integer({ min: 0, max: 99_999 }).map((points) => (claim: Claim) => ({ ...claim, rate: points / 100 })),
  money.map((ratePrice) => (claim: Claim) => ({ ...claim, ratePrice })),
  fc.record({ rate: fc.integer({ min: 0, max: 99_999 }), ratePrice: money }).map(({ rate, ratePrice }) => (claim: Claim) => ({
    ...claim,
    rate: rate / 100,
    ratePrice,
  })),
  fc.integer({ min: 1, max: 9999 }).map((quantity) => (claim: Claim) => ({ ...claim, quantity })),
  fc
    .constantFrom('price', 'amount', 'preferential', 'merchantNo', 'maxNum', 'skuType', 'sort')
    .chain((key) => fc.oneof(money, rubbish).map((value) => (claim: Claim) => ({ ...claim, [key]: value }))),
  fc.constantFrom('rate', 'ratePrice', 'quantity', 'skuNo', 'id').chain((key) => rubbish.map((value) => (claim: Claim) => ({ ...claim, [key]: value }))),
);

const big = (value: number): bigint => BigInt(Math.round(value * 100));
/** Half away from zero, in big integers: an oracle of its own. */
const nearest = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator);

/** Lines that are not the server's own arithmetic, asked again: catalogue price, capped pair and quantity, product of both. */
const notServersOwn = (lines: readonly DesignLine[]): DesignLine[] =>
  lines.filter((line) => {
    const [price, rate, ratePrice] = [big(line.price ?? 0), big(line.rate), big(line.ratePrice ?? 0)];
    const isPair = price === 0n ? line.rate === 100 : nearest(price * rate, 10_000n) === ratePrice || nearest(ratePrice * 10_000n, price) === rate;
    const isCapped = line.rate <= 999.99 && line.quantity >= 1 && line.quantity <= (line.maxNum ?? 9999);
    return !(line.price === prices.get(line.skuNo) && isPair && isCapped && big(line.amount) === ratePrice * BigInt(line.quantity));
  });

const honest = (): Claim[] => list.lines.map(({ skuNo, rate, ratePrice, quantity }) => ({ skuNo, rate, ratePrice, quantity }));
const post = (body: unknown) =>
  portal.portal.http.inject({
    method: 'POST',
    url: saveSelection.path,
    headers: { ...page, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

/** A price or an amount that says what the line costs. */
const isOurs = (body: unknown): boolean => {
  const [claim] = (body as { lines: Claim[] }).lines;
  const fen = (yuan: unknown): number => Math.round(Number(yuan ?? 0) * 100);
  return fen(claim?.['amount'] ?? claim?.['price']) === fen(prices.get(String(claim?.['skuNo'])));
};

it(`of ${MUTATIONS} tampered claims none is stored with an amount of its own`, async () => {
  const mutations = fc.sample(mutation, { numRuns: MUTATIONS, seed: 20_261_121 });
  const passing: Claim[] = [];
  const refused: unknown[] = [];
  for (const [index, mutate] of mutations.entries()) {
    const claim = mutate(honest()[index % LINES] as Claim);
    const body = JSON.parse(JSON.stringify({ revision: list.revision, editor: 'page', lines: [claim] })) as unknown;
    // what the shape lets through but names another model, money of its own or more than the highest is refused by the operation
    const isHeard = !['price', 'amount'].some((key) => key in claim) && Number(claim['quantity']) <= (maxNums.get(String(claim['skuNo'])) ?? 0);
    if (SaveSelection.safeParse(body).success && prices.has(String(claim['skuNo'])) && isHeard) passing.push(claim);
    else refused.push(body);
  }
  expect(refused.length).toBeGreaterThan(500);
  expect(passing.length).toBeGreaterThan(2_000);
  const answers = await Promise.all(refused.map(async (body) => ({ body, ...(await post(body)).json<{ code: number }>() })));
  // money that happens to be ours is no tampering
  expect(answers.filter(({ code, body }) => code === 0 && !isOurs(body))).toEqual([]);
  expect(answers.filter(({ code }) => code === priceChanged.code).length).toBeGreaterThan(50);
  expect(notServersOwn((await call(getSelection)).lines)).toEqual([]);
  // a claim that was right after all was saved as a list of one
  await post({ revision: (await call(getSelection)).revision, editor: 'page', lines: honest() });

  // each round claims every line once, tampered ones among them
  const waiting = new Map<unknown, Claim[]>();
  for (const claim of passing) waiting.set(claim['skuNo'], [...(waiting.get(claim['skuNo']) ?? []), claim]);
  let saved = 0;
  while ([...waiting.values()].some((claims) => claims.length > 0)) {
    const lines = honest().map((claim) => waiting.get(claim['skuNo'])?.pop() ?? claim);
    const { revision } = await call(getSelection);
    const response = await post({ revision, editor: 'page', lines });
    const { code, data } = response.json<{ code: number; data: Selection | null }>();
    // 1506: many at the caps would be too dear to be added up, and are refused together
    expect([0, 1506]).toContain(code);
    const stored = await call(getSelection);
    expect(stored.lines).toHaveLength(LINES);
    expect(notServersOwn([...stored.lines, ...(data?.lines ?? [])])).toEqual([]);
    expect(big(stored.totals.amount)).toBe(stored.lines.reduce((sum, line) => sum + big(line.amount), 0n));
    expect(big(stored.totals.originalAmount)).toBe(stored.lines.reduce((sum, line) => sum + big(line.price ?? 0) * BigInt(line.quantity), 0n));
    expect(big(stored.totals.preferential)).toBe(big(stored.totals.originalAmount) - big(stored.totals.amount));
    if (code === 0) saved++;
  }
  expect(saved).toBeGreaterThan(50);
}, 120_000);
