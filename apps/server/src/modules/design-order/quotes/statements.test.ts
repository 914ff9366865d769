import { addSelection, generateOrder } from '@portal/contract/design-order';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSku } from '../../../../testkit/goods.ts';
import { anInstaller } from '../../../../testkit/people.ts';
import { openTestPortal, type TestPortal } from '../../../../testkit/portal.ts';
import { statementsOf } from '../../../../testkit/statements.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

it('an order is made in eight statements and two that keep the answer, however many lines it has; none asks for engineering roles', async () => {
  const { accountNo } = await anInstaller(portal.database);
  const call = await portal.as(accountNo);
  const skus = await Promise.all([aSku(portal.database), aSku(portal.database), aSku(portal.database)]);
  await call(addSelection, { body: { productList: skus.map(({ skuNo }) => ({ skuNo, quantity: 2 })) }, idempotencyKey: 'fill' });
  const sent = await statementsOf(portal.database, () => call(generateOrder, { body: { name: '王府小区', isWhole: true }, idempotencyKey: 'make' }));
  const within = sent.slice(sent.indexOf('begin') + 1, sent.lastIndexOf('commit'));
  expect(within.map((statement) => /^(with \w+ as \( ?)?(insert into|update|delete from|select)\W+(\w+)?/i.exec(statement)?.slice(2).join(' '))).toEqual([
    'insert into idempotency_key',
    'insert into selection_list',
    'delete from selection_line',
    // whose prices these are
    'select select',
    'select k',
    'insert into design_order',
    'insert into spu_use',
    'insert into list_check',
    'select account_no',
    'update idempotency_key',
  ]);
  expect(within.join(' ')).not.toContain('jsonb_build_object');
});
