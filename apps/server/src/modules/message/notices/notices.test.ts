import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import type { Call } from '@portal/client';
import type { BodyInputOf } from '@portal/contract/core';
import {
  MESSAGE_LINK,
  getPriceChangeApi,
  listMessages,
  listNotices,
  publishNotice,
  readPriceChange,
  unreadMailCount,
  withdrawNotice,
} from '@portal/contract/message';
import { listOperatorLog } from '@portal/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DAY = 86_400_000;

describe('notices on the console (OPERATOR-11)', () => {
  let at: TestConsole;
  let editor: Call;
  let dealer: Call;
  beforeAll(async () => {
    at = await openTestConsole();
    editor = await at.as(await at.anOperator('content', { name: '文书' }));
    dealer = await at.portal.as((await aPerson(at.portal.database, { enterpriseType: 2 })).accountNo);
  });
  afterAll(() => at.portal.close());

  let keys = 0;
  const publish = (call: Call, body: BodyInputOf<typeof publishNotice>) => call(publishNotice, { body, idempotencyKey: `notice-${++keys}` });
  const later = (ms: number) => new Date(at.portal.clock.now() + ms).toISOString();
  const price = (title: string, more: object = {}) =>
    ({ kind: 'price', title, text: '部分型号调价', beginDate: '2026-12-01', endDate: '2026-12-31', gmtPublish: null, gmtEnd: null, ...more }) as const;
  const system = (title: string, more: object = {}) => ({ kind: 'system', title, text: '今晚维护', link: '/product', gmtPublish: null, ...more }) as const;
  const titles = async (query: object = {}) => (await editor(listNotices, { query })).data.map(({ title, state }) => `${title} ${state}`);
  const mail = async (type: 'price' | 'system') => (await dealer(listMessages, { query: { type } })).data.map(({ title }) => title);

  it('a change of prices is a dialog for who sees them and a message, and is withdrawn with a reason', async () => {
    const made = await publish(editor, price('调价一'));
    expect(made).toMatchObject({ state: 'shown', operatorName: '文书', gmtEnd: null, seen: 0 });
    await at.portal.performTasks();
    await at.portal.runJob('tell-notices');
    expect(await dealer(getPriceChangeApi)).toMatchObject({ title: '调价一' });
    expect(await mail('price')).toEqual(['调价一']);
    // the message says the days as the dialog does
    expect((await dealer(listMessages, { query: { type: 'price' } })).data[0]?.text).toBe('调价日期：2026-12-01 至 2026-12-31。部分型号调价');
    await dealer(readPriceChange, { body: { noticeNo: made.noticeNo } });
    expect((await editor(listNotices)).data[0]).toMatchObject({ seen: 1 });
    const other = await at.portal.as((await aPerson(at.portal.database, { enterpriseType: 2 })).accountNo);
    expect(await other(getPriceChangeApi)).toMatchObject({ title: '调价一' });
    const body = { noticeNo: made.noticeNo, reason: '价格有误' };
    expect(await editor(withdrawNotice, { body })).toMatchObject({ state: 'withdrawn', withdrawReason: '价格有误' });
    expect(await editor(withdrawNotice, { body })).toMatchObject({ state: 'withdrawn' });
    expect((await failureOf(editor(withdrawNotice, { body: { ...body, reason: '别的' } }))).code).toBe(1801);
    expect(await other(getPriceChangeApi)).toBeNull();
    expect(await mail('price')).toEqual([]);
    expect((await dealer(unreadMailCount)).total).toBe(0);
    expect((await failureOf(editor(withdrawNotice, { body: { ...body, noticeNo: 'none' } }))).code).toBe(404);
    const log = await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: made.noticeNo } });
    expect(log.data.map(({ act, after }) => [act, after?.['withdrawReason']])).toEqual([
      ['withdrawNotice', '价格有误'],
      ['publishNotice', undefined],
    ]);
  });

  it('waits for its moment, ends at its end, and is not told when it was withdrawn before', async () => {
    await publish(editor, price('调价二', { gmtPublish: later(DAY), gmtEnd: later(3 * DAY) }));
    const never = await publish(editor, system('不发的维护', { gmtPublish: later(DAY) }));
    await publish(editor, system('维护', { gmtPublish: later(DAY) }));
    await at.portal.runJob('tell-notices');
    expect(await dealer(getPriceChangeApi)).toBeNull();
    expect(await mail('system')).toEqual([]);
    expect((await titles({ state: 'waiting', kind: 'system' })).toSorted()).toEqual(['不发的维护 waiting', '维护 waiting']);
    await editor(withdrawNotice, { body: { noticeNo: never.noticeNo, reason: '取消' } });
    at.portal.clock.forward(DAY);
    await at.portal.runJob('tell-notices');
    await at.portal.runJob('tell-notices');
    expect(await dealer(getPriceChangeApi)).toMatchObject({ title: '调价二' });
    expect(await mail('system')).toEqual(['维护']);
    expect(await mail('price')).toEqual(['调价二']);
    at.portal.clock.forward(3 * DAY);
    editor = await at.as(await at.anOperator('content', { name: '文书二' }));
    expect(await dealer(getPriceChangeApi)).toBeNull();
    expect(await titles({ keyword: '调价二' })).toEqual(['调价二 over']);
    expect(await titles({ state: 'over' })).toEqual(['调价二 over']);
    expect(await titles({ state: 'shown' })).toEqual(['维护 shown']);
    expect(await titles({ state: 'withdrawn', kind: 'system' })).toEqual(['不发的维护 withdrawn']);
  });

  it('of prices may be as long as the form allows, its days besides', async () => {
    const made = await publish(editor, price('长公告', { text: '价'.repeat(500) }));
    await at.portal.performTasks();
    expect((await dealer(listMessages, { query: { type: 'price' } })).data[0]?.text).toHaveLength(500 + '调价日期：2026-12-01 至 2026-12-31。'.length);
    await editor(withdrawNotice, { body: { noticeNo: made.noticeNo, reason: '试' } });
  });

  it('is made once however often it is sent, and withdrawn by one of two', async () => {
    const body = system('一次');
    const [first, again] = [await editor(publishNotice, { body, idempotencyKey: 'same' }), await editor(publishNotice, { body, idempotencyKey: 'same' })];
    expect(again).toEqual(first);
    expect(await titles({ keyword: '一次' })).toEqual(['一次 shown']);
    const both = await Promise.allSettled([
      editor(withdrawNotice, { body: { noticeNo: first.noticeNo, reason: '甲' } }),
      editor(withdrawNotice, { body: { noticeNo: first.noticeNo, reason: '乙' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await at.portal.performTasks();
    expect(await mail('system')).not.toContain('一次');
  });

  it('is refused on the field, and of whoever has not the right', async () => {
    const fieldsOf = async (body: BodyInputOf<typeof publishNotice>) => (await failureOf(publish(editor, body))).fields;
    expect(await fieldsOf(price(' '))).toEqual({ title: '请输入标题' });
    expect(await fieldsOf(price('调价', { beginDate: '2026-12-31', endDate: '2026-12-01' }))).toEqual({ endDate: '调价的结束日期不能早于开始日期' });
    expect(await fieldsOf(price('调价', { beginDate: '' }))).toEqual({ beginDate: '请选择日期' });
    expect(await fieldsOf(price('调价', { gmtPublish: later(-1) }))).toEqual({ gmtPublish: '发布时间须晚于现在，且在一年以内' });
    expect(await fieldsOf(price('调价', { gmtPublish: later(DAY), gmtEnd: later(DAY) }))).toEqual({ gmtEnd: '截止时间须晚于发布时间，且在发布后一年以内' });
    expect(await fieldsOf(price('调价', { beginDate: '0000-01-01' }))).toEqual({ beginDate: '日期应在 2000-01-01 到 2100-12-31 之间' });
    expect(await fieldsOf(price('调\u202E价'))).toEqual({ title: expect.stringContaining('看不见的字符') });
    for (const link of [
      '//evil.example',
      '/..//evil.com',
      '/.///evil.com',
      '/a/../b',
      '/%2e%2e/b',
      '/logout',
      '/logout/',
      '/logout?a=1',
      '/?token=abc',
      '/product?a=1&token',
      '/product?redirect=/x',
      '/product?%74oken=a',
      '/api-console/v1',
    ])
      expect(await fieldsOf(system('维护', { link })), link).toEqual({ link: expect.stringContaining('本站路径') });
    for (const link of ['/', '/product', '/logoutside', '/aboutUs/protocol?protocolCode=5&version=2', '/?page=2', '/a.b/c-d/?keyword=%E5'])
      expect(MESSAGE_LINK.test(link), link).toBe(true);
    for (const role of ['auditor', 'serviceDesk'] as const) {
      const other = await at.as(await at.anOperator(role, {}));
      expect((await failureOf(other(listNotices))).code).toBe(403);
      expect((await failureOf(publish(other, system('维护')))).code).toBe(403);
    }
  });
});
