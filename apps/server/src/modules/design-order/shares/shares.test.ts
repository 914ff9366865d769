import {
  addSelection,
  answerQuote,
  createShare,
  exportDesignOrder,
  generateOrder,
  getDesignOrder,
  listDesignOrders,
  listShares,
  openQuote,
  removeDesignOrder,
  removeDesignProduct,
  revokeShare,
  saveQuotation,
  saveSelection,
  SHARES_MAX,
  updateDesignProduct,
} from '@portal/contract/design-order';
import { listMessages } from '@portal/contract/message';
import { pathOf, type Call } from '@portal/client';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, sql } from '../../../platform/db/database.ts';
import { redactUrl } from '../../../platform/redact.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal({ unlimited: true })));
afterAll(() => portal.close());

let keys = 0;
const key = (): string => `share-${++keys}`;
const newToken = (): string => randomBytes(32).toString('base64url');
const run = (statement: ReturnType<typeof sql>) => portal.database.db.execute(statement);

/** A figure, a word or a number of the house that no customer may ever read. */
const CANARIES = ['7777.77', '7,777', '61.03', '机密备注', '内部毛利'];
const head = {
  projectName: '王府小区',
  customerName: '王府物业',
  customerContact: '',
  customerPhone: '',
  contactName: '李工',
  contactPhone: '0571-88888888',
  validityDays: 15,
  payment: '货到付款',
  delivery: '',
  warranty: '',
  taxIncluded: true,
  taxText: '',
  notes: '',
};

/** An order of two pieces bought at 7777.77 and quoted at 61.03 %, with an inside remark; its quotation is saved. */
async function aQuotation() {
  const person = await anInstaller(portal.database);
  const call = await portal.as(person.accountNo);
  const camera = await aSku(portal.database, { price: 7777.77 });
  const { revision } = await call(addSelection, { body: { productList: [{ skuNo: camera.skuNo, quantity: 2 }] }, idempotencyKey: key() });
  await call(saveSelection, { body: { revision, editor: 'page', lines: [{ skuNo: camera.skuNo, rate: 61.03, ratePrice: 4746.77, quantity: 2 }] } });
  const id = await call(generateOrder, { body: { name: '内部毛利单', remark: '机密备注', isWhole: true }, idempotencyKey: key() });
  const { number } = await call(saveQuotation, { body: { id, head } });
  return { person, call, camera, id, number };
}
const share = (call: Call, id: string, fields: { requestId?: string; days?: number; password?: string } = {}) => {
  const requestId = fields.requestId ?? key();
  const { days = 7, password } = fields;
  return call(createShare, { body: { id, requestId, days, isAtCostMeant: true, ...(password === undefined ? {} : { password }) } });
};
const open = async (token: string, password?: string) => (await portal.as())(openQuote, { body: { token, ...(password === undefined ? {} : { password }) } });
const accept = async (token: string, quotationNumber: string, fields: { name?: string; phone?: string; password?: string } = {}) =>
  (await portal.as())(answerQuote, { body: { kind: 'accept', token, quotationNumber, name: '王经理', ...fields } });
const askChange = async (token: string, quotationNumber: string, reason = '请改为 400 万', phone = '13800000000') =>
  (await portal.as())(answerQuote, { body: { kind: 'askChange', token, quotationNumber, name: '王经理', phone, reason } });
const toldTo = async (call: Call) => (await call(listMessages, { query: {} })).data;

