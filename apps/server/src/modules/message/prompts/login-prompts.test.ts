import { answerLoginPrompt, getPriceChangeApi, LOGIN_STEPS, listLoginPrompts, readPriceChange, waitingShareMsg } from '@portal/contract/message';
import { bindProtocol, getProtocolConfirmTip, PROTOCOL_CODES, ProtocolAction, signVerify } from '@portal/contract/protocol';
import { aPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { TEST_NOW } from '@portal/server/testkit/now';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertProtocols, recordConsents, standardProtocols } from '../../protocol/index.ts';
import { insertNotice, insertTransitCash } from '../index.ts';

const DAY = 86_400_000;
const CODES = [...PROTOCOL_CODES, 62] as const;

describe('what is told after signing in (MESSAGE-6)', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
    await insertProtocols(portal.database.db, standardProtocols());
  });
  afterEach(async () => {
    portal.clock.set(TEST_NOW);
    await portal.database.pool.query('delete from price_notice');
  });
  afterAll(() => portal.close());

  const agreed = (accountNo: string, codes: readonly (typeof CODES)[number][] = CODES) =>
    recordConsents(portal.database.db, { accountNo, codes, providerBrand: '海康威视', now: TEST_NOW });
  const stepsOf = async (accountNo: string) => (await (await portal.as(accountNo))(listLoginPrompts)).steps;
  const notice = (noticeNo: string, at: number, more: object = {}) =>
    insertNotice(portal.database.db, {
      noticeNo,
      title: `公告 ${noticeNo}`,
      text: '部分型号价格调整',
      beginDate: '2026-11-01',
      endDate: '2026-11-30',
      gmtPublish: new Date(at),
      ...more,
    });
  /** A dealer of whom there is something to tell at every step but the browser's. */
  async function aPromptedDealer() {
    const dealer = await aPerson(portal.database, { enterpriseType: 2, companyName: '同名安防' });
    await aPerson(portal.database, { enterpriseType: 2, companyName: '同名安防' });
    await portal.database.pool.query('update enterprise set gmt_freeze = $2, audit_status = 50 where merchant_no = $1', [
      dealer.merchantNo,
      new Date(TEST_NOW + 10 * DAY),
    ]);
    await insertTransitCash(portal.database.db, {
      transitNo: `T-${dealer.accountNo}`,
      accountNo: dealer.accountNo,
      merchantNo: dealer.merchantNo,
      amountFen: 123_450,
      gmtCreate: new Date(TEST_NOW),
    });
    await notice('N1', TEST_NOW - DAY);
    return dealer;
  }

  it('is everything at once, in the order of the steps, and nothing for who has nothing to be told', async () => {
    const dealer = await aPromptedDealer();
    expect(await stepsOf(dealer.accountNo)).toEqual(LOGIN_STEPS.filter((step) => step !== 'browser'));
    const other = await aPerson(portal.database);
    await agreed(other.accountNo);
    await (
      await portal.as(other.accountNo)
    )(readPriceChange, { body: { noticeNo: 'N1' } });
    expect(await stepsOf(other.accountNo)).toEqual([]);
  });

  it('a step that was told is told no more since that sign-in, and again after the next', async () => {
    const dealer = await aPromptedDealer();
    const call = await portal.as(dealer.accountNo);
    for (const step of ['freeze', 'verification', 'freeze'] as const) await call(answerLoginPrompt, { body: { step } });
    expect((await call(listLoginPrompts)).steps).toEqual(['repeatName', 'protocol', 'waitingShare', 'priceChange', 'serviceSafety']);
    expect(await stepsOf(dealer.accountNo)).toContain('freeze');
  });

  it('agreements that were put off are asked for again at the next sign-in, a newer one at once', async () => {
    const { accountNo } = await aPerson(portal.database);
    const call = await portal.as(accountNo);
    await call(answerLoginPrompt, { body: { step: 'protocol' } });
    expect((await call(listLoginPrompts)).steps).toEqual([]);
    const [privacy] = standardProtocols().filter(({ protocolCode }) => protocolCode === 6);
    if (!privacy) throw new Error('no privacy policy');
    await insertProtocols(portal.database.db, [{ ...privacy, version: 2, gmtPublish: new Date(TEST_NOW + 1) }]);
    portal.clock.forward(1);
    expect((await call(listLoginPrompts)).steps).toEqual(['protocol']);
    await portal.database.pool.query('delete from protocol where version = 2');
  });

  it('agreements: what was never agreed to, and what has a newer version; disagreeing and “later” settle nothing', async () => {
    const { accountNo } = await aPerson(portal.database);
    const call = await portal.as(accountNo);
    const first = (await call(signVerify)).protocolList;
    expect(first.map(({ protocolCode, isUpdate }) => [protocolCode, isUpdate])).toEqual(PROTOCOL_CODES.map((code) => [code, false]));
    const protocols = first.map(({ protocolCode, version }) => ({ protocolCode, version }));
    for (const action of [ProtocolAction.Disagree, ProtocolAction.Later]) {
      await call(bindProtocol, { body: { action, protocols } });
      expect((await call(signVerify)).protocolList).toHaveLength(5);
    }
    await call(bindProtocol, { body: { action: ProtocolAction.Agree, protocols } });
    expect((await call(signVerify)).protocolList).toEqual([]);
    const [privacy] = standardProtocols().filter(({ protocolCode }) => protocolCode === 6);
    if (!privacy) throw new Error('no privacy policy');
    await insertProtocols(portal.database.db, [{ ...privacy, version: 2, gmtPublish: new Date(TEST_NOW + DAY) }]);
    expect((await call(signVerify)).protocolList).toEqual([]);
    portal.clock.forward(DAY);
    expect((await call(signVerify)).protocolList).toMatchObject([{ protocolCode: 6, version: 2, isUpdate: true }]);
    await expect(call(bindProtocol, { body: { action: 3, protocols: [{ protocolCode: 6, version: 1 }] } })).rejects.toThrow('协议刚刚更新');
    await portal.database.pool.query('delete from protocol_consent');
    await portal.database.pool.query('delete from protocol where version = 2');
  });

  it('cash under way is of the person and of the identity acted for, as yuan in words of figures', async () => {
    const dealer = await aPromptedDealer();
    expect(await (await portal.as(dealer.accountNo))(waitingShareMsg)).toEqual({ amount: '1234.50' });
    const other = await aPerson(portal.database);
    expect(await (await portal.as(other.accountNo))(waitingShareMsg)).toEqual({ amount: 'blank' });
    await insertTransitCash(portal.database.db, {
      transitNo: 'T-elsewhere',
      accountNo: other.accountNo,
      merchantNo: 'M-elsewhere',
      amountFen: 1,
      gmtCreate: new Date(TEST_NOW),
    });
    expect(await (await portal.as(other.accountNo))(waitingShareMsg)).toEqual({ amount: 'blank' });
    await portal.database.pool.query('update transit_cash set gmt_arrive = $1', [new Date(TEST_NOW)]);
    expect(await (await portal.as(dealer.accountNo))(waitingShareMsg)).toEqual({ amount: 'blank' });
  });

  it('a notice of prices: the newest that holds, once an account, older ones with it', async () => {
    await notice('N1', TEST_NOW - 2 * DAY);
    await notice('N2', TEST_NOW - DAY);
    await notice('N3', TEST_NOW + DAY);
    await notice('N0', TEST_NOW - DAY / 2, { gmtEnd: new Date(TEST_NOW - 1) });
    const { accountNo } = await aPerson(portal.database, { enterpriseType: 2 });
    const call = await portal.as(accountNo);
    expect(await call(getPriceChangeApi)).toMatchObject({ noticeNo: 'N2', beginDate: '2026-11-01', endDate: '2026-11-30' });
    await call(readPriceChange, { body: { noticeNo: 'no-such' } });
    expect(await call(getPriceChangeApi)).toMatchObject({ noticeNo: 'N2' });
    await call(readPriceChange, { body: { noticeNo: 'N2' } });
    await call(readPriceChange, { body: { noticeNo: 'N2' } });
    expect(await call(getPriceChangeApi)).toBeNull();
    portal.clock.forward(DAY);
    expect(await call(getPriceChangeApi)).toMatchObject({ noticeNo: 'N3' });
    const dealer = await aPerson(portal.database, { enterpriseType: 2 });
    expect(await (await portal.as(dealer.accountNo))(getPriceChangeApi)).toMatchObject({ noticeNo: 'N3' });
    // the price of dealers is none of an individual's
    const person = await aPerson(portal.database);
    expect(await (await portal.as(person.accountNo))(getPriceChangeApi)).toBeNull();
    expect(await stepsOf(person.accountNo)).not.toContain('priceChange');
  });

  it('safe service is confirmed by whoever acts for an enterprise, with its text', async () => {
    const dealer = await aPerson(portal.database, { enterpriseType: 2 });
    const call = await portal.as(dealer.accountNo);
    const tip = await call(getProtocolConfirmTip);
    expect(tip).toMatchObject({ protocolCode: 62, version: 1, protocolName: '服务安全协议' });
    await call(bindProtocol, { body: { action: 3, protocols: [{ protocolCode: 62, version: 1 }] } });
    expect(await call(getProtocolConfirmTip)).toBeNull();
    expect(await (await portal.as((await aPerson(portal.database)).accountNo))(getProtocolConfirmTip)).toBeNull();
  });

  it('a step whose question fails gives way to the others', async () => {
    const dealer = await aPromptedDealer();
    await portal.database.pool.query('alter table transit_cash rename to transit_cash_away');
    try {
      expect(await stepsOf(dealer.accountNo)).toEqual(['repeatName', 'protocol', 'priceChange', 'freeze', 'verification', 'serviceSafety']);
    } finally {
      await portal.database.pool.query('alter table transit_cash_away rename to transit_cash');
    }
  });
});
