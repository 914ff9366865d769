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
