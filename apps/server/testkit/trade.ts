/** Dealers, and buyers who order from them, with an address. */
import type { Call } from '@portal/client';
import { addAddress } from '@portal/contract/address';
import { UserType } from '@portal/engines/access';
import { insertDealers } from '../src/modules/dealer/index.ts';
import { aPersonOf, anInstaller, type TestPerson } from './people.ts';
import type { TestPortal } from './portal.ts';

export interface TestBuyer extends TestPerson {
  call: Call;
  addressId: string;
}

export async function aDealer({ database }: Pick<TestPortal, 'database'>): Promise<TestPerson> {
  const person = await aPersonOf(database, UserType.FirstLevel);
  await insertDealers(database.db, [{ merchantNo: person.merchantNo, contactPhone: '13800000000', latitude: 30, longitude: 120 }]);
  return person;
}

const PLACE = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330108', areaName: '滨江区' };

/** The places of addresses must be there (`insertPlaces`). */
export async function aBuyerOf(portal: Pick<TestPortal, 'database' | 'as'>, shop: TestPerson): Promise<TestBuyer> {
  const person = await anInstaller(portal.database);
  await portal.database.pool.query('insert into dealer_binding (merchant_no, parent_merchant_no, choosing, gmt_create) values ($1, $2, true, now())', [
    person.merchantNo,
    shop.merchantNo,
  ]);
  const call = await portal.as(person.accountNo);
  return { ...person, call, addressId: await anAddressOf({ ...person, call }) };
}

let addresses = 0;
/** The default one, in a place that is there. */
export async function anAddressOf({ call, accountNo }: Pick<TestBuyer, 'call' | 'accountNo'>): Promise<string> {
  const [address] = await call(addAddress, {
    body: { ...PLACE, detailAddress: '长河路 1 号', contactName: '王工', contactPhone: '13900000000', isDefault: true },
    idempotencyKey: `address-${accountNo}-${++addresses}`,
  });
  return address?.id ?? '';
}
