import type { Call } from '@portal/client';
import { getSelection, matchModels } from '@portal/contract/design-order';
import { addPrivateProduct } from '@portal/contract/private-product';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { sql } from '../../../platform/db/database.ts';
import { rowKeysOf } from './row-keys.ts';

let portal: TestPortal;
let call: Call;
let keys = 0;
beforeAll(async () => {
  portal = await openTestPortal();
  call = await portal.as((await anInstaller(portal.database)).accountNo);
});
afterAll(() => portal.close());
const match = (...rows: string[][]) => call(matchModels, { body: { rows } });

describe('rows of a sheet told which models they name (PICK-13)', () => {
  it('a number written in any way, in any cell, names its model; the line is priced for whoever asks', async () => {
    const { skuNo } = await aSku(portal.database, { skuModel: 'ZQ-7K40/B(2.8mm)', price: 99 });
    const spellings = ['ZQ-7K40/B(2.8mm)', 'zq7k40b28mm', 'ＺＱ－7K40 / B (2.8MM)', '海康 ZQ-7K40/B(2.8mm) 枪机'];
    const { rows, lines } = await match(...spellings.map((text) => ['1', '枪机', text, '10']));
    expect(rows).toEqual(spellings.map(() => ({ cell: 2, skuNo, suggestions: [] })));
    expect(lines).toMatchObject([{ id: '', skuNo, price: 99, rate: 100, quantity: 1 }]);
  });

  it('a number of letters alone names its model too, free software among them', async () => {
    const { skuNo } = await aSku(portal.database, { skuModel: 'QJ-SV-DM', skuType: 2, price: 0 });
    const { rows, lines } = await match(['QJ-SV-DM', '1'], ['qj sv dm'], ['账号服务 QJ-SV-DM', '套']);
    expect(rows).toEqual([0, 0, 0].map((cell) => ({ cell, skuNo, suggestions: [] })));
    expect(lines).toMatchObject([{ skuNo, price: 0 }]);
  });

  it('what names none is told what is like it', async () => {
    const { skuNo } = await aSku(portal.database, { skuModel: 'YX-5528-IR30' });
    const { rows } = await match(['YX-5528-IR3'], ['YX-5528-ZZ'], ['交换机'], ['']);
    expect(rows).toEqual([
      { cell: null, skuNo: null, suggestions: [skuNo] },
      { cell: null, skuNo: null, suggestions: [skuNo] },
      { cell: null, skuNo: null, suggestions: [] },
      { cell: null, skuNo: null, suggestions: [] },
    ]);
  });

  it('what is off sale names nothing', async () => {
    const { skuNo, skuModel } = await aSku(portal.database, { skuModel: 'WW-0001-OFF' });
    await portal.database.db.execute(sql`update sku set sku_status = 1 where sku_no = ${skuNo}`);
    expect((await match([skuModel])).rows).toMatchObject([{ skuNo: null }]);
  });

  it('a product of one’s own by its model in any spelling, else by its name; the catalogue comes first, and two alike name neither (DESIGN-45)', async () => {
    const add = async (spuName: string, modelRemark: string, brandName = '自有') => {
      await call(addPrivateProduct, {
        body: { spuName, modelRemark, brandName, categoryValueSelect: 0, price: 30 },
        idempotencyKey: `own-product-${++keys}`,
      });
    };
    await add('不锈钢立杆', 'LG-300/A');
    await add('安装调试', '');
    await add('网线', '甲牌', '甲');
    await add('网线', '乙牌', '乙');
    const { rows, lines } = await match(['1', '立杆', 'lg300a', '4'], ['2', '安装 调试', '', '1'], ['网线', '3'], ['4'], ['甲牌', '2']);
    expect(rows.map(({ cell }) => cell)).toEqual([2, 1, null, null, 0]);
    expect(rows.map(({ skuNo }) => lines.find((line) => line.skuNo === skuNo)?.productName)).toEqual(['不锈钢立杆', '安装调试', undefined, undefined, '网线']);
    const other = await portal.as((await anInstaller(portal.database)).accountNo);
    expect((await other(matchModels, { body: { rows: [['LG-300/A'], ['安装调试']] } })).lines).toEqual([]);
  });

  it('a person without an enterprise sees the reference price, a guest nothing', async () => {
    const { skuModel } = await aSku(portal.database, { skuModel: 'VV-100-REF', price: 80, referPrice: 100 });
    const person = await portal.as((await aPerson(portal.database)).accountNo);
    expect((await person(matchModels, { body: { rows: [[skuModel]] } })).lines).toMatchObject([{ price: 100 }]);
    expect(await failureOf((await portal.as())(matchModels, { body: { rows: [[skuModel]] } }))).toMatchObject({ status: 401 });
  });

  it('at most 500 rows at once; the list stays as it is', async () => {
    const rows = Array.from({ length: 501 }, () => ['A1234']);
    expect(await failureOf(call(matchModels, { body: { rows } }))).toMatchObject({ status: 400, msg: expect.stringContaining('一次最多粘贴 500 行') });
    expect((await call(getSelection)).revision).toBe(0);
  });
});

test.each([
  [['HV-D6440-DL30'], ['0 HVD6440DL30']],
  [
    ['1', '半球', 'hv d6440 dl30', '10'],
    ['2 HVD6440DL30', '2 D6440', '2 DL30'],
  ],
  [['400万半球 HV-D6440-DL30 白色'], ['0 400万半球HVD6440DL30白色', '0 HVD6440DL30']],
  [['520.00', '12', '2026'], []],
  [
    ['HV-DC-S', 'HIKVISION', 'Dome camera x', 'HV-D2'],
    ['3 HVD2', '0 HVDCS', '2 DOMECAMERAX'],
  ],
  [['PoE', 'HDMI', '无线 WiFi'], []],
])('the ways to read %j', (cells, keys) => expect(rowKeysOf(cells).map(({ cell, key }) => `${cell} ${key}`)).toEqual(keys));
