import { getSpuSuccessor } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import { aSku } from '@portal/server/testkit/goods';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

/** Families, each succeeded by the next; all but the last are gone. */
async function succession(count: number): Promise<string[]> {
  const families = await Promise.all(Array.from({ length: count }, () => aSku(portal.database, { price: 80, referPrice: 100 })));
  const spuNos = families.map(({ spuNo }) => spuNo);
  for (const [place, spuNo] of spuNos.slice(0, -1).entries())
    await portal.database.pool.query('update spu set status = 1, successor_spu_no = $2 where spu_no = $1', [spuNo, spuNos[place + 1]]);
  return spuNos;
}
const infoOf = (spuNo = '', userType: UserType = UserType.Tourist) => portal.asA(userType)(getSpuSuccessor, { query: { spuNo } });

it('a family that is gone names what takes its place, at the price of whoever looks', async () => {
  const [gone, next] = await succession(2);
  expect(await infoOf(gone)).toMatchObject({
    spuNo: gone,
    isOnSale: false,
    price: null,
    successor: { spuNo: next, isOnSale: true, price: 100, priceLabel: '参考价' },
  });
  await portal.personOf(UserType.SecondLevel);
  expect(await infoOf(gone, UserType.SecondLevel)).toMatchObject({ price: null, successor: { spuNo: next, price: 80, priceLabel: '客户价' } });
});

it('a successor that is gone, too, names its own, and one that is sold none', async () => {
  const [first, , last] = await succession(3);
  expect((await infoOf(first)).successor?.spuNo).toBe(last);
  expect((await infoOf(last)).successor).toBeNull();
});

it('two that name each other have none, nor has one that names nobody', async () => {
  const [one, other] = await succession(2);
  await portal.database.pool.query('update spu set status = 1, successor_spu_no = $2 where spu_no = $1', [other, one]);
  expect((await infoOf(one)).successor).toBeNull();
  await portal.database.pool.query("update spu set successor_spu_no = 'P404' where spu_no = $1", [one]);
  expect((await infoOf(one)).successor).toBeNull();
});

it('one that never was is not there', async () => {
  expect(await failureOf(infoOf('P404404'))).toMatchObject({ status: 404, msg: '产品已下架或不存在' });
});

it('the number of a model that is withdrawn leads to what takes its place, however it is written', async () => {
  const [gone, next] = await succession(2);
  const modelOf = async (spuNo = ''): Promise<string> =>
    (await portal.database.pool.query<{ sku_model: string }>('select sku_model from sku where spu_no = $1', [spuNo])).rows[0]?.sku_model ?? '';
  const byModel = async (skuModel: string) => portal.asA(UserType.Tourist)(getSpuSuccessor, { query: { skuModel } });
  expect(await byModel((await modelOf(gone)).toLowerCase().replaceAll('-', ' '))).toMatchObject({ spuNo: gone, isOnSale: false, successor: { spuNo: next } });
  expect(await byModel(await modelOf(next))).toMatchObject({ spuNo: next, isOnSale: true, successor: null });
  expect(await failureOf(byModel('HV-404'))).toMatchObject({ status: 404 });
  expect(await failureOf(portal.asA(UserType.Tourist)(getSpuSuccessor, { query: {} }))).toMatchObject({ status: 404 });
});

it('of a family that goes on selling others a withdrawn model leads to those', async () => {
  const { spuNo } = await aSku(portal.database, { price: 80, referPrice: 100 });
  const { rows } = await portal.database.pool.query<{ sku_model: string }>(
    `insert into sku (sid, sku_no, spu_no, sku_name, sku_model, model_key, sku_status) select sid || '9', sku_no || 'X', spu_no, sku_name, sku_model || '-X', model_key || 'X', 1 from sku where spu_no = $1 returning sku_model`,
    [spuNo],
  );
  const info = await portal.asA(UserType.Tourist)(getSpuSuccessor, { query: { skuModel: rows[0]?.sku_model ?? '' } });
  expect(info).toMatchObject({ spuNo, skuModel: rows[0]?.sku_model, isOnSale: false, price: null, successor: { spuNo, isOnSale: true } });
});