describe('a customer’s link (DESIGN-37)', () => {
  it('shows the customer’s copy, and how often it was opened', async () => {
    const { call, id, number, camera } = await aQuotation();
    const { token } = await share(call, id);
    const { paper } = await open(token);
    expect(paper).toMatchObject({
      number,
      customer: [
        ['客户名称', '王府物业'],
        ['项目名称', '王府小区'],
      ],
      groups: [{ lines: [{ model: camera.skuModel, quantity: 2, unitPrice: 4746.77, amount: 9493.54 }] }],
      total: 9493.54,
    });
    await open(token);
    expect(await call(listShares, { params: { id } })).toMatchObject([{ quotationNumber: number, state: 'open', opened: 2, amount: 9493.54, isCurrent: true }]);
  });

  it('carries no purchase price, rate, remark or inside name, in whatever it answers', async () => {
    const { call, id, number, person, camera } = await aQuotation();
    const { token } = await share(call, id);
    const answers = JSON.stringify([await open(token), await askChange(token, number), await accept(token, number)]);
    for (const canary of [...CANARIES, person.accountNo, person.merchantNo, camera.skuNo, id]) expect(answers).not.toContain(canary);
  });

  it('of token and password only hashes rest, and neither stands in the log', async () => {
    const { call, id } = await aQuotation();
    const { token } = await share(call, id, { password: 'secret-66' });
    await open(token, 'secret-66');
    const rows = JSON.stringify(await rowsOf(portal.database.db, sql`select * from design_order_share where design_order_id = ${id}`));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain('secret-66');
    expect(rows).toContain('$argon2id$');
    for (const address of [`/quote/${token}`, `/quote/${token}.data?index`, `/QUOTE/${token}/`, `/%71uote/${token}`])
      expect(redactUrl(address)).not.toContain(token.slice(0, 20));
  });

  it('the same request is the same link, which nobody can choose or foretell; of another’s order it is another', async () => {
    const { call, id } = await aQuotation();
    const requestId = 'x'.repeat(40);
    const made = await Promise.all([1, 2, 3].map(() => share(call, id, { requestId })));
    expect(new Set(made.map(({ token }) => token)).size).toBe(1);
    expect(made[0]?.token).toMatch(/^[\w-]{43}$/);
    expect(await call(listShares, { params: { id } })).toHaveLength(1);
    const other = await aQuotation();
    const others = await share(other.call, other.id, { requestId });
    expect(others.token).not.toBe(made[0]?.token);
    // what opens a link is no part of the request
    expect(await failureOf(call(createShare, { body: { id, requestId: 'r', token: 'x'.repeat(43), days: 7 } as never }))).toMatchObject({ status: 400 });
  });

  it('the same request with other wishes is refused, and the link stays as it was made', async () => {
    const { call, id } = await aQuotation();
    const requestId = key();
    const made = await share(call, id, { requestId, password: 'secret-66' });
    for (const fields of [{ days: 30, password: 'secret-66' }, { password: 'other-66' }, {}])
      expect(await failureOf(share(call, id, { requestId, ...fields }))).toMatchObject({ status: 400, msg: '链接已按其他设置生成，请重新打开后再生成' });
    expect(await share(call, id, { requestId, password: 'secret-66' })).toEqual(made);
    expect(await call(listShares, { params: { id } })).toHaveLength(1);
  });

  it('of prices that are the house’s own there is a link and a file once it is said to be meant so, for those who see the cost (PRICE-38)', async () => {
    const { call, id, camera, person } = await aQuotation();
    const cookie = await portal.cookieOf(person.accountNo);
    const fileOf = async (query: object) => {
      const url = pathOf(exportDesignOrder, { params: { id }, query: { format: 'xlsx', ...query } });
      return (await portal.portal.http.inject({ url, headers: { cookie } })).statusCode;
    };
    expect(await failureOf(call(createShare, { body: { id, requestId: key(), days: 7 } }))).toMatchObject({ code: 1530, status: 409 });
    expect(await call(listShares, { params: { id } })).toEqual([]);
    expect([await fileOf({}), await fileOf({ kind: 'internal' }), await fileOf({ atCostMeant: '1' })]).toEqual([409, 200, 200]);
    const { lines } = await call(getDesignOrder, { params: { id } });
    await call(updateDesignProduct, { body: { id, productList: [{ id: lines[0]?.id ?? '', skuNo: camera.skuNo, quantity: 2, rate: 120 }] } as never });
    expect(await fileOf({})).toBe(200);
    expect((await call(createShare, { body: { id, requestId: key(), days: 7 } })).token).not.toBe('');
  });

  it('is made of a saved quotation only, and gives changed lines their number', async () => {
    const { call, id, number, camera } = await aQuotation();
    await call(removeDesignProduct, { body: { id, productList: [{ skuNo: camera.skuNo, quantity: 1 }] }, idempotencyKey: key() });
    expect(await share(call, id)).toMatchObject({ quotationNumber: `${number}-V2` });
    await run(sql`update design_order set quotation = null where id = ${id}`);
    expect(await failureOf(share(call, id))).toMatchObject({ code: 1524, msg: '请先填写并保存报价单信息，再生成链接' });
  });

  it('lasts 1 to 365 days, with a password of 6 to 20 letters', async () => {
    const { call, id } = await aQuotation();
    expect(await failureOf(share(call, id, { days: 0 }))).toMatchObject({ fields: { days: '有效天数应为 1 到 365 的整数' } });
    expect(await failureOf(share(call, id, { password: '12 34 56' }))).toMatchObject({ fields: { password: '访问密码为 6 到 20 个字符，不含空格' } });
    expect(await failureOf(share(call, id, { requestId: 'zu kurz' }))).toMatchObject({ status: 400 });
  });

  it(`an order has ${SHARES_MAX} usable ones at most`, async () => {
    const { call, id } = await aQuotation();
    const first = await share(call, id);
    for (let n = 1; n < SHARES_MAX; n++) await share(call, id);
    expect(await failureOf(share(call, id))).toMatchObject({ code: 1528 });
    await call(revokeShare, { body: { id, shareId: first.id } });
    await share(call, id);
  });

  it('that was stopped is not given once more, whoever repeats the request', async () => {
    const { call, id } = await aQuotation();
    const requestId = 'a-request-made-once-and-repeated';
    const made = await share(call, id, { requestId });
    expect((await share(call, id, { requestId })).token).toBe(made.token);
    await call(revokeShare, { body: { id, shareId: made.id } });
    expect(await failureOf(share(call, id, { requestId }))).toMatchObject({ status: 400, msg: '这个链接已停用或已过期，请重新打开后再生成' });
  });
});

