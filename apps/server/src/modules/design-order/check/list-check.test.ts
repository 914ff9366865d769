import {
  addSelection,
  copyDesignOrder,
  generateOrder,
  getListCheck,
  joinOrder,
  removeDesignOrder,
  saveListCheck,
  type ListCheck,
} from '@portal/contract/design-order';
import type { Call } from '@portal/client';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/database.ts';
import { changeListCheck } from '../index.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

let keys = 0;
const asInstaller = async (): Promise<Call> => portal.as((await anInstaller(portal.database)).accountNo);
const DEFAULT: ListCheck = {
  retentionDays: 30,
  hoursPerDay: 24,
  avgCableM: 50,
  headless: false,
  standbyHours: 0,
  gateRunM: 0,
  upsBlockAh: 0,
  silent: false,
  scene: 'byLocation',
  bitrates: [],
  runs: [],
  places: [],
  ignored: [],
  kept: [],
  mandatory: [],
  notes: [],
};
const OURS: ListCheck = {
  retentionDays: 90,
  hoursPerDay: 12.5,
  avgCableM: 75.5,
  headless: true,
  standbyHours: 48,
  gateRunM: 95,
  upsBlockAh: 1040,
  silent: true,
  scene: 'low',
  bitrates: [{ skuNo: 'CAM-1', kbps: 6144 }],
  runs: [{ skuNo: 'CAM-1', averageM: 30, longestM: 88.5 }],
  places: [{ skuNo: 'CAM-1', location: 'indoor' }],
  mandatory: [],
  notes: [],
  ignored: [
    { code: 'HDD_SHORT', subject: '', shortBy: 9.27, reason: '客户自备硬盘' },
    { code: 'UPS_RECOMMENDED', subject: '', shortBy: null, reason: '机房已有 UPS' },
    { code: 'BRACKET_SHORT', subject: 'wall', shortBy: 10, reason: '现场有支架' },
  ],
  kept: [
    { role: 'nvr', quantity: 1, attributes: { channels: 16, incomingMbps: 160, hddBays: 2, codecs: ['H265', 'H264'], raid: false }, name: '一楼机房的录像机' },
  ],
};

async function anOrder(call: Call, name = '王府小区'): Promise<string> {
  const { skuNo } = await aSku(portal.database);
  await call(addSelection, { body: { productList: [{ skuNo, quantity: 1 }] }, idempotencyKey: `check-${++keys}` });
  return call(generateOrder, { body: { name, isWhole: true }, idempotencyKey: `check-${++keys}` });
}
const read = (call: Call, designOrderId?: string) => call(getListCheck, { query: designOrderId === undefined ? {} : { designOrderId } });
const save = (call: Call, designOrderId: string | null, check: ListCheck) => call(saveListCheck, { body: { designOrderId, check } });

