/** Records that a job cannot move hold up none of those after them, however many they are, and are named in the log (RELY-33). */
import { applyAfterSale } from '@portal/contract/after-sale';
import { confirmShopOrder, getOrder, placeOrder } from '@portal/contract/order';
import { abandonShopSeckill, buySeckill } from '@portal/contract/seckill';
import { inviteStaff, listStaff } from '@portal/contract/staff';
import { saveCreditTerms } from '@portal/contract/trade-credit';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { aPerson, type TestPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aShopSale } from '@portal/server/testkit/seckill';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listOffers, putOffers } from './modules/price/index.ts';
import { JOB_PAGE } from './platform/jobs/each-by-itself.ts';

const DAY_MS = 24 * 3_600_000;
let portal: TestPortal;
let dealer: TestPerson;
let buyer: TestBuyer;
let serial = 0;
const key = () => `clock-${++serial}`;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
  buyer = await aBuyerOf(portal, dealer);
  await (
    await portal.as(dealer.accountNo)
  )(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 99_999, termDays: 30 } });
});
afterAll(() => portal.close());

const rows = async (text: string, ...values: unknown[]) => (await portal.database.pool.query<Record<string, unknown>>(text, values)).rows;
const inMinutes = (minutes: number) => new Date(portal.clock.now() + minutes * 60_000);

/** Copies of a row that are all met before it: as many as a job reads at once. `own`: another column that no two share, by a number. */
async function crowd(table: string, column: string, value: string, own = column): Promise<void> {
  const copy = `jsonb_populate_record(t, jsonb_build_object('${own}', n, '${column}', '0000' || n || '-' || t.${column}))`;
  await rows(`insert into ${table} select (${copy}).* from ${table} t, generate_series(1, ${JOB_PAGE}) n where t.${column} = $1`, value);
}

/** From now on the database refuses every change of this one row, and of its copies. */
async function spoil(table: string, column: string, value: string): Promise<void> {
  const name = `spoilt_${++serial}`;
  await rows(`create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'spoilt'; end $$`);
  await rows(`create trigger ${name} before update or delete on ${table} for each row when (old.${column} like '%${value}') execute function ${name}()`);
}

/** Runs the job over a page of rows that cannot be moved and one that can: each of the former is named. */
async function runBehindCrowd(job: string, bad: string, saidOf: (value: string) => object): Promise<void> {
  const said = await run(job);
  const copies = Array.from({ length: JOB_PAGE }, (_none, at) => `0000${at + 1}-${bad}`);
  expect(new Set(said.map((one) => JSON.stringify(one)))).toEqual(new Set([...copies, bad].map((value) => JSON.stringify(saidOf(value)))));
}

/** Runs the job; gives what it said of failures. */
async function run(job: string): Promise<unknown[]> {
  const error = vi.spyOn(portal.deps.log, 'error');
  await portal.runJob(job);
  const said = (error.mock.calls as unknown[][]).map(([what, text]) => ({ ...(what as object), err: undefined, text }));
  error.mockRestore();
  return said;
}

/** The dealer has ten. */
async function aModel(): Promise<string> {
  const { skuNo } = await aSku(portal.database, { price: 100 });
  const offers = [{ skuNo, price: 100, stockTotal: 10, leadDays: 1 }];
  await portal.database.transaction((db) => putOffers(db, dealer.merchantNo, offers, { now: portal.clock.now(), by: null }));
  return skuNo;
}

async function ordered(payWay: 'online' | 'credit' = 'online'): Promise<{ shopOrderNo: string; skuNo: string }> {
  const skuNo = await aModel();
  const body = { productList: [{ skuNo, quantity: 2 }], addressId: buyer.addressId, amount: 200, payWay };
  return { ...(await buyer.call(placeOrder, { body, idempotencyKey: key() })), skuNo };
}

/** The first of two is met first. */
const stateOf = async (table: string, column: string, [bad, good]: readonly [string, string]) =>
  [await rows(`select state from ${table} where ${column} = $1`, bad), await rows(`select state from ${table} where ${column} = $1`, good)].map(
    ([row]) => row?.['state'],
  );

