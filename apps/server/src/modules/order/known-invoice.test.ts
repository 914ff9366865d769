import { placeOrder, preSettlement } from '@portal/contract/order';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces, uploadAs } from '@portal/server/testkit/papers';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { insertCertifications } from '../enterprise/index.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
});
afterAll(() => portal.close());

const NUMBER = '91350100M000100Y43';

it('an invoice is begun with name and number an enterprise is certified under, then with its last one (ORDER-28, ORDER-39)', async () => {
  const buyer = await aBuyerOf(portal, await aDealer(portal));
  const { skuNo } = await aSku(portal.database, { price: 100 });
  const productList = [{ skuNo, quantity: 1 }];
  const known = async () => (await buyer.call(preSettlement, { body: { productList, addressId: buyer.addressId } })).knownInvoice;
  const begun = await known();
  expect(begun).toMatchObject({ type: 'company', taxNo: '' });
  const at = new Date(portal.clock.now());
  const papers = {
    enterpriseNo: 'E-INVOICE',
    accountNo: buyer.accountNo,
    merchantNo: buyer.merchantNo,
    state: 20,
    enterpriseType: 2,
    companyName: '某某公司',
  } as const;
  const place = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330108', areaName: '滨江区', address: '1 号' };
  const dates = { gmtCreate: at, gmtSubmit: at, gmtDecide: at };
  const numbers = {
    companyNumber: NUMBER,
    certifiedNumber: null,
    contactName: '王试',
    contactPhone: '13800000000',
    licenceFileId: await uploadAs(portal, buyer.accountNo),
  };
  const submitted = { enterpriseNo: 'E-INVOICE', act: 'submit', toState: 20, actor: 'applicant', actorNo: buyer.accountNo, gmtCreate: at } as const;
  await insertCertifications(portal.database.db, { rows: [{ ...papers, ...place, ...dates, ...numbers }], steps: [submitted] });
  // what is handed in and not certified is no number of its own yet
  expect(await known()).toEqual(begun);
  await portal.database.pool.query('update certification set certified_number = company_number where merchant_no = $1', [buyer.merchantNo]);
  expect(await known()).toEqual({ ...begun, taxNo: NUMBER });
  const order = (invoice: object, nth: number) =>
    buyer.call(placeOrder, { body: { productList, addressId: buyer.addressId, amount: 100, invoice: invoice as never }, idempotencyKey: `known-${nth}` });
  await order({ type: 'personal', title: '林晓', taxNo: '' }, 1);
  expect(await known()).toEqual({ ...begun, taxNo: NUMBER });
  portal.clock.forward(1_000);
  const last = { type: 'special', title: '某某公司二分', taxNo: '91350100M000100Y43' };
  await order(last, 2);
  expect(await known()).toEqual(last);
});
