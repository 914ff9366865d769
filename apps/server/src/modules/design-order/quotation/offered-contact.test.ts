/** Whose name a first quotation offers as its contact. */
import { addSelection, generateOrder, getDesignOrder, getQuotation, saveQuotation } from '@portal/contract/design-order';
import { keepPicture } from '@portal/server/testkit/files';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller, type TestPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

const called = (accountNo: string, nickname: string) =>
  portal.database.db.execute(sql`update account set nickname = ${nickname} where account_no = ${accountNo}`);

/** Certified by papers that `by` handed in. */
async function certify({ merchantNo }: TestPerson, by: string, contactName: string) {
  const fileId = `F-${merchantNo}`;
  await keepPicture(portal, fileId, { accountNo: by });
  await portal.database.db
    .execute(sql`insert into certification (enterprise_no, account_no, merchant_no, state, enterprise_type, company_name, company_number, contact_name,
      contact_phone, province_code, province_name, city_code, city_name, area_code, area_name, address, licence_file_id, gmt_create, gmt_submit)
    values (${`E-${merchantNo}`}, ${by}, ${merchantNo}, 20, 2, '甲', ${`N-${merchantNo}`}, ${contactName}, '13900000000', '33', '浙江', '3301', '杭州', '330108', '滨江', '一号', ${fileId}, now(), now())`);
}

async function anOrder(person: TestPerson) {
  const call = await portal.as(person.accountNo);
  const { skuNo } = await aSku(portal.database, { price: 100 });
  await call(addSelection, { body: { productList: [{ skuNo, quantity: 2 }] }, idempotencyKey: `${skuNo}-add` });
  const id = await call(generateOrder, { body: { name: '王府小区', isWhole: true }, idempotencyKey: `${skuNo}-order` });
  return { call, id, head: (await call(getQuotation, { params: { id } })).head };
}

it('the name its owner gave the account', async () => {
  const person = await anInstaller(portal.database);
  await called(person.accountNo, '李工');
  await certify(person, person.accountNo, '王经理');
  expect((await anOrder(person)).head.contactName).toBe('李工');
});

it('of an account nobody has named, the contact of the certificate; never 用户 and four digits', async () => {
  const person = await anInstaller(portal.database);
  await called(person.accountNo, `用户${person.phone.slice(-4)}`);
  const unnamed = await anOrder(person);
  expect(unnamed.head.contactName).toBe('');
  await certify(person, person.accountNo, '王经理');
  expect((await unnamed.call(getQuotation, { params: { id: unnamed.id } })).head.contactName).toBe('王经理');
  expect((await unnamed.call(getDesignOrder, { params: { id: unnamed.id } })).contactName).toBe('王经理');
});

it('not the contact that somebody else of the house handed in', async () => {
  const person = await anInstaller(portal.database);
  await called(person.accountNo, '用户6620');
  await certify(person, (await anInstaller(portal.database)).accountNo, '王经理');
  expect((await anOrder(person)).head.contactName).toBe('');
});

it('a quotation that was saved under the made-up name hands it on to no other', async () => {
  const person = await anInstaller(portal.database);
  await called(person.accountNo, '用户6620');
  await certify(person, person.accountNo, '王经理');
  const first = await anOrder(person);
  await first.call(saveQuotation, { body: { id: first.id, head: { ...first.head, customerName: '甲', contactName: '用户6620' }, seen: first.head } });
  expect((await anOrder(person)).head.contactName).toBe('王经理');
});