describe('what cannot be moved by the clock', () => {
  it('is an overdue order of a flash sale without its purchase: the one after it is closed and its pieces are back', async () => {
    const [bad, good] = [await ordered(), await ordered()];
    await rows(`update shop_order set order_type = 'seckill', gmt_deadline = $2 where shop_order_no = $1`, bad.shopOrderNo, inMinutes(-2));
    await rows('update shop_order set gmt_deadline = $2 where shop_order_no = $1', good.shopOrderNo, inMinutes(-1));
    await crowd('shop_order', 'shop_order_no', bad.shopOrderNo);
    await runBehindCrowd('end-overdue-orders', bad.shopOrderNo, (shopOrderNo) => ({ shopOrderNo, text: 'an overdue order could not be ended' }));
    expect(await stateOf('shop_order', 'shop_order_no', [bad.shopOrderNo, good.shopOrderNo])).toEqual(['pendingPayment', 'closed']);
    expect(await listOffers(portal.database.db, dealer.merchantNo, [good.skuNo])).toMatchObject([{ stockTotal: 10 }]);
    await rows('update shop_order set gmt_deadline = null where shop_order_no like $1', `%${bad.shopOrderNo}`);
  });

  it('is an overdue request after a sale: the one after it is decided', async () => {
    const asked = async (minutes: number) => {
      const { shopOrderNo } = await ordered('credit');
      await (
        await portal.as(dealer.accountNo)
      )(confirmShopOrder, { body: { shopOrderNo } });
      const { id = '' } = (await buyer.call(getOrder, { params: { shopOrderNo } })).lines[0] ?? {};
      const body = { shopOrderNo, way: 'refund' as const, isUnsent: true, lines: [{ id, quantity: 1 }], reason: 'quality' as const };
      const { afterSaleNo } = await buyer.call(applyAfterSale, { body, idempotencyKey: key() });
      await rows('update after_sale set gmt_deadline = $2 where after_sale_no = $1', afterSaleNo, inMinutes(minutes));
      return afterSaleNo;
    };
    const [bad, good] = [await asked(-2), await asked(-1)];
    await crowd('after_sale', 'after_sale_no', bad);
    await spoil('after_sale', 'after_sale_no', bad);
    await runBehindCrowd('end-overdue-after-sales', bad, (afterSaleNo) => ({ afterSaleNo, text: 'an overdue request could not be ended' }));
    expect(await stateOf('after_sale', 'after_sale_no', [bad, good])).toEqual(['applied', 'completed']);
  });

  it('is an order of a flash sale that is called off, and the pieces of one session: the others go back', async () => {
    const won = async () => {
      const skuNo = await aModel();
      const sale = await aShopSale(portal, dealer, { items: [{ code: skuNo, price: 60 }], stock: { [skuNo]: 3 } });
      const params = { itemNo: sale.itemNos[0] ?? '', attemptNo: key() };
      const placed = await buyer.call(buySeckill, { params, body: { quantity: 1, addressId: buyer.addressId, amount: 60 } });
      const body = { activityNo: sale.activityNo, reason: '价格有误' };
      await (
        await portal.as(dealer.accountNo)
      )(abandonShopSeckill, { body });
      return { ...sale, shopOrderNo: placed.shopOrderNo };
    };
    const [bad, good] = [await won(), await won()];
    await spoil('shop_order', 'shop_order_no', bad.shopOrderNo);
    await spoil('seckill_stock', 'session_no', bad.sessionNo);
    expect(await run('end-over-seckills')).toEqual([
      { shopOrderNo: bad.shopOrderNo, text: 'an order of a flash sale could not be called off' },
      { sessionNo: bad.sessionNo, text: 'pieces of a flash sale could not go back' },
    ]);
    expect(await stateOf('shop_order', 'shop_order_no', [bad.shopOrderNo, good.shopOrderNo])).toEqual(['pendingPayment', 'closed']);
    expect(await rows('select free_count as free, returned_count as back from seckill_stock where session_no = $1', good.sessionNo)).toEqual([
      { free: 0, back: 3 },
    ]);
  });

  it('is a share that is due: the next dealer has its own', async () => {
    const [bad, good] = [(await ordered('credit')).shopOrderNo, (await ordered('credit')).shopOrderNo];
    for (const [rowNo, minutes] of [
      [bad, -2],
      [good, -1],
    ] as const)
      await rows(
        `insert into share_row (row_no, shop_order_no, shop_no, kind, state, fee_rate, paid, refunded, fee, share, gmt_create, gmt_due)
         values ($1, $1, $2, 'order', 'waiting', 60, 100, 0, 0.6, 99.4, $3, $3)`,
        rowNo,
        dealer.merchantNo,
        inMinutes(minutes),
      );
    await crowd('share_row', 'row_no', bad);
    await spoil('share_row', 'row_no', bad);
    await runBehindCrowd('share-out', bad, (rowNo) => ({ rowNo, text: 'a share could not be shared out' }));
    expect(await stateOf('share_row', 'row_no', [bad, good])).toEqual(['waiting', 'shared']);
  });

  it('is an invitation: those of other enterprises end', async () => {
    const invited = async () => {
      const owner = await portal.as((await aDealer(portal)).accountNo);
      const { phone } = await aPerson(portal.database);
      await owner(inviteStaff, { body: { phone, staffRole: 'staff' }, idempotencyKey: key() });
      return (await owner(listStaff)).invitations[0]?.invitationId ?? '';
    };
    const [bad, good] = [await invited(), await invited()];
    await rows('update staff_invitation set gmt_expire = $2 where invitation_id = $1', bad, inMinutes(-2));
    await rows('update staff_invitation set gmt_expire = $2 where invitation_id = $1', good, inMinutes(-1));
    await crowd('staff_invitation', 'invitation_id', bad, 'phone');
    await spoil('staff_invitation', 'invitation_id', bad);
    await runBehindCrowd('expire-staff-invitations', bad, (invitationId) => ({ invitationId, text: 'an invitation could not be ended' }));
    expect(await stateOf('staff_invitation', 'invitation_id', [bad, good])).toEqual(['pending', 'expired']);
  });

  it('is a copy whose bytes cannot be removed, or an account: other people’s go', async () => {
    const people = [await aPerson(portal.database), await aPerson(portal.database)] as const;
    const [bad, good] = people.map(({ accountNo }) => accountNo) as [string, string];
    for (const accountNo of [bad, good])
      await rows(
        `insert into account_export (export_id, account_no, status, gmt_create, gmt_expire) values ($1, $2, 0, $3, $3)`,
        `copy-${accountNo}`,
        accountNo,
        new Date(portal.clock.now() - DAY_MS),
      );
    const { remove } = portal.deps.files;
    const removing = vi.spyOn(portal.deps.files, 'remove').mockImplementation(async (name) => {
      if (name === `copy-${bad}`) throw new Error('the store is away');
      await remove(name);
    });
    expect(await run('drop-account-exports')).toEqual([{ exportId: `copy-${bad}`, text: 'a copy that is over could not be removed' }]);
    removing.mockRestore();
    expect(await rows(`select export_id from account_export where account_no = any($1)`, [bad, good])).toEqual([{ export_id: `copy-${bad}` }]);

    await rows('update account set gmt_close = $2 where account_no = any($1)', [bad, good], inMinutes(-1));
    await crowd('account', 'account_no', bad, 'phone');
    await spoil('account', 'account_no', bad);
    await runBehindCrowd('close-accounts', bad, (accountNo) => ({ accountNo, text: 'an account could not be closed' }));
    expect(await rows(`select account_no from account where account_no = any($1) and phone like 'closed-%'`, [bad, good])).toEqual([{ account_no: good }]);
  });
});