describe('the check of a list', () => {
  it('is the handbook’s before anything was saved: 30 days, 24 hours, 50 m, with a monitor', async () => {
    expect(await read(await asInstaller())).toEqual(DEFAULT);
  });

  it('comes back as it was saved, with what was ignored and what is kept', async () => {
    const call = await asInstaller();
    expect(await save(call, null, OURS)).toEqual(OURS);
    expect(await read(call)).toEqual(OURS);
    const less = { ...OURS, ignored: OURS.ignored.slice(1), kept: [] };
    await save(call, null, less);
    expect(await read(call)).toEqual(less);
  });

  it('goes with an order that is copied, and stays with each afterwards (DESIGN-46)', async () => {
    const call = await asInstaller();
    const id = await anOrder(call);
    await save(call, id, OURS);
    const copy = await call(copyDesignOrder, { body: { id }, idempotencyKey: `check-${++keys}` });
    expect(await read(call, copy)).toEqual(OURS);
    await save(call, copy, DEFAULT);
    expect(await read(call, id)).toEqual(OURS);
    const plain = await anOrder(call);
    expect(await read(call, await call(copyDesignOrder, { body: { id: plain }, idempotencyKey: `check-${++keys}` }))).toEqual(DEFAULT);
  });

  it('is its owner’s alone, and another one under each identity', async () => {
    const [one, other] = [await anInstaller(portal.database), await anInstaller(portal.database)];
    await save(await portal.as(one.accountNo), null, OURS);
    expect(await read(await portal.as(other.accountNo))).toEqual(DEFAULT);
    await portal.database.db.execute(sql`update account_identity set choose_on = false where account_no = ${one.accountNo}`);
    await portal.database.db.execute(
      sql`insert into account_identity (account_no, merchant_no, choose_on) values (${one.accountNo}, ${other.merchantNo}, true)`,
    );
    expect(await read(await portal.as(one.accountNo))).toEqual(DEFAULT);
  });

  it('of many saves at once one stays, whole', async () => {
    const call = await asInstaller();
    const saves = Array.from({ length: 30 }, (_, n) => ({ ...OURS, retentionDays: n + 1, avgCableM: n + 1 }));
    await Promise.all(saves.map((check) => save(call, null, check)));
    const stored = await read(call);
    expect(saves).toContainEqual(stored);
  });

  it('is not saved over what another page has saved since it was seen; the same save twice is one (CHECK-19)', async () => {
    const call = await asInstaller();
    const id = await anOrder(call);
    for (const [designOrderId, code] of [
      [null, 1507],
      [id, 1510],
    ] as const) {
      const over = (check: ListCheck, seen: ListCheck) => call(saveListCheck, { body: { designOrderId, check, seen } });
      const theirs = { ...DEFAULT, retentionDays: 90 };
      await over(theirs, DEFAULT);
      expect(await failureOf(over({ ...DEFAULT, retentionDays: 60 }, DEFAULT))).toMatchObject({ status: 409, code });
      expect(await over(theirs, DEFAULT)).toEqual(theirs);
      expect(await read(call, designOrderId ?? undefined)).toEqual(theirs);
      expect(await over({ ...theirs, headless: true }, theirs)).toMatchObject({ retentionDays: 90, headless: true });
    }
  });

  it.each<[string, object]>([
    ['no days', { retentionDays: 0 }],
    ['half a day', { retentionDays: 1.5 }],
    ['25 hours', { hoursPerDay: 25 }],
    ['no cable', { avgCableM: 0 }],
    ['an hour that is none', { hoursPerDay: 1e-300 }],
    ['doors for three days', { standbyHours: 72 }],
    ['gates beyond a kilometre', { gateRunM: 1001 }],
    ['a field nobody knows', { raid: 5 }],
    ['an ignored problem without a reason', { ignored: [{ code: 'HDD_SHORT', subject: '', shortBy: 1, reason: ' ' }] }],
    ['a subject of NUL', { ignored: [{ code: 'HDD_SHORT', subject: '\u0000', shortBy: 1, reason: '甲' }] }],
    ['101 ignored problems', { ignored: Array.from({ length: 101 }, () => ({ code: 'HDD_SHORT', subject: '', shortBy: 1, reason: '甲' })) }],
    ['a kept device of no pieces', { kept: [{ role: 'nvr', quantity: 0, attributes: {}, name: '旧' }] }],
    ['a kept attribute of NUL', { kept: [{ role: 'nvr', quantity: 1, attributes: { brand: '\u0000' }, name: '旧' }] }],
    ['a kept attribute of half a character', { kept: [{ role: 'nvr', quantity: 1, attributes: { codecs: ['\ud800'] }, name: '旧' }] }],
  ])('%s does not pass the door', async (_name, part) => {
    const call = await asInstaller();
    const body = { designOrderId: null, check: { ...DEFAULT, ...part } as ListCheck };
    expect(await failureOf(call(saveListCheck, { body }))).toMatchObject({ status: 400 });
    expect(await read(call)).toEqual(DEFAULT);
  });
});

it('what is no setting is told in the words of the page; more than anybody means is not kept (CHECK-17)', async () => {
  const call = await asInstaller();
  const refused = async (part: object) => (await failureOf(save(call, null, { ...DEFAULT, ...part } as ListCheck))).fields;
  expect(await refused({ hoursPerDay: 0 })).toEqual({ 'check.hoursPerDay': '每天录像小时应在 0.1~24 之间' });
  expect(await refused({ avgCableM: 1e-300 })).toEqual({ 'check.avgCableM': '平均网线长度应在 0.1~2000 之间' });
  const kept = (letters: number) => ({
    kept: Array.from({ length: 100 }, () => ({
      role: 'nvr',
      quantity: 1,
      name: '旧',
      attributes: Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`a${n}`, 'x'.repeat(letters)])),
    })),
  });
  expect(await refused(kept(200))).toEqual({ check: '清单检查的设置过多，请减少利旧设备或已忽略的问题后再保存' });
  await save(call, null, { ...DEFAULT, ...kept(20) } as ListCheck);
  expect((await read(call)).kept).toHaveLength(100);
});

