import type { Call } from '@portal/client';
import {
  adjustedBelowZero,
  adjustmentDecided,
  cancelDeskExchange,
  cancelExchange,
  checkCreditsStock,
  creditsCopy,
  creditsPriceChanged,
  creditsShort,
  decideAdjustment,
  exchangedEnough,
  exchangeMoved,
  getCreditsAccount,
  getCreditsGoods,
  goodsSoldOut,
  listAdjustments,
  listCreditsGoods,
  listCreditsRecords,
  listDeskExchanges,
  listExchanges,
  ownAdjustment,
  proposeAdjustment,
  purchaseCreditsGoods,
  rankCreditsGoods,
  receiveExchange,
  readExchangeContact,
  sendExchange,
} from '@portal/contract/credits';
import { listMessages } from '@portal/contract/message';
import { UserType } from '@portal/engines/access';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { insertPlaces } from '@portal/server/testkit/papers';
import { aPersonOf, type TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal } from '@portal/server/testkit/portal';
import { anAddressOf, type TestBuyer } from '@portal/server/testkit/trade';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { ownerOf } from '../../platform/http/context.ts';
import { creditsFollowOwner, creditsRecords, creditsStayWithEnterprise, insertGoods, postMovement } from './index.ts';

let at: TestConsole;
let serial = 0;
const key = () => `credits-${++serial}`;
beforeAll(async () => {
  at = await openTestConsole(await openTestPortal({ unlimited: true }));
  await insertPlaces(at.portal);
});
afterAll(() => at.portal.close());

/** Holders whose stored balance is not what their entries come to, and what all entries come to: none, and 0. */
async function imbalance() {
  const { rows } = await at.portal.database.pool.query<{ holders: number; sum: string }>(`select
    (select count(*)::int from credits_holder h where h.balance <> (select coalesce(sum(points), 0) from credits_entry e where e.holder_no = h.holder_no)) as holders,
    (select coalesce(sum(points), 0) from credits_entry) as sum`);
  return { holders: rows[0]?.holders, sum: Number(rows[0]?.sum) };
}
const WHOLE = { holders: 0, sum: 0 };
const ctx = (db: Db = at.portal.database.db) => ({ db, now: at.portal.clock.now(), newId: () => `id-${key()}`, signal: () => {} });
const give = (person: TestPerson, points: number) =>
  at.portal.database.transaction((db) => postMovement(ctx(db), 'adjust', { owner: ownerOf(person), points, sourceNo: key(), words: '测试' }));

type HolderType = Parameters<typeof aPersonOf>[1];

async function aHolder(points: number, userType: HolderType = UserType.SecondLevel): Promise<TestBuyer> {
  const person = await aPersonOf(at.portal.database, userType);
  const owner = userType === UserType.Person || userType === UserType.SalesStaff ? { ...person, merchantNo: '' } : person;
  const call = await at.portal.as(person.accountNo);
  const addressId = await anAddressOf({ call, accountNo: person.accountNo });
  if (points > 0) await give(owner, points);
  return { ...owner, call, addressId };
}
async function someGoods(fields: { points?: number; stockTotal?: number; limitEach?: number | null; isOffered?: boolean } = {}): Promise<string> {
  const spuNo = `JF-${++serial}`;
  await insertGoods(at.portal.database.db, [
    { spuNo, title: `礼品 ${spuNo}`, picture: '/pictures/dome.svg', unit: '台', points: 10, stockTotal: 5, limitEach: null, words: ['一段'], ...fields },
  ]);
  return spuNo;
}
const buy = ({ call, addressId }: Pick<TestBuyer, 'call' | 'addressId'>, spuNo: string, quantity: number, points: number) =>
  call(purchaseCreditsGoods, { body: { spuNo, quantity, addressId, points }, idempotencyKey: key() });
const balanceOf = async (call: Call) => (await call(getCreditsAccount)).balance;

