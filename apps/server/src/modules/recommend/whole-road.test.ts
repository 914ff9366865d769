/** Lists and orders on any road of adding, applying, generating and joining, beside a model that knows whose each piece is. */
import { addSelection, generateOrder, getDesignOrder, getSelection, joinOrder } from '@portal/contract/design-order';
import { applyRecommendation, getAppliedRecommendation } from '@portal/contract/recommend';
import { scenarioPlans } from '@portal/engines/sizing';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

let portal: TestPortal;
let models: string[] = [];
beforeAll(async () => {
  portal = await openTestPortal();
  models = (await Promise.all([1, 2, 3].map(() => aSku(portal.database)))).map(({ skuNo }) => skuNo);
});
afterAll(() => portal.close());

const SCENARIOS = ['scenarioLed', 'scenarioUps'] as const;
type Owner = 'own' | (typeof SCENARIOS)[number];
/** Pieces in one place: whose, of which model, how many. */
type Place = Record<Owner, Map<string, number>>;

const emptyPlace = (): Place => ({ own: new Map(), scenarioLed: new Map(), scenarioUps: new Map() });
const gain = (pieces: Map<string, number>, skuNo: string, quantity: number) => pieces.set(skuNo, (pieces.get(skuNo) ?? 0) + quantity);
const piecesOf = (lines: readonly { skuNo: string; quantity: number }[]) => new Map(lines.map(({ skuNo, quantity }) => [skuNo, quantity]));
function heldOf(place: Place): Map<string, number> {
  const held = new Map<string, number>();
  for (const pieces of Object.values(place)) for (const [skuNo, quantity] of pieces) gain(held, skuNo, quantity);
  return held;
}
/** Pieces of these models change places. */
function carry(from: Place, to: Place, skuNos: ReadonlySet<string>): void {
  for (const owner of ['own', ...SCENARIOS] as const) {
    for (const [skuNo, quantity] of from[owner]) {
      if (!skuNos.has(skuNo)) continue;
      gain(to[owner], skuNo, quantity);
      from[owner].delete(skuNo);
    }
  }
}

const model = fc.integer({ min: 0, max: 2 });
const pieces = fc.uniqueArray(fc.record({ model, quantity: fc.integer({ min: 1, max: 9 }) }), { selector: (piece) => piece.model, minLength: 1, maxLength: 3 });
/** Which order, counted round; null: the list, or a new one. */
const order = fc.option(fc.nat({ max: 9 }));
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), pieces }),
  fc.record({ kind: fc.constant('apply' as const), pieces, order, scenario: fc.constantFrom(...SCENARIOS) }),
  fc.record({ kind: fc.constant('take' as const), order, models: fc.uniqueArray(model, { minLength: 1, maxLength: 3 }) }),
);

it('whatever is added, applied, generated and joined, every place holds the user’s own pieces and what was applied there last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 14 }), async (steps) => {
      const call = await portal.as((await anInstaller(portal.database)).accountNo);
      let keys = 0;
      const once = () => ({ idempotencyKey: `road-${++keys}` });
      const list = emptyPlace();
      const orders: { id: string; place: Place }[] = [];
      const orderAt = (n: number | null) => (n === null ? undefined : orders[n % Math.max(1, orders.length)]);
      const named = (wanted: readonly { model: number; quantity: number }[]) => wanted.map(({ model: n, quantity }) => ({ skuNo: models[n] ?? '', quantity }));

      for (const taken of steps) {
        if (taken.kind === 'add') {
          await call(addSelection, { body: { productList: named(taken.pieces) }, ...once() });
          for (const { skuNo, quantity } of named(taken.pieces)) gain(list.own, skuNo, quantity);
        } else if (taken.kind === 'apply') {
          const { scenario } = taken;
          const at = orderAt(taken.order);
          const recommendation = { scenario, tier: 'standard', inputs: { ...scenarioPlans[scenario].starter }, lines: named(taken.pieces) } as const;
          await call(applyRecommendation, { body: { target: at ? { kind: 'order', id: at.id } : { kind: 'selection' }, recommendation }, ...once() });
          (at?.place ?? list)[scenario] = new Map(recommendation.lines.map(({ skuNo, quantity }) => [skuNo, quantity]));
        } else {
          const wanted = new Set(taken.models.map((n) => models[n] ?? ''));
          const lineIds = (await call(getSelection)).lines.filter((line) => wanted.has(line.skuNo)).map((line) => line.id);
          if (lineIds.length === 0) continue;
          const at = orderAt(taken.order) ?? { id: '', place: emptyPlace() };
          if (at.id === '') {
            at.id = await call(generateOrder, { body: { name: '路', lineIds }, ...once() });
            orders.push(at);
          } else await call(joinOrder, { body: { id: at.id, lineIds }, ...once() });
          carry(list, at.place, wanted);
        }
      }

      await Promise.all(
        [{ id: undefined, place: list }, ...orders].map(async ({ id, place }) => {
          const { lines } = id === undefined ? await call(getSelection) : await call(getDesignOrder, { params: { id } });
          expect(piecesOf(lines)).toEqual(heldOf(place));
          const applied = SCENARIOS.map((scenario) =>
            call(getAppliedRecommendation, { query: { scenario, ...(id === undefined ? {} : { designOrderId: id }) } }),
          );
          for (const [at, recommendation] of (await Promise.all(applied)).entries())
            expect(piecesOf(recommendation?.lines ?? [])).toEqual(place[SCENARIOS[at] ?? 'own']);
        }),
      );
    }),
    { numRuns: 12 },
  );
});
