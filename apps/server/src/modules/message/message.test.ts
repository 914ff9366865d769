import { changeIdentity } from '@portal/contract/account';
import { listMessages, readAllMessages, readMessages, removeMessages, restoreMessages, unreadMailCount } from '@portal/contract/message';
import { aPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { TEST_NOW } from '@portal/server/testkit/now';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signal } from '../../platform/live/signals.ts';
import { sendMessage } from './index.ts';
import type { NewMessage } from './send-message.ts';

describe('messages (MESSAGE-1)', () => {
  let portal: TestPortal;
  beforeAll(async () => void (portal = await openTestPortal()));
  afterAll(() => portal.close());

  let serial = 0;
  const said: Signal[] = [];
  const send = (accountNo: string, more: Partial<NewMessage> = {}) => {
    const n = ++serial;
    return portal.database.transaction((db) =>
      sendMessage(
        { db, now: TEST_NOW + n, newId: () => `m${String(n).padStart(25, '0')}`, signal: (signal) => void said.push(signal) },
        { accountNo, merchantNo: null, type: 'system', title: `消息 ${n}`, text: '内容', link: '/product', eventKey: `event-${n}`, ...more },
      ),
    );
  };

  it('are listed the newest first, by type and by what is read, a page at a time', async () => {
    const { accountNo } = await aPerson(portal.database);
    for (let n = 0; n < 12; n++) await send(accountNo, { type: n % 2 ? 'dealer' : 'security' });
    const call = await portal.as(accountNo);
    const first = await call(listMessages, { query: { size: 10 } });
    expect([first.count, first.data.length]).toEqual([12, 10]);
    expect(first.data.map(({ gmtCreate }) => gmtCreate)).toEqual(
      first.data
        .map(({ gmtCreate }) => gmtCreate)
        .toSorted()
        .toReversed(),
    );
    expect((await call(listMessages, { query: { page: 2, size: 10 } })).data).toHaveLength(2);
    const dealer = await call(listMessages, { query: { type: 'dealer' } });
    expect([dealer.count, new Set(dealer.data.map(({ type }) => type))]).toEqual([6, new Set(['dealer'])]);
    await call(readMessages, { body: { ids: dealer.data.slice(0, 2).map(({ id }) => id) } });
    expect((await call(listMessages, { query: { status: '1' } })).count).toBe(2);
    expect((await call(listMessages, { query: { type: 'dealer', status: '0' } })).count).toBe(4);
  });

  it('are counted while unread, announcements apart; reading and removing count down, taking back counts up', async () => {
    const { accountNo } = await aPerson(portal.database);
    await send(accountNo, { type: 'price' });
    await send(accountNo, { type: 'dealer' });
    await send(accountNo, { type: 'dealer' });
    const call = await portal.as(accountNo);
    expect(await call(unreadMailCount)).toMatchObject({ total: 3, notice: 1, byType: { price: 1, dealer: 2, security: 0 } });
    const [newest] = (await call(listMessages, { query: {} })).data;
    const ids = [newest?.id ?? ''];
    expect(await call(removeMessages, { body: { ids } })).toMatchObject({ total: 2 });
    expect((await call(listMessages, { query: {} })).count).toBe(2);
    expect(await call(restoreMessages, { body: { ids } })).toMatchObject({ total: 3 });
    expect(await call(readMessages, { body: { ids } })).toMatchObject({ total: 2 });
    expect(await call(readAllMessages, { body: { type: 'dealer' } })).toMatchObject({ total: 1, byType: { price: 1 } });
    expect(await call(readAllMessages, { body: {} })).toMatchObject({ total: 0, notice: 0 });
  });

  it('come once for an event that is tried again, and tell the account’s tabs once', async () => {
    const { accountNo } = await aPerson(portal.database);
    said.length = 0;
    await Promise.all(Array.from({ length: 10 }, () => send(accountNo, { eventKey: 'bound D1' })));
    expect((await (await portal.as(accountNo))(listMessages, { query: {} })).count).toBe(1);
    expect(said).toEqual([{ topic: 'mail', accountNo }]);
  });

  it('are gone with the event whose transaction is undone', async () => {
    const { accountNo } = await aPerson(portal.database);
    const broken = portal.database.transaction(async (db) => {
      await sendMessage(
        { db, now: TEST_NOW, newId: () => 'undone', signal: () => {} },
        { accountNo, merchantNo: null, type: 'system', title: '一', text: '', link: null, eventKey: 'undone' },
      );
      throw new Error('undone');
    });
    await expect(broken).rejects.toThrow('undone');
    expect((await (await portal.as(accountNo))(unreadMailCount)).total).toBe(0);
  });

  it('belong to account and identity: another identity, another account and made-up numbers reach nothing', async () => {
    const one = await aPerson(portal.database, { enterpriseType: 2 });
    const other = await aPerson(portal.database, { enterpriseType: 2 });
    await send(one.accountNo, { merchantNo: one.merchantNo, title: '身份的' });
    await send(one.accountNo, { title: '本人的' });
    const call = await portal.as(one.accountNo);
    const ids = (await call(listMessages, { query: {} })).data.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const stranger = await portal.as(other.accountNo);
    for (const endpoint of [readMessages, removeMessages, restoreMessages]) expect(await stranger(endpoint, { body: { ids } })).toMatchObject({ total: 0 });
    expect(await call(unreadMailCount)).toMatchObject({ total: 2 });
    await portal.database.pool.query('insert into account_identity (account_no, merchant_no) values ($1, $2)', [one.accountNo, other.merchantNo]);
    await call(changeIdentity, { body: { merchantNo: other.merchantNo } });
    const asOther = await portal.as(one.accountNo);
    expect((await asOther(listMessages, { query: {} })).data.map(({ title }) => title)).toEqual(['本人的']);
    expect(await asOther(readAllMessages, { body: {} })).toMatchObject({ total: 0 });
    await call(changeIdentity, { body: { merchantNo: one.merchantNo } });
    expect(await (await portal.as(one.accountNo))(unreadMailCount)).toMatchObject({ total: 1 });
  });

  it('lead to pages of ours only', async () => {
    const { accountNo } = await aPerson(portal.database);
    for (const link of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', '/a b', ''])
      await expect(send(accountNo, { link })).rejects.toThrow('no page of ours');
    await expect(send(accountNo, { title: '长'.repeat(61) })).rejects.toThrow('no message is so long');
    await send(accountNo, { link: '/aboutUs/protocol?protocolCode=5&version=2' });
  });

  it('are kept for a year, and removed ones for a month', async () => {
    const { accountNo } = await aPerson(portal.database);
    await send(accountNo);
    await send(accountNo);
    const call = await portal.as(accountNo);
    const [newest] = (await call(listMessages, { query: {} })).data;
    await call(removeMessages, { body: { ids: [newest?.id ?? ''] } });
    const left = async () => Number((await portal.database.pool.query('select count(*) n from message where account_no = $1', [accountNo])).rows[0].n);
    portal.clock.forward(29 * 86_400_000);
    await portal.runJob('forget-messages');
    expect(await left()).toBe(2);
    portal.clock.forward(2 * 86_400_000);
    await portal.runJob('forget-messages');
    expect(await left()).toBe(1);
    portal.clock.forward(340 * 86_400_000);
    await portal.runJob('forget-messages');
    expect(await left()).toBe(0);
  });
});
