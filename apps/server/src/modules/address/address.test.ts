import { addAddress, ADDRESSES_MAX, checkAddress, deleteAddress, listAddresses, setDefaultAddress, updateAddress } from '@portal/contract/address';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRegions } from '../region/index.ts';

const place = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330108', areaName: '滨江区' };
const street = { streetCode: '330108002', streetName: '长河街道' };
const fields = { ...place, detailAddress: '江南大道 1 号', contactName: '林晓', contactPhone: '13800000001', isDefault: false };

describe('addresses (ADDRESS-1 to 4)', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
    const node = (code: string, name: string, parentCode: string | null, level: number) => ({ code, name, parentCode, level, hasNext: level < 4 });
    await insertRegions(portal.database.db, [
      node('33', '浙江省', null, 1),
      node('3301', '杭州市', '33', 2),
      node('330108', '滨江区', '3301', 3),
      node('330108002', '长河街道', '330108', 4),
    ]);
  });
  afterAll(() => portal.close());

  let serial = 0;
  const someone = async () => {
    const { accountNo } = await aPerson(portal.database);
    const call = await portal.as(accountNo);
    const add = (more: object = {}) => {
      portal.clock.forward(1000);
      return call(addAddress, { body: { ...fields, ...more }, idempotencyKey: `address-${accountNo}-${serial++}` });
    };
    return { accountNo, call, add };
  };

  it('has one default at most: the first, then whichever is made it, then the newest that is left (ADDRESS-2)', async () => {
    const { call, add } = await someone();
    const [first] = await add();
    expect(first).toMatchObject({ ...fields, isDefault: true });
    await add({ contactName: '二', ...street });
    const [third] = await add({ contactName: '三', isDefault: true });
    const names = (list: readonly { contactName: string; isDefault: boolean }[]) => list.map((one) => `${one.contactName}${one.isDefault ? '*' : ''}`);
    expect(names(await call(listAddresses))).toEqual(['三*', '二', '林晓']);
    expect(names(await call(setDefaultAddress, { body: { id: first?.id ?? '' } }))).toEqual(['林晓*', '三', '二']);
    expect(names(await call(deleteAddress, { body: { id: first?.id ?? '' } }))).toEqual(['三*', '二']);
    const changed = await call(updateAddress, { body: { id: third?.id ?? '', ...fields, ...street, contactName: '改' } });
    expect(changed[0]).toMatchObject({ contactName: '改', streetName: '长河街道', isDefault: true });
  });

  it("needs no street and no word on whether it is the default: '' and null are none (ADDRESS-1)", async () => {
    const { call, add } = await someone();
    const { isDefault: _unsaid, ...unsaid } = fields;
    const at = async (more: object) => {
      portal.clock.forward(1000);
      return call(addAddress, { body: { ...unsaid, ...more } as typeof fields, idempotencyKey: `address-bare-${serial++}` });
    };
    const [first] = await add(street);
    for (const bare of [
      { streetCode: '', streetName: '' },
      { streetCode: null, streetName: null },
    ]) {
      const [before, added] = await at(bare);
      expect([before?.id, added?.isDefault, added && 'streetCode' in added]).toEqual([first?.id, false, false]);
      const [changed] = await call(updateAddress, { body: { id: first?.id ?? '', ...unsaid, ...bare } as never });
      expect(changed).toEqual({ id: first?.id, ...unsaid, isDefault: true });
    }
    expect(await at({ streetCode: '3', streetName: '长河街道' }).catch((error: unknown) => error)).toMatchObject({ message: '请选择地区' });
  });

  it('says on its field what is wrong, word for word', async () => {
    const { add } = await someone();
    const failing = async (more: object) => (await add(more).catch((error: { fields: unknown }) => error)) as { fields: unknown };
    expect((await failing({ detailAddress: ' ' })).fields).toEqual({ detailAddress: '请输入详细地址' });
    expect((await failing({ contactName: '' })).fields).toEqual({ contactName: '请输入收货人姓名' });
    for (const contactPhone of ['12800000001', '1380000000', '0571-123', '88888888', '05718-88888888'])
      expect((await failing({ contactPhone })).fields).toEqual({ contactPhone: '请输入正确的手机号码或固定电话' });
    expect((await failing({ areaName: '西湖区' })).fields).toEqual({ areaCode: '请选择地区' });
    expect(await add({ contactPhone: '0571-88888888' })).toHaveLength(1);
    expect(await add({ contactPhone: '010-88888888' })).toHaveLength(2);
    // as it is dialled, however it was pasted
    const pasted = await add({ contactPhone: ' +86 １３９-0000-1234' });
    expect(pasted.map(({ contactPhone }) => contactPhone).sort()).toEqual(['010-88888888', '0571-88888888', '13900001234']);
  });

  it('are twenty at most, also when all come at once', async () => {
    const { call, add } = await someone();
    const outcomes = await Promise.allSettled(Array.from({ length: ADDRESSES_MAX + 4 }, () => add()));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    const own = await call(listAddresses);
    expect([own.length, own.filter(({ isDefault }) => isDefault).length]).toEqual([ADDRESSES_MAX, 1]);
    await expect(add()).rejects.toThrow('最多保存 20 个收货地址');
  });

  it('are of the identity: another person’s are as if they were not there (ADDRESS-3)', async () => {
    const one = await someone();
    const [mine] = await one.add();
    const id = mine?.id ?? '';
    const other = await portal.as((await anInstaller(portal.database)).accountNo);
    expect(await other(listAddresses)).toEqual([]);
    const attempts = await Promise.allSettled([
      other(updateAddress, { body: { id, ...fields } }),
      other(deleteAddress, { body: { id } }),
      other(setDefaultAddress, { body: { id } }),
      other(checkAddress, { query: { id } }),
    ]);
    for (const attempt of attempts) expect(attempt).toMatchObject({ status: 'rejected', reason: { msg: '内容不存在或已被删除' } });
    expect(await one.call(listAddresses)).toEqual([mine]);
  });

  it('is checked: one whose region bears another name by now is to be picked again (ADDRESS-4)', async () => {
    const { call, add } = await someone();
    const [own] = await add();
    const query = { id: own?.id ?? '' };
    expect(await call(checkAddress, { query })).toEqual({ isUsable: true, msg: '' });
    await portal.database.pool.query("update region set name = '滨江新区' where code = '330108'");
    expect(await call(checkAddress, { query })).toEqual({ isUsable: false, msg: '该地址的行政区划已变更，请重新选择地区' });
    await portal.database.pool.query("update region set name = '滨江区' where code = '330108'");
  });
});