describe('credits of whoever acts (CREDITS-1)', () => {
  it.each(Object.entries(UserType).filter(([, type]) => type !== UserType.Tourist))('%s has a balance and its history', async (_name, userType) => {
    const { call } = await aHolder(30, userType as HolderType);
    expect(await call(getCreditsAccount)).toEqual({ balance: 30, earned: 0, adjusted: 30, movedOn: 0, spent: 0, yuanAPoint: 10 });
    expect((await call(listCreditsRecords)).data).toMatchObject([{ kind: 'adjust', points: 30, balanceAfter: 30, words: '测试' }]);
    expect(await call(listExchanges)).toEqual({ data: [], count: 0 });
  });

  it('are 0 before there are any, and nobody’s without a session', async () => {
    const { call } = await aHolder(0);
    expect(await balanceOf(call)).toBe(0);
    expect((await call(listCreditsRecords)).count).toBe(0);
    expect(await failureOf((await at.portal.as())(getCreditsAccount))).toMatchObject({ status: 401 });
  });
});

describe('goods for credits (CREDITS-4, CREDITS-5)', () => {
  it('are listed, those one can pay alone where that is asked; what is not given is none', async () => {
    const [cheap, dear, gone] = [await someGoods({ points: 5 }), await someGoods({ points: 5000 }), await someGoods({ isOffered: false })];
    const soldOut = await someGoods({ points: 5, stockTotal: 0 });
    const { call } = await aHolder(10);
    const all = (await call(listCreditsGoods, { query: { size: 50 } })).data.map(({ spuNo }) => spuNo);
    expect(all).toEqual(expect.arrayContaining([cheap, dear, soldOut]));
    expect(all).not.toContain(gone);
    expect(all.at(-1)).toBe(soldOut);
    const own = (await call(listCreditsGoods, { query: { affordable: '1', size: 50 } })).data.map(({ spuNo }) => spuNo);
    expect(own).toContain(cheap);
    for (const not of [dear, gone, soldOut]) expect(own).not.toContain(not);
    expect(await failureOf(call(getCreditsGoods, { query: { spuNo: gone } }))).toMatchObject({ status: 404, msg: '该商品已下架或不存在' });
    expect(await call(checkCreditsStock, { query: { spuNo: cheap, quantity: 6 } })).toEqual({ isEnough: false, stockTotal: 5 });
    expect(await call(checkCreditsStock, { query: { spuNo: cheap, quantity: 5 } })).toEqual({ isEnough: true, stockTotal: 5 });
  });

  it('cost points and pieces, once for one key; cancelled they come back once', async () => {
    const buyer = await aHolder(100);
    const spuNo = await someGoods({ points: 30, stockTotal: 3, limitEach: 3 });
    const request = { body: { spuNo, quantity: 2, addressId: buyer.addressId, points: 60 }, idempotencyKey: key() };
    const placed = await Promise.all([1, 2, 3].map(() => buyer.call(purchaseCreditsGoods, request)));
    const [{ exchangeNo = '' } = {}] = placed;
    expect(new Set(placed.map((one) => one.exchangeNo)).size).toBe(1);
    expect(exchangeNo).toMatch(/^DH\d{16}$/);
    expect(placed[0]).toMatchObject({ state: 'placed', points: 60, quantity: 2, address: { contactName: '王工' } });
    expect(await buyer.call(getCreditsAccount)).toMatchObject({ balance: 40, spent: 60 });
    expect(await buyer.call(getCreditsGoods, { query: { spuNo } })).toMatchObject({ stockTotal: 1, had: 2 });
    expect((await buyer.call(rankCreditsGoods)).map((one) => one.spuNo)).toContain(spuNo);
    const other = await aHolder(0);
    const cancelling = { body: { exchangeNo, reason: '地址填错了' } };
    for (const endpoint of [cancelExchange, receiveExchange])
      expect(await failureOf(other.call(endpoint, endpoint === cancelExchange ? cancelling : ({ body: { exchangeNo } } as never)))).toMatchObject({
        status: 404,
      });
    await Promise.all([1, 2, 3].map(() => buyer.call(cancelExchange, cancelling)));
    expect(await buyer.call(getCreditsAccount)).toMatchObject({ balance: 100, spent: 0 });
    expect(await buyer.call(getCreditsGoods, { query: { spuNo } })).toMatchObject({ stockTotal: 3, had: 0 });
    expect(await failureOf(buyer.call(receiveExchange, { body: { exchangeNo } }))).toMatchObject({ code: exchangeMoved.code });
    expect((await buyer.call(listCreditsRecords)).data.map(({ kind, points, balanceAfter }) => [kind, points, balanceAfter])).toEqual([
      ['giveBack', 60, 100],
      ['spend', -60, 40],
      ['adjust', 100, 100],
    ]);
  });

  it('are refused in words: too few points or pieces, more than one may have, another price, nonsense, an address of another', async () => {
    const [buyer, other] = [await aHolder(100), await aHolder(0)];
    const spuNo = await someGoods({ points: 30, stockTotal: 2, limitEach: 3 });
    const dear = await someGoods({ points: 101 });
    expect(await failureOf(buy(buyer, dear, 1, 101))).toMatchObject({ code: creditsShort.code, data: { balance: 100 } });
    expect(await failureOf(buy(buyer, spuNo, 3, 90))).toMatchObject({ code: goodsSoldOut.code, data: { left: 2 } });
    expect(await failureOf(buy(buyer, spuNo, 4, 120))).toMatchObject({ code: exchangedEnough.code });
    expect(await failureOf(buy(buyer, spuNo, 1, 29))).toMatchObject({ code: creditsPriceChanged.code });
    expect(await failureOf(buy({ ...buyer, addressId: other.addressId }, spuNo, 1, 30))).toMatchObject({
      status: 400,
      msg: '收货地址不存在，请重新选择',
      fields: { addressId: '收货地址不存在，请重新选择' },
    });
    for (const quantity of [0, -1, 1.5, 1_000_000_000, '１', null])
      expect(await failureOf(buy(buyer, spuNo, quantity as number, 30))).toMatchObject({ status: 400, fields: { quantity: '数量应为 1 到 99 的整数' } });
    expect(await failureOf(buy(buyer, 'NONE', 1, 30))).toMatchObject({ status: 404 });
    expect(await buyer.call(getCreditsAccount)).toMatchObject({ balance: 100, spent: 0 });
    expect((await buyer.call(getCreditsGoods, { query: { spuNo } })).stockTotal).toBe(2);
  });

  it('of 200 purchases at once with points for 50 exactly 50 succeed', async () => {
    const buyer = await aHolder(500);
    const spuNo = await someGoods({ points: 10, stockTotal: 1000 });
    // past the door's own limit of calls: the book must hold by itself
    const spend = (each: number) =>
      at.portal.database.transaction((db) =>
        postMovement(ctx(db), 'spend', { owner: ownerOf(buyer), points: -10, sourceNo: `rush ${spuNo} ${each}`, words: '抢' }),
      );
    const outcomes = await Promise.all(Array.from({ length: 200 }, (_, each) => spend(each)));
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(50);
    expect(await balanceOf(buyer.call)).toBe(0);
  });

  it('the last pieces are given once, however many come', async () => {
    const spuNo = await someGoods({ points: 10, stockTotal: 3 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => aHolder(10)));
    const outcomes = await Promise.allSettled(buyers.map((buyer) => buy(buyer, spuNo, 1, 10)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const left = await Promise.all(buyers.map(({ call }) => balanceOf(call)));
    expect(left.filter((balance) => balance === 0)).toHaveLength(3);
  });
});

describe('the book (CREDITS-2)', () => {
  it('takes no movement that does not sum up to nothing, and changes no row', async () => {
    const person = await aHolder(10);
    const { pool } = at.portal.database;
    const posted = `lone-${key()}`;
    await expect(
      at.portal.database.transaction(async (db) => {
        await db.execute(`insert into credits_posting (posting_no, kind, source_no, words, gmt_create) values ('${posted}', 'earn', '${posted}', '', now())`);
        await db.execute(`insert into credits_entry (posting_no, holder_no, points, gmt_create) values ('${posted}', '@issued', 5, now())`);
      }),
    ).rejects.toThrow(/sum up to nothing|Failed query/);
    for (const statement of ['update credits_entry set points = 1', 'delete from credits_entry', 'delete from credits_posting'])
      await expect(pool.query(statement)).rejects.toThrow(/only grows/);
    const below = (kind: string) =>
      at.portal.database.transaction(async (db) => {
        const postingNo = `below-${key()}`;
        await db.execute(
          `insert into credits_posting (posting_no, kind, source_no, words, gmt_create) values ('${postingNo}', '${kind}', '${postingNo}', '', now())`,
        );
        await db.execute(`insert into credits_entry (posting_no, holder_no, points, balance_after, gmt_create)
          values ('${postingNo}', 'nobody', -5, -5, now()), ('${postingNo}', '@issued', 5, null, now())`);
        throw new Error('it is taken');
      });
    for (const kind of ['spend', 'adjust', 'lapse']) await expect(below(kind)).rejects.toThrow(/Failed query/);
    await expect(below('takeBack')).rejects.toThrow('it is taken');
    expect(await balanceOf(person.call)).toBe(10);
  });

  it('is what its entries come to, whatever is done in whatever order', async () => {
    const [one, other] = [await aHolder(0), await aHolder(0)];
    const move = fc.record({ isOne: fc.boolean(), kind: fc.constantFrom('earn', 'adjust', 'spend', 'giveBack'), points: fc.integer({ min: 1, max: 60 }) });
    const model = new Map([
      [one.accountNo, 0],
      [other.accountNo, 0],
    ]);
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
        for (const { isOne, kind, points } of moves) {
          const who = isOne ? one : other;
          const signed = kind === 'spend' ? -points : points;
          const { kind: outcome } = await at.portal.database.transaction((db) =>
            postMovement(ctx(db), kind as 'earn', { owner: ownerOf(who), points: signed, sourceNo: key(), words: '' }),
          );
          const before = model.get(who.accountNo) ?? 0;
          expect(outcome).toBe(before + signed < 0 ? 'short' : 'done');
          if (outcome === 'done') model.set(who.accountNo, before + signed);
        }
        expect(await imbalance()).toEqual(WHOLE);
        for (const who of [one, other]) expect(await balanceOf(who.call)).toBe(model.get(who.accountNo));
      }),
      { numRuns: 15 },
    );
  });

  it('follows whoever becomes an enterprise, stays with it, and lapses with the account (CREDITS-10)', async () => {
    const { db } = at.portal.database;
    const person = await aHolder(70, UserType.Person);
    const company = await aHolder(0);
    const moved = { accountNo: person.accountNo, merchantNo: company.merchantNo };
    await creditsFollowOwner(ctx() as never, { outcome: 'approved', isFirst: true, ...moved } as never);
    expect(await balanceOf(person.call)).toBe(0);
    // by the clock that is handed in, which may stand elsewhere than the machine's
    const now = Date.UTC(2031, 0, 2);
    await creditsStayWithEnterprise(db, { ...moved, ownerNo: company.accountNo, now });
    expect(await balanceOf(company.call)).toBe(70);
    expect(JSON.stringify(await creditsRecords.read(db, company.accountNo))).toContain('身份变更');
    expect(JSON.stringify(await creditsRecords.read(db, company.accountNo))).toContain('2031-01-02');
    await at.portal.database.transaction((inside) => creditsRecords.forget(inside, company.accountNo, now));
    expect(await balanceOf(company.call)).toBe(0);
  });
});

