import type { Call } from '@portal/client';
import {
  commentPictureUrl,
  countWaitingComments,
  decideComment,
  deskCommentPictureUrl,
  getCommentSummary,
  likeComment,
  ownComment,
  listComments,
  listDeskComments,
  listOrderComments,
  replyComment,
  saveComment,
} from '@portal/contract/comment';
import { listMessages } from '@portal/contract/message';
import { listOperatorLog } from '@portal/contract/operator';
import { confirmReceipt, confirmShopOrder, getOrder, placeOrder, shipShopOrder } from '@portal/contract/order';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { keepPicture } from '@portal/server/testkit/files';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findShopOrderByNo } from '../order/index.ts';
import { takeStep } from '../order/take-step.ts';
import { putOffers } from '../price/index.ts';
import { deleteCommentsOfAccount, listCommentsOfAccount } from './store.ts';

let at: TestConsole;
let dealer: TestPerson;
let dealing: Call;
let desk: Call;
let serial = 0;
const key = () => `comment-${++serial}`;

beforeAll(async () => {
  at = await openTestConsole();
  await insertPlaces(at.portal);
  dealer = await aDealer(at.portal);
  dealing = await at.portal.as(dealer.accountNo);
  desk = await at.as(await at.anOperator('serviceDesk', { name: '何客服' }));
});
afterAll(() => at.portal.close());

const PARCEL = { carrier: '顺丰速运', trackingNo: 'SF1234567' };

/** Of a buyer: paid, sent; and received, unless said otherwise. */
async function bought(by: TestBuyer, { isReceived = true, spuNo }: { isReceived?: boolean; spuNo?: string } = {}) {
  const { database, clock } = at.portal;
  const sku = await aSku(database, { price: 100, ...(spuNo === undefined ? {} : { spuNo }) });
  await database.transaction((db) =>
    putOffers(db, dealer.merchantNo, [{ skuNo: sku.skuNo, price: 100, stockTotal: 9, leadDays: 1 }], { now: clock.now(), by: null }),
  );
  const { shopOrderNo } = await by.call(placeOrder, {
    body: { productList: [{ skuNo: sku.skuNo, quantity: 1 }], addressId: by.addressId, amount: 100 },
    idempotencyKey: key(),
  });
  const needs = { onOrderMoved: [], onWithdrawn: [], onGivenBack: [] };
  await database.transaction(async (db) => {
    const row = await findShopOrderByNo(db, shopOrderNo);
    const ctx = { db, now: clock.now(), newId: () => `id-${key()}`, signal: () => {} };
    if (row) await takeStep(ctx, needs, row, { act: 'pay', who: 'payment', actorNo: '' });
  });
  await dealing(confirmShopOrder, { body: { shopOrderNo } });
  await dealing(shipShopOrder, { body: { shopOrderNo, ...PARCEL, trackingNo: shopOrderNo }, idempotencyKey: key() });
  if (isReceived) await by.call(confirmReceipt, { body: { shopOrderNo } });
  const order = await by.call(getOrder, { params: { shopOrderNo } });
  return { shopOrderNo, lineId: order.lines[0]?.id ?? '', spuNo: order.lines[0]?.spuNo ?? '' };
}
type Bought = Awaited<ReturnType<typeof bought>>;
const save = (by: TestBuyer, { shopOrderNo, lineId }: Bought, more: object = {}) =>
  by.call(saveComment, { body: { shopOrderNo, lineId, stars: 5, content: '夜视清楚，安装方便', ...more }, idempotencyKey: key() });
const read = async (spuNo: string, call?: Call) => (call ?? (await at.portal.as()))(listComments, { query: { spuNo } });
const decide = (body: object) => {
  // after what was told before
  at.portal.clock.forward(1000);
  return desk(decideComment, { body: { edition: 1, ...body } as never });
};

