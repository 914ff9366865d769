/** What a recommendation reckoned with stands in the check of the list it goes into, and goes along into an order. Source: CHECK-12.2, CHECK-15, CHECK-21.2. */
import { addSelection, generateOrder, getListCheck, getSelection, joinOrder } from '@portal/contract/design-order';
import { applyRecommendation, recommend, type RecommendationTarget } from '@portal/contract/recommend';
import type { Call } from '@portal/client';
import { askedOf, compatCheck, VERDICT_EFFORT } from '@portal/engines/compatibility';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCatalog } from '../../../demo-world/catalog.ts';
import { ROLE_ATTRIBUTE } from '@portal/engines/roles';
import { insertCatalog } from '../catalog/index.ts';

let portal: TestPortal;
let call: Call;
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.database.transaction((db) => insertCatalog(db, demoCatalog({ now: portal.clock.now() })));
  call = await portal.as((await anInstaller(portal.database)).accountNo);
});
afterAll(() => portal.close());

const SITE = {
  site: 'office',
  areas: [
    { lengthM: 40, widthM: 20, mounting: 'ceiling', heightM: 3, runM: 20 },
    { lengthM: 60, widthM: 6, mounting: 'wall', heightM: 4, light: 'dark', runM: 90 },
  ],
};

it('a list made of it is judged by its ways, its batteries and its sound; nothing of them is left to ask', async () => {
  const answer = await call(recommend, { body: { scenario: 'scenarioVideoSurveillance', inputs: SITE, budget: null, kept: [] } });
  const tier = answer.valid ? answer.tiers.find((one) => one.tier === 'standard') : undefined;
  if (tier === undefined) throw new Error('no answer');
  const lines = tier.lines.flatMap(({ chosen, quantity }) => (chosen === null ? [] : [{ skuNo: chosen.skuNo, quantity }]));
  const body = {
    target: { kind: 'selection' as const },
    recommendation: { scenario: 'scenarioVideoSurveillance' as const, tier: 'standard' as const, inputs: SITE, lines },
  };
  await call(applyRecommendation, { body, idempotencyKey: 'known-1' });

  const [check, selection] = [await call(getListCheck), await call(getSelection)];
  const cameras = selection.lines.filter(({ role }) => role === 'ipCamera').map(({ skuNo }) => skuNo);
  expect(check.runs.map(({ skuNo }) => skuNo).toSorted()).toEqual([...new Set(cameras)].toSorted());
  const far = Math.max(...check.runs.map(({ longestM }) => longestM));
  expect(far).toBeGreaterThan(94);
  expect(check).toMatchObject({ silent: true });
  expect(check.upsBlockAh).toBeGreaterThan(0);

  const asked = askedOf(selection.lines, check);
  if (asked === null) throw new Error('nothing to check');
  const result = compatCheck(asked.inputs, VERDICT_EFFORT);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  expect(result.issues.filter(({ severity }) => severity !== 'info').map(({ code, why }) => `${code} ${why}`)).toEqual([]);
  expect(result.unjudged).toEqual([]);

  // the same again changes nothing, and an order has it all
  await call(applyRecommendation, { body, idempotencyKey: 'known-2' });
  expect(await call(getListCheck)).toEqual(check);
  const id = await call(generateOrder, { body: { name: '随单', lineIds: selection.lines.map((line) => line.id) }, idempotencyKey: 'known-3' });
  expect(await call(getListCheck, { query: { designOrderId: id } })).toMatchObject({ runs: check.runs, silent: true, upsBlockAh: check.upsBlockAh });
});

describe('sound', () => {
  const cameras = demoCatalog({ now: 0 }).skus.filter(({ skuStatus, attributes }) => skuStatus === 0 && attributes?.[ROLE_ATTRIBUTE] === 'ipCamera');
  const modelOf = (audio: boolean): string => cameras.find(({ attributes }) => attributes?.['audio'] === audio)?.skuNo ?? '';
  let keys = 0;
  const once = () => ({ idempotencyKey: `sound-${++keys}` });
  const lines = [{ skuNo: modelOf(false), quantity: 2 }];
  const apply = (target: RecommendationTarget, own: Call) =>
    own(applyRecommendation, { body: { target, recommendation: { scenario: 'scenarioVideoSurveillance', tier: 'standard', inputs: SITE, lines } }, ...once() });
  const add = (audio: boolean, own: Call) => own(addSelection, { body: { productList: [{ skuNo: modelOf(audio), quantity: 1 }] }, ...once() });

  it.each([
    ['a list that recorded it goes on recording it', true, false],
    ['none is recorded where no camera of the list heard anything', false, true],
  ])('%s', async (_name, audio, silent) => {
    const own = await portal.as((await anInstaller(portal.database)).accountNo);
    await add(audio, own);
    await apply({ kind: 'selection' }, own);
    expect(await own(getListCheck)).toMatchObject({ silent });
  });

  it.each([
    [true, false],
    [false, true],
  ])('an order it comes into that recorded it (%s) goes on', async (audio, silent) => {
    const own = await portal.as((await anInstaller(portal.database)).accountNo);
    await add(audio, own);
    const idsOf = async () => (await own(getSelection)).lines.map(({ id }) => id);
    const id = await own(generateOrder, { body: { name: '有声', lineIds: await idsOf() }, ...once() });
    await apply({ kind: 'selection' }, own);
    expect(await own(getListCheck)).toMatchObject({ silent: true });
    await own(joinOrder, { body: { id, lineIds: await idsOf() }, ...once() });
    expect(await own(getListCheck, { query: { designOrderId: id } })).toMatchObject({ silent });
  });
});