describe('who has no link', () => {
  it('learns the same of one that is unknown, revoked, over, or of a removed order', async () => {
    const gone = async (token: string) => {
      const response = await portal.portal.http.inject({ method: 'POST', url: openQuote.path, payload: { token } });
      return [response.statusCode, response.body.replace(/"requestId":"[^"]+"/, '')];
    };
    const unknown = await gone(newToken());
    expect(unknown[0]).toBe(404);
    expect(unknown[1]).toContain('链接不存在或已失效，请联系报价人');
    const { call, id } = await aQuotation();
    const [revoked, over, protectedOne] = [await share(call, id), await share(call, id), await share(call, id, { password: 'secret-66' })];
    await call(revokeShare, { body: { id, shareId: revoked.id } });
    await call(revokeShare, { body: { id, shareId: revoked.id } });
    await run(sql`update design_order_share set gmt_expire = '2000-01-01' where id = ${over.id}`);
    expect(await gone(revoked.token)).toEqual(unknown);
    expect(await gone(over.token)).toEqual(unknown);
    await call(removeDesignOrder, { body: { id } });
    expect(await gone(protectedOne.token)).toEqual(unknown);
  });

  /** From another address than the other tests; what a visitor writes about its own address is not believed. */
  const openFrom = async (remoteAddress: string, token: string, password: string) => {
    const headers = { 'x-forwarded-for': `198.51.100.${++keys % 250}` };
    const answer = await portal.portal.http.inject({
      method: 'POST',
      url: openQuote.path,
      payload: { token, ...(password === undefined ? {} : { password }) },
      remoteAddress,
      headers,
    });
    return answer.json<{ code: number; msg: string }>();
  };

  it('is told nothing before the password, and after five wrong ones waits, right or wrong, asked at once or in turn', async () => {
    const { call, id, number } = await aQuotation();
    const { token } = await share(call, id, { password: 'secret-66' });
    expect(await open(token)).toEqual({ paper: null, from: expect.any(String) as string, answer: null, changes: [], isOutdated: false, isLapsed: false });
    expect(await failureOf(accept(token, number))).toMatchObject({ code: 1526, msg: '请输入访问密码' });
    expect((await open(token, 'ｓｅｃｒｅｔ-66')).paper).not.toBeNull();
    const failures = await Promise.all(Array.from({ length: 12 }, (_, n) => failureOf(open(token, `guess-${n}`))));
    expect(failures.filter((failure) => failure?.code === 1526)).toHaveLength(5);
    expect(failures.filter((failure) => failure?.status === 429)).toHaveLength(7);
    expect(await failureOf(open(token, 'secret-66'))).toMatchObject({ status: 429, msg: '密码输错次数过多，请 15 分钟后再试' });
    portal.clock.forward(15 * 60_000);
    expect((await open(token, 'secret-66')).paper).not.toBeNull();
  });

  it('is not kept out by others who try: each visitor is counted by itself, and of an address nothing rests', async () => {
    const { call, id } = await aQuotation();
    const { token, id: shareId } = await share(call, id, { password: 'secret-66' });
    const codes: number[] = [];
    for (let n = 0; n < 8; n++) codes.push((await openFrom('203.0.113.9', token, `guess-${n}`)).code);
    expect(codes).toEqual([1526, 1526, 1526, 1526, 1526, 429, 429, 429]);
    expect((await openFrom('203.0.113.10', token, 'secret-66')).code).toBe(0);
    const { rows } = await run(sql`select share_visitor::text as row from share_visitor where share_id = ${shareId}`);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('203.0');
  });

  it('of a link that many addresses try at passwords are taken slowly: nobody waits for minutes, and who was right once not at all', async () => {
    const { call, id } = await aQuotation();
    const { token } = await share(call, id, { password: 'secret-66' });
    expect((await openFrom('203.0.113.1', token, 'secret-66')).code).toBe(0);
    const codes: number[] = [];
    // a few at once: on a busy machine the last of eighty waits five seconds for its password to be looked at, and is sent away
    for (let from = 0; from < 80; from += 8) {
      const guesses = Array.from({ length: 8 }, (_, n) => openFrom(`192.0.2.${(from + n) % 40}`, token, `guess-${from + n}`));
      codes.push(...(await Promise.all(guesses)).map(({ code }) => code));
    }
    expect(codes.filter((code) => code === 1526)).toHaveLength(60);
    expect(await openFrom('203.0.113.2', token, 'secret-66')).toMatchObject({ code: 429, msg: '试密码的人太多，请 5 秒后再试' });
    expect((await openFrom('203.0.113.1', token, 'secret-66')).code).toBe(0);
    portal.clock.forward(5_000);
    expect((await openFrom('203.0.113.2', token, 'secret-66')).code).toBe(0);
  });

  it('takes a hundred wrong ones in all: then it is shut to whoever had not entered it, and its owner is told once and makes another', async () => {
    const { call, id, number } = await aQuotation();
    const { token, id: shareId } = await share(call, id, { password: 'secret-66' });
    const count = async () => (await call(listShares, { params: { id } })).map(({ state, wrongTries }) => [state, wrongTries]);
    const guess = async (from: number, to: number) => {
      for (let n = from; n < to; n++) {
        portal.clock.forward(5_000);
        // n-th of so many addresses, none of which has to wait
        expect((await openFrom(`203.0.113.${n % 100}`, token, `guess-${n}`)).code).toBe(1526);
      }
    };
    await guess(0, 98);
    for (let n = 0; n < 5; n++) expect((await openFrom('198.51.100.7', token, 'secret-66')).code).toBe(0);
    expect(await count()).toEqual([['open', 98]]);
    await guess(98, 99);
    expect(await toldTo(call)).toEqual([]);
    await guess(99, 100);
    expect(await count()).toEqual([['shut', 100]]);
    expect(await toldTo(call)).toMatchObject([
      {
        type: 'quotation',
        title: `报价链接已自动停用 ${number}`,
        text: '「内部毛利单」的报价链接累计输错 100 次访问密码，已停用：打开过的客户在原来的网络上仍可凭密码打开，其他人不能再打开。请在配单页生成新链接发给客户。',
        link: `/tool/designOrder/detail?id=${id}`,
      },
    ]);
    for (const password of ['secret-66', 'guess-100'])
      expect(await openFrom('198.51.100.8', token, password)).toMatchObject({ code: 1525, msg: '链接不存在或已失效，请联系报价人' });
    expect(await failureOf(open(token))).toMatchObject({ code: 1525 });
    expect(await failureOf(accept(token, number, { password: 'secret-66' }))).toMatchObject({ code: 1525 });
    expect(await toldTo(call)).toHaveLength(1);
    const next = await share(call, id, { password: 'secret-77' });
    await call(revokeShare, { body: { id, shareId } });
    expect((await open(next.token, 'secret-77')).paper).not.toBeNull();
    expect((await count()).toSorted()).toEqual([
      ['open', 0],
      ['revoked', 100],
    ]);
  });

  it('of guesses at once no more than a hundred in all are looked at', async () => {
    const { call, id } = await aQuotation();
    const { token, id: shareId } = await share(call, id, { password: 'secret-66' });
    await run(sql`update design_order_share set tries = 95 where id = ${shareId}`);
    const codes = (await Promise.all(Array.from({ length: 30 }, (_, n) => openFrom(`192.0.2.${n}`, token, `guess-${n}`)))).map(({ code }) => code);
    expect([codes.filter((code) => code === 1526).length, codes.filter((code) => code === 1525).length]).toEqual([5, 25]);
    expect(await toldTo(call)).toHaveLength(1);
  });

  it('cannot answer from a page of another site', async () => {
    const { call, id, number } = await aQuotation();
    const { token } = await share(call, id);
    const response = await portal.portal.http.inject({
      method: 'POST',
      url: answerQuote.path,
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      payload: { kind: 'accept', token, quotationNumber: number, name: '王经理' },
    });
    expect(response.statusCode).toBe(403);
    expect((await open(token)).answer).toBeNull();
  });

  it('sees, makes and revokes none of another’s', async () => {
    const { call, id } = await aQuotation();
    const made = await share(call, id);
    const other = await aQuotation();
    expect(await failureOf(other.call(listShares, { params: { id } }))).toMatchObject({ status: 404 });
    expect(await failureOf(share(other.call, id))).toMatchObject({ status: 404 });
    expect(await failureOf(other.call(revokeShare, { body: { id, shareId: made.id } }))).toMatchObject({ status: 404 });
    expect(await failureOf(other.call(revokeShare, { body: { id: other.id, shareId: made.id } }))).toMatchObject({ status: 404 });
    expect((await open(made.token)).paper).not.toBeNull();
  });
});

describe('the customer’s answer (DESIGN-38)', () => {
  it('an offer is accepted once, however often it is said, and its owner is told once', async () => {
    const { call, id, number } = await aQuotation();
    const { token } = await share(call, id);
    await Promise.all(Array.from({ length: 6 }, () => accept(token, number, { phone: '13800000000' })));
    expect((await open(token)).answer).toMatchObject({ kind: 'accepted', name: '王经理' });
    expect(await toldTo(call)).toMatchObject([
      {
        type: 'quotation',
        title: `客户已接受报价 ${number}`,
        text: '王经理（13800000000）已接受「内部毛利单」的报价，总价 ¥9,493.54。',
        link: `/tool/designOrder/detail?id=${id}`,
      },
    ]);
    expect(await failureOf(askChange(token, number))).toMatchObject({ code: 1527, msg: '该报价已接受，不能再要求修改' });
    expect(await call(listShares, { params: { id } })).toMatchObject([
      { state: 'accepted', answer: { kind: 'accepted', name: '王经理', phone: '13800000000' } },
    ]);
  });

  it('my orders say that it was accepted, until something else is quoted (DESIGN-12)', async () => {
    const { call, id, number, camera } = await aQuotation();
    const stateOf = async (status: '' | 'draft' | 'quoted' | 'accepted' = '') =>
      (await call(listDesignOrders, { query: { status } })).data.map((order) => order.quoteState);
    const { token } = await share(call, id);
    expect([await stateOf(), await stateOf('quoted'), await stateOf('accepted')]).toEqual([['quoted'], ['quoted'], []]);
    await accept(token, number);
    expect([await stateOf(), await stateOf('quoted'), await stateOf('accepted')]).toEqual([['accepted'], [], ['accepted']]);
    await call(removeDesignProduct, { body: { id, productList: [{ skuNo: camera.skuNo, quantity: 1 }] }, idempotencyKey: key() });
    expect((await call(saveQuotation, { body: { id, head } })).number).toBe(`${number}-V2`);
    expect([await stateOf(), await stateOf('accepted')]).toEqual([['quoted'], []]);
  });

  it('of several who accept it at once one has; the others read who, and its owner is told of one', async () => {
    const { call, id, number } = await aQuotation();
    const { token } = await share(call, id);
    const names = ['王经理', '李工', '赵总', '钱工', '孙总'];
    const said = await Promise.allSettled(names.map((name) => accept(token, number, { name })));
    const won = said.flatMap((one) => (one.status === 'fulfilled' ? (one.value.answer?.name ?? '') : []));
    expect(won).toHaveLength(1);
    const refused = await Promise.all(said.flatMap((one) => (one.status === 'rejected' ? failureOf(Promise.reject(one.reason as Error)) : [])));
    expect(refused.map(({ code, msg }) => [code, msg])).toEqual(Array.from({ length: 4 }, () => [1527, `该报价已由${won[0]}接受，不能再次接受`]));
    expect((await accept(token, number, { name: won[0] ?? '' })).answer).toMatchObject({ kind: 'accepted', name: won[0] });
    expect(await failureOf(accept(token, number, { name: won[0] ?? '', phone: '13800000001' }))).toMatchObject({ code: 1527 });
    expect(await toldTo(call)).toHaveLength(1);
  });

  it('what was accepted stays said: to both when the link’s days are over, to its owner when it is revoked', async () => {
    const { call, id, number } = await aQuotation();
    const { token, id: shareId } = await share(call, id);
    await accept(token, number);
    await run(sql`update design_order_share set gmt_expire = '2020-01-01' where design_order_id = ${id}`);
    expect((await open(token)).answer).toMatchObject({ kind: 'accepted', name: '王经理' });
    expect(await call(listShares, { params: { id } })).toMatchObject([{ state: 'accepted' }]);
    await call(revokeShare, { body: { id, shareId } });
    expect(await failureOf(open(token))).toMatchObject({ code: 1525 });
    expect(await call(listShares, { params: { id } })).toMatchObject([{ state: 'revoked', answer: { kind: 'accepted', name: '王经理' } }]);
  });

  it('who asks for changes may still accept the offer as it is', async () => {
    const { call, id, number } = await aQuotation();
    const { token } = await share(call, id);
    expect((await askChange(token, number, '数量减半\n型号不变')).answer).toMatchObject({ kind: 'changeAsked', reason: '数量减半\n型号不变' });
    expect((await accept(token, number)).answer).toMatchObject({ kind: 'accepted', reason: '' });
    expect((await toldTo(call)).map(({ title }) => title).sort()).toEqual([`客户已接受报价 ${number}`, `客户要求修改报价 ${number}`].sort());
  });

  it('is of the offer that was read: of another number nothing is accepted, and the former lines stay in sight', async () => {
    const { call, id, number, camera } = await aQuotation();
    const { token } = await share(call, id);
    await call(removeDesignProduct, { body: { id, productList: [{ skuNo: camera.skuNo, quantity: 1 }] }, idempotencyKey: key() });
    expect(await open(token)).toMatchObject({ isOutdated: true, paper: { number, total: 9493.54 } });
    expect(await failureOf(accept(token, `${number}-V2`))).toMatchObject({ code: 1527 });
    expect(await failureOf(accept(token, number))).toMatchObject({ code: 1527, msg: '该报价已有更新，请联系报价人获取最新报价' });
    expect(await call(listShares, { params: { id } })).toMatchObject([{ state: 'open', quotationNumber: number, isCurrent: false }]);
    expect((await askChange(token, number)).answer).toMatchObject({ kind: 'changeAsked' });
    expect((await toldTo(call)).map(({ title }) => title)).toEqual([`客户要求修改报价 ${number}`]);
  });

  it('one number is accepted once over all its links: both show it, others read who, the same has said it', async () => {
    const { call, id, number } = await aQuotation();
    const [first, second] = [await share(call, id), await share(call, id)];
    await accept(first.token, number);
    expect((await open(second.token)).answer).toMatchObject({ kind: 'accepted', name: '王经理' });
    expect(await failureOf(accept(second.token, number, { name: '李工' }))).toMatchObject({ code: 1527, msg: '该报价已由王经理接受，不能再次接受' });
    expect(await failureOf(askChange(second.token, number))).toMatchObject({ code: 1527, msg: '该报价已接受，不能再要求修改' });
    expect((await accept(second.token, number)).answer).toMatchObject({ kind: 'accepted', name: '王经理' });
    await call(revokeShare, { body: { id, shareId: first.id } });
    expect(await failureOf(accept(second.token, number, { name: '李工' }))).toMatchObject({ code: 1527 });
    expect(await toldTo(call)).toHaveLength(1);
  });

  it('of several who accept one number over two links at once one has, and its owner is told of one', async () => {
    const { call, id, number } = await aQuotation();
    const links = [await share(call, id), await share(call, id)];
    const names = ['王经理', '李工', '赵总', '钱工', '孙总', '周工'];
    const said = await Promise.allSettled(names.map((name, n) => accept(links[n % 2]?.token ?? '', number, { name })));
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = await Promise.all(said.flatMap((one) => (one.status === 'rejected' ? failureOf(Promise.reject(one.reason as Error)) : [])));
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => 1527));
    const shares = await call(listShares, { params: { id } });
    expect(shares.filter(({ answer }) => answer !== null)).toHaveLength(1);
    expect(await toldTo(call)).toHaveLength(1);
  });

  it('a new number is a new offer: it is accepted beside the former, which no longer is', async () => {
    const { call, id, number, camera } = await aQuotation();
    const former = await share(call, id);
    const unanswered = await share(call, id);
    await accept(former.token, number);
    await call(removeDesignProduct, { body: { id, productList: [{ skuNo: camera.skuNo, quantity: 1 }] }, idempotencyKey: key() });
    const { token } = await share(call, id);
    expect((await accept(token, `${number}-V2`, { name: '李工' })).answer).toMatchObject({ kind: 'accepted', name: '李工' });
    expect(await failureOf(accept(unanswered.token, number, { name: '李工' }))).toMatchObject({ msg: '该报价已由王经理接受，不能再次接受' });
    expect((await call(listShares, { params: { id } })).map(({ state }) => state).toSorted()).toEqual(['accepted', 'accepted', 'open']);
  });

  it('an offer with a later one beside it is not accepted, also where its lines came back; with that one revoked it is', async () => {
    const { call, id, number, camera } = await aQuotation();
    const former = await share(call, id);
    await call(removeDesignProduct, { body: { id, productList: [{ skuNo: camera.skuNo, quantity: 1 }] }, idempotencyKey: key() });
    const later = await share(call, id);
    await run(sql`update design_order_line set quantity = 2 where design_order_id = ${id}`);
    // the clock of a test stands still
    await run(sql`update design_order_share set gmt_create = gmt_create - interval '1 minute' where id = ${former.id}`);
    expect(await open(former.token)).toMatchObject({ isOutdated: true });
    expect(await failureOf(accept(former.token, number))).toMatchObject({ msg: '该报价已有更新，请联系报价人获取最新报价' });
    await call(revokeShare, { body: { id, shareId: later.id } });
    expect((await accept(former.token, number)).answer).toMatchObject({ kind: 'accepted' });
  });

  it('an offer whose days are over is read and no longer accepted', async () => {
    const { call, id, number } = await aQuotation();
    const { token } = await share(call, id, { days: 30 });
    await run(sql`update design_order_share set paper = jsonb_set(paper, '{validUntil}', '"2020-01-01"') where design_order_id = ${id}`);
    expect(await open(token)).toMatchObject({ isLapsed: true });
    expect(await failureOf(accept(token, number))).toMatchObject({ code: 1527, msg: '报价已过有效期，请联系报价人重新报价' });
    await askChange(token, number);
  });

  it('names who says it and what is to be changed, within bounds', async () => {
    const { call, id, number } = await aQuotation();
    const { token } = await share(call, id);
    expect(await failureOf(accept(token, number, { name: ' ' }))).toMatchObject({ fields: { name: '请填写您的姓名' } });
    for (const phone of ['-------', '12345', '110', '2380000000', '138000000001']) {
      expect((await failureOf(accept(token, number, { phone }))).fields, phone).toEqual({ phone: '请输入正确的联系电话' });
      expect((await failureOf(askChange(token, number, '换型号', phone))).fields, phone).toEqual({ phone: '请输入正确的联系电话' });
    }
    for (const phone of ['', ' +86 138-0000-0000', '０５７１-88888888']) await askChange(token, number, '换型号', phone);
    expect(await failureOf(askChange(token, number, '\u200B '))).toMatchObject({ fields: { reason: '请填写需要修改的内容' } });
    expect(await failureOf(askChange(token, number, '长'.repeat(201)))).toMatchObject({ status: 400 });
  });
});