describe('the desk (CREDITS-6, CREDITS-8, CREDITS-9)', () => {
  const aDesk = async () => at.as(await at.anOperator('serviceDesk', {}));

  it('sends and cancels exchanges; the buyer is told and receives', async () => {
    const [buyer, desk] = [await aHolder(100), await aDesk()];
    const spuNo = await someGoods({ points: 20 });
    const [sent, given] = [await buy(buyer, spuNo, 1, 20), await buy(buyer, spuNo, 2, 40)];
    const waiting = (await desk(listDeskExchanges, { query: { state: 'placed', size: 50 } })).data.map(({ exchangeNo }) => exchangeNo);
    expect(waiting.indexOf(sent.exchangeNo)).toBeLessThan(waiting.indexOf(given.exchangeNo));
    // the number is masked until it is asked for, which stands in the log
    const listed = (await desk(listDeskExchanges, { query: { size: 50 } })).data.find(({ exchangeNo }) => exchangeNo === sent.exchangeNo);
    expect(listed?.address.contactPhone).toBe('139****0000');
    expect(await desk(readExchangeContact, { body: { exchangeNo: sent.exchangeNo } })).toEqual({ phone: '13900000000' });
    const { rows } = await at.portal.database.pool.query(`select 1 from operator_log where act = 'readExchangeContact' and target = $1`, [sent.exchangeNo]);
    expect(rows.length).toBe(1);
    const parcel = { body: { exchangeNo: sent.exchangeNo, carrier: '顺丰速运', trackingNo: 'SF100' } };
    expect((await Promise.all([desk(sendExchange, parcel), desk(sendExchange, parcel)])).map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(await failureOf(buyer.call(cancelExchange, { body: { exchangeNo: sent.exchangeNo, reason: '不要了' } }))).toMatchObject({
      code: exchangeMoved.code,
    });
    expect((await buyer.call(receiveExchange, { body: { exchangeNo: sent.exchangeNo } })).state).toBe('received');
    await desk(cancelDeskExchange, { body: { exchangeNo: given.exchangeNo, reason: '暂时缺货' } });
    expect(await balanceOf(buyer.call)).toBe(80);
    const told = (await buyer.call(listMessages)).data.map(({ title }) => title);
    expect(told).toEqual(expect.arrayContaining(['积分兑换商品已发货', '积分兑换已取消，积分已退回']));
    expect((await buyer.call(listExchanges)).data.map(({ exchangeNo }) => exchangeNo)).toEqual([given.exchangeNo, sent.exchangeNo]);
  });

  it('adjusts by two: whoever proposes does not decide, nothing falls below 0, a decision stands', async () => {
    const buyer = await aHolder(50);
    const { rows } = await at.portal.database.pool.query<{ phone: string }>('select phone from account where account_no = $1', [buyer.accountNo]);
    const phone = rows[0]?.phone ?? '';
    const [proposer, decider, third] = [await aDesk(), await aDesk(), await aDesk()];
    const propose = (points: number, more: object = {}) =>
      proposer(proposeAdjustment, { body: { phone, merchantNo: buyer.merchantNo, points, reason: '活动补发', ...more }, idempotencyKey: key() });
    const up = await propose(25);
    expect(up).toMatchObject({ state: 'proposed', points: 25, deciderName: '' });
    expect(await balanceOf(buyer.call)).toBe(50);
    const approve = { body: { adjustmentNo: up.adjustmentNo, isApproved: true } };
    expect(await failureOf(proposer(decideAdjustment, approve))).toMatchObject({ code: ownAdjustment.code });
    const outcomes = await Promise.allSettled([decider(decideAdjustment, approve), decider(decideAdjustment, approve), third(decideAdjustment, approve)]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await balanceOf(buyer.call)).toBe(75);
    expect(await failureOf((await aDesk())(decideAdjustment, { body: { ...approve.body, isApproved: false } }))).toMatchObject({
      code: adjustmentDecided.code,
    });
    // asked for is what is there, less what is asked for already (CREDITS-14)
    const words = (had: number, asked: number) => ({ code: adjustedBelowZero.code, fields: { points: creditsCopy.takenTooMany({ balance: had, asked }) } });
    expect(await failureOf(propose(-76))).toMatchObject(words(75, 0));
    const down = await propose(-70);
    expect(await failureOf(propose(-6))).toMatchObject(words(75, 70));
    await at.portal.database.transaction((db) =>
      postMovement({ db, now: at.portal.clock.now(), newId: key }, 'adjust', { owner: ownerOf(buyer), points: -10, sourceNo: key(), words: '测试' }),
    );
    expect(await failureOf(decider(decideAdjustment, { body: { adjustmentNo: down.adjustmentNo, isApproved: true } }))).toMatchObject({
      code: adjustedBelowZero.code,
    });
    expect((await decider(decideAdjustment, { body: { adjustmentNo: down.adjustmentNo, isApproved: false } })).state).toBe('refused');
    expect(await balanceOf(buyer.call)).toBe(65);
    expect((await propose(-65)).state).toBe('proposed');
    for (const points of [0, 1.5, 1_000_000_000]) expect(await failureOf(propose(points))).toMatchObject({ status: 400 });
    expect(await failureOf(propose(1, { merchantNo: 'M404' }))).toMatchObject({ fields: { phone: '没有这个手机号的账号，或该账号没有这个身份' } });
    expect(await failureOf(propose(1, { phone: '１3800000000' }))).toMatchObject({ status: 400 });
    expect((await decider(listAdjustments)).data.map(({ state }) => state)).toEqual(expect.arrayContaining(['approved', 'refused']));
    // the database holds it, too
    await expect(
      at.portal.database.pool.query('update credits_adjustment set decider_no = proposer_no where adjustment_no = $1', [up.adjustmentNo]),
    ).rejects.toThrow(/check constraint/);
    expect((await buyer.call(listMessages)).data.map(({ title }) => title)).toContain('平台为您增加了积分');
  });
});

it('after all of this the book is whole (CREDITS-2)', async () => expect(await imbalance()).toEqual(WHOLE));