describe('what buyers say of what they received (COMMENT-1 to 5)', () => {
  it('waits for the desk, and is then everybody’s to read, by its first letter alone', async () => {
    const buyer = await aBuyerOf(at.portal, dealer);
    const order = await bought(buyer);
    const before = await desk(countWaitingComments);
    const saved = await save(buyer, order, { stars: 4 });
    expect(saved).toMatchObject({ state: 'waiting', stars: 4, reason: '', reply: '' });
    expect(await desk(countWaitingComments)).toEqual({ total: before.total + 1 });
    expect((await read(order.spuNo)).count).toBe(0);
    expect(await buyer.call(listOrderComments, { params: { shopOrderNo: order.shopOrderNo } })).toEqual([saved]);
    expect(await decide({ act: 'show', id: saved.id })).toMatchObject({ state: 'shown', operatorName: '何客服', edition: 2 });
    const { data, count } = await read(order.spuNo);
    expect(count).toBe(1);
    expect(data[0]).toMatchObject({ id: saved.id, stars: 4, content: '夜视清楚，安装方便', accountNo: '', likeCount: 0, isLiked: false });
    expect(data[0]?.authorName).toMatch(/^.\*\*$/u);
    expect((await read(order.spuNo, buyer.call)).data[0]?.accountNo).toBe(buyer.accountNo);
    expect((await buyer.call(listMessages)).data[0]).toMatchObject({
      title: '您的评价已展示',
      link: `/memberStore/purchaseOrders/detail?no=${order.shopOrderNo}`,
    });
  });

  it('is of a line that was received, of an order of one’s own, and says what is wrong on its field', async () => {
    const [buyer, other] = [await aBuyerOf(at.portal, dealer), await aBuyerOf(at.portal, dealer)];
    const order = await bought(buyer, { isReceived: false });
    expect(await failureOf(save(buyer, order))).toMatchObject({ code: 2101, msg: '确认收货后才能评价' });
    await buyer.call(confirmReceipt, { body: { shopOrderNo: order.shopOrderNo } });
    expect((await failureOf(save(other, order))).code).toBe(404);
    expect((await failureOf(save(buyer, { ...order, lineId: 'none' }))).code).toBe(404);
    expect((await failureOf(other.call(listOrderComments, { params: { shopOrderNo: order.shopOrderNo } }))).code).toBe(404);
    const wrong = async (more: object) => (await failureOf(save(buyer, order, more))).fields;
    expect(await wrong({ stars: 6 })).toEqual({ stars: '请选择评分' });
    expect(await wrong({ stars: 4.5 })).toEqual({ stars: '请选择评分' });
    expect(await wrong({ content: ' \u200b' })).toEqual({ content: '请填写评价内容' });
    expect(await wrong({ content: 'x'.repeat(501) })).toHaveProperty('content');
    expect(await wrong({ pictures: ['none'] })).toEqual({ pictures: '图片不存在或已失效，请重新上传' });
    expect(await wrong({ pictures: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })).toEqual({ pictures: '最多上传 6 张图片' });
    expect(await buyer.call(listOrderComments, { params: { shopOrderNo: order.shopOrderNo } })).toEqual([]);
  });

  it('is none of what was never sent', async () => {
    const buyer = await aBuyerOf(at.portal, dealer);
    const order = await bought(buyer);
    await at.portal.database.pool.query(
      'update order_line set shipped_quantity = 0, refunded_quantity = quantity, withdrawn_quantity = quantity where id = $1',
      [order.lineId],
    );
    expect((await failureOf(save(buyer, order))).code).toBe(2101);
  });

  it('is one a line, of however many at once, and written anew while it is not shown', async () => {
    const buyer = await aBuyerOf(at.portal, dealer);
    const order = await bought(buyer);
    const saved = await Promise.all([1, 2, 3, 4, 5].map((stars) => save(buyer, order, { stars })));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    const { rows } = await at.portal.database.pool.query('select edition, state from comment where line_id = $1', [order.lineId]);
    expect(rows).toEqual([{ edition: 5, state: 'waiting' }]);
    const id = saved[0]?.id ?? '';
    // what was read is another by now
    expect((await failureOf(decide({ act: 'show', id, edition: 4 }))).code).toBe(2103);
    expect(await decide({ act: 'hide', id, edition: 5, reason: '含有联系方式' })).toMatchObject({ state: 'hidden', reason: '含有联系方式' });
    expect((await buyer.call(listMessages)).data[0]).toMatchObject({ title: '您的评价没有展示', text: '含有联系方式' });
    expect(await save(buyer, order, { content: '夜视清楚' })).toMatchObject({ id, state: 'waiting', reason: '', content: '夜视清楚' });
    await decide({ act: 'show', id, edition: 7 });
    expect(await failureOf(save(buyer, order))).toMatchObject({ code: 2102, msg: '评价已展示，不能再修改' });
  });

  it('is decided by the desk alone, asked again once, taken away again, and written down without who wrote', async () => {
    const buyer = await aBuyerOf(at.portal, dealer);
    const { id } = await save(buyer, await bought(buyer));
    for (const role of ['auditor', 'content'] as const)
      expect((await failureOf((await at.as(await at.anOperator(role, {})))(listDeskComments))).code).toBe(403);
    expect((await failureOf(decide({ act: 'hide', id, reason: ' ' }))).fields).toEqual({ reason: '请填写不展示的原因' });
    const shown = await decide({ act: 'show', id });
    expect(await decide({ act: 'show', id })).toEqual(shown);
    const replied = await desk(replyComment, { body: { id, edition: 2, text: '感谢支持' } });
    expect(await desk(replyComment, { body: { id, edition: 2, text: '感谢支持' } })).toEqual(replied);
    expect((await failureOf(desk(replyComment, { body: { id, edition: 2, text: '另一句' } }))).code).toBe(2103);
    expect((await read(replied.spuNo)).data[0]).toMatchObject({ reply: '感谢支持' });
    expect(await decide({ act: 'hide', id, edition: 3, reason: '与产品无关' })).toMatchObject({ state: 'hidden' });
    expect((await read(replied.spuNo)).count).toBe(0);
    const log = (await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: id } })).data;
    expect(log.map(({ act, before, after }) => [act, before, after])).toEqual([
      ['decideComment', { commentState: 'shown' }, { commentState: 'hidden' }],
      ['replyComment', null, null],
      ['decideComment', { commentState: 'waiting' }, { commentState: 'shown' }],
    ]);
    expect(JSON.stringify(log)).not.toContain(buyer.accountNo);
  });

  it('lists those that wait first, the longest first', async () => {
    const buyer = await aBuyerOf(at.portal, dealer);
    const ids: string[] = [];
    for (const _each of [1, 2, 3]) {
      at.portal.clock.forward(1000);
      ids.push((await save(buyer, await bought(buyer))).id);
    }
    await decide({ act: 'show', id: ids[0] });
    const { data } = await desk(listDeskComments, { query: { size: 50 } });
    const places = ids.map((id) => data.findIndex((one) => one.id === id));
    expect(places[1]).toBeLessThan(places[2] ?? 0);
    expect(places[2]).toBeLessThan(places[0] ?? 0);
    const { data: waiting } = await desk(listDeskComments, { query: { size: 50, state: 'waiting' } });
    expect(waiting.map(({ state }) => state)).toEqual(waiting.map(() => 'waiting'));
    expect(waiting.map(({ id }) => id)).toEqual(expect.arrayContaining(ids.slice(1)));
  });

  it('comes to an average and how many gave which stars, and is narrowed by them', async () => {
    const buyer = await aBuyerOf(at.portal, dealer);
    const first = await bought(buyer);
    expect(await (await at.portal.as())(getCommentSummary, { query: { spuNo: first.spuNo } })).toEqual({ total: 0, average: null, counts: [0, 0, 0, 0, 0] });
    const others = [await bought(buyer, { spuNo: first.spuNo }), await bought(buyer, { spuNo: first.spuNo })];
    for (const [place, order] of [first, ...others].entries()) await decide({ act: 'show', id: (await save(buyer, order, { stars: [5, 5, 2][place] })).id });
    expect(await (await at.portal.as())(getCommentSummary, { query: { spuNo: first.spuNo } })).toEqual({ total: 3, average: 4, counts: [0, 1, 0, 0, 2] });
    const { data, count } = await (await at.portal.as())(listComments, { query: { spuNo: first.spuNo, stars: 5 } });
    expect([count, data.map(({ stars }) => stars)]).toEqual([2, [5, 5]]);
  });

  it('is of somebody where a person wrote it, of twenty lines at most, and keeps its pictures where none are said', async () => {
    const buyer = await aBuyerOf(at.portal, dealer);
    const order = await bought(buyer);
    expect((await failureOf(save(buyer, order, { content: `开头${'\n'.repeat(20)}结尾` }))).fields).toEqual({ content: '评价内容最多 20 行' });
    const { id } = await save(buyer, order, { content: `开头${'\n'.repeat(19)}结尾` });
    const { pool } = at.portal.database;
    await pool.query(`update comment set pictures = '["kept"]', merchant_no = '' where comment_id = $1`, [id]);
    expect((await save(buyer, order)).pictures).toEqual(['kept']);
    expect((await save(buyer, order, { pictures: [] })).pictures).toEqual([]);
    await pool.query(`update comment set merchant_no = '' where comment_id = $1`, [id]);
    await decide({ act: 'show', id, edition: 3 });
    expect((await read(order.spuNo)).data[0]).toMatchObject({ id, authorName: '匿名用户' });
  });

  it('leads nobody to its writer: a phone or an address is refused on its field, and nothing is stored (COMMENT-7)', async () => {
    const buyer = await aBuyerOf(at.portal, dealer);
    const order = await bought(buyer);
    const refused = await failureOf(save(buyer, order, { content: '要货找我 138-1234-5678' }));
    expect([refused.code, refused.fields]).toEqual([400, { content: '评价会公开展示，请删除其中的手机号、电话或邮箱后再提交' }]);
    expect(await buyer.call(listOrderComments, { params: { shopOrderNo: order.shopOrderNo } })).toEqual([]);
  });

  it('is liked once an account, of however many at once, and only where it is shown', async () => {
    const buyer = await aBuyerOf(at.portal, dealer);
    const { id, ...order } = await (async () => {
      const it = await bought(buyer);
      return { ...it, ...(await save(buyer, it)) };
    })();
    const like = (call: Call, isLiked = true) => call(likeComment, { body: { id, isLiked } });
    expect((await failureOf(like(buyer.call))).code).toBe(404);
    await decide({ act: 'show', id });
    await Promise.all([1, 2, 3].map(() => like(dealing)));
    // its writer does not
    expect((await failureOf(like(buyer.call))).code).toBe(ownComment.code);
    const reader = await aBuyerOf(at.portal, dealer);
    expect(await like(reader.call)).toEqual({ likeCount: 2, isLiked: true });
    expect((await read(order.spuNo)).data[0]).toMatchObject({ likeCount: 2, isLiked: false });
    expect(await like(dealing, false)).toEqual({ likeCount: 1, isLiked: false });
    expect((await read(order.spuNo, dealing)).data[0]).toMatchObject({ likeCount: 1, isLiked: false });
    expect((await failureOf((await at.portal.as())(likeComment, { body: { id, isLiked: true } }))).code).toBe(401);
  });

  it('shows its pictures to everybody once it is shown, before that to the desk', async () => {
    const buyer = await aBuyerOf(at.portal, dealer);
    const fileId = `picture-of-comment-${serial++}`;
    const bytes = await keepPicture(at.portal, fileId, { accountNo: buyer.accountNo });
    const order = await bought(buyer);
    const other = await aBuyerOf(at.portal, dealer);
    expect((await failureOf(save(other, await bought(other), { pictures: [fileId] }))).fields).toHaveProperty('pictures');
    const { id } = await save(buyer, order, { pictures: [fileId, fileId] });
    const picture = () => at.portal.portal.http.inject({ url: commentPictureUrl(id, fileId) });
    const cookie = await at.sessionOf(await at.anOperator('serviceDesk', {}));
    const deskPicture = await at.portal.console.http.inject({ url: deskCommentPictureUrl(id, fileId), headers: { cookie } });
    expect([deskPicture.statusCode, deskPicture.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect((await picture()).statusCode).toBe(404);
    await decide({ act: 'show', id });
    const shown = await picture();
    expect([shown.statusCode, shown.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect((await at.portal.portal.http.inject({ url: commentPictureUrl(id, 'another') })).statusCode).toBe(404);
    await decide({ act: 'hide', id, edition: 2, reason: '图片无关' });
    expect((await picture()).statusCode).toBe(404);
  });

  it('goes with the account, likes and all (COMMENT-6)', async () => {
    const buyer = await aBuyerOf(at.portal, dealer);
    const order = await bought(buyer);
    const { id } = await save(buyer, order);
    await decide({ act: 'show', id });
    await at.portal.database.pool.query('insert into comment_like (comment_id, account_no) values ($1, $2)', [id, buyer.accountNo]);
    expect(await listCommentsOfAccount(at.portal.database.db, buyer.accountNo)).toMatchObject([{ comment: { content: '夜视清楚，安装方便' } }]);
    await at.portal.database.transaction((db) => deleteCommentsOfAccount(db, buyer.accountNo));
    expect((await read(order.spuNo)).count).toBe(0);
    const { rows } = await at.portal.database.pool.query('select 1 from comment_like where account_no = $1', [buyer.accountNo]);
    expect(rows).toEqual([]);
  });
});