describe('the check of an order', () => {
  it('is the list’s when the order is made of it, and goes its own way from then on', async () => {
    const call = await asInstaller();
    await save(call, null, OURS);
    const id = await anOrder(call);
    expect(await read(call, id)).toEqual(OURS);
    expect(await read(call)).toEqual(OURS);
    await save(call, id, { ...OURS, retentionDays: 7 });
    await save(call, null, { ...OURS, retentionDays: 180 });
    expect([(await read(call, id)).retentionDays, (await read(call)).retentionDays]).toEqual([7, 180]);
  });

  it('is the handbook’s for an order of a list nobody set up', async () => {
    const call = await asInstaller();
    const id = await anOrder(call);
    await save(call, null, OURS);
    expect(await read(call, id)).toEqual(DEFAULT);
  });

  it('made of some lines is the list’s too, and stays its own when further lines join', async () => {
    const call = await asInstaller();
    const [one, other] = [await aSku(portal.database), await aSku(portal.database)];
    const productList = [one, other].map(({ skuNo }) => ({ skuNo, quantity: 1 }));
    const { lines } = await call(addSelection, { body: { productList }, idempotencyKey: `check-${++keys}` });
    await save(call, null, OURS);
    const id = await call(generateOrder, { body: { name: '一部分', lineIds: [lines[0]?.id ?? ''] }, idempotencyKey: `check-${++keys}` });
    expect([await read(call, id), await read(call)]).toEqual([OURS, OURS]);
    const later = { ...OURS, retentionDays: 180, ignored: [], kept: [] };
    await save(call, null, later);
    await call(joinOrder, { body: { id, isWhole: true }, idempotencyKey: `check-${++keys}` });
    expect([await read(call, id), await read(call)]).toEqual([OURS, later]);
  });

  it('a foreign, a removed and an unknown order end in the same notFound, and nothing is stored', async () => {
    const [owner, stranger] = [await asInstaller(), await anInstaller(portal.database)];
    const [id, removed] = [await anOrder(owner), await anOrder(owner)];
    await save(owner, id, OURS);
    await owner(removeDesignOrder, { body: { id: removed } });
    expect(await failureOf(read(owner, removed))).toMatchObject({ status: 404 });
    expect(await failureOf(save(owner, removed, OURS))).toMatchObject({ status: 404 });

    const cookie = await portal.cookieOf(stranger.accountNo);
    const ask = async (order: string) => {
      const asked = await portal.portal.http.inject({ url: `${getListCheck.path}?designOrderId=${order}`, headers: { cookie } });
      const saved = await portal.portal.http.inject({
        method: 'POST',
        url: saveListCheck.path,
        headers: { cookie },
        payload: { designOrderId: order, check: DEFAULT },
      });
      return [asked, saved].map((response) => [response.statusCode, response.body.replace(/"requestId":"[^"]+"/, '')]);
    };
    const foreign = await ask(id);
    expect(foreign.map(([status]) => status)).toEqual([404, 404]);
    expect(foreign).toEqual(await ask('01aryz6s41tptwgy5wdssg2nq0'));
    expect(await read(owner, id)).toEqual(OURS);
  });
});

describe('a part changed by another room', () => {
  it('leaves the rest as it stands, and of many at once none is lost', async () => {
    const owner = await anInstaller(portal.database);
    const call = await portal.as(owner.accountNo);
    await save(call, null, { ...OURS, kept: [] });
    const caller = { ...owner, userType: 2, boundShopNo: null, surveyPermission: false, sessionHash: '' } as const;
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        portal.database.transaction((db) =>
          changeListCheck({ db, caller, now: portal.clock.now() }, { kind: 'selection' }, (check) => ({
            ...check,
            kept: [...check.kept, { role: 'nvr', quantity: n + 1, attributes: {}, name: '利旧' }],
          })),
        ),
      ),
    );
    const stored = await read(call);
    expect(stored).toMatchObject({ retentionDays: 90, ignored: OURS.ignored });
    expect(stored.kept.map((device) => device.quantity).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });
});
