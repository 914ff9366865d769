import { listMessages } from '@portal/contract/message';
import { listOperatorLog } from '@portal/contract/operator';
import {
  addRequirementWord,
  answerRequirement,
  closeRequirement,
  countDeskRequirements,
  getDeskRequirement,
  getRequirement,
  listDeskRequirements,
  listRequirements,
  readRequirementContact,
  submitRequirement,
  takeOverRequirement,
  withdrawRequirement,
  type DeskRequirement,
} from '@portal/contract/requirement';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { insertPlaces } from '@portal/server/testkit/papers';
import { anInstaller, aPerson, type TestPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { insertCategories, requirementForm } from '@portal/server/testkit/requirement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requirementsFollowOwner, requirementsStayWithEnterprise } from '../index.ts';

describe('the desk answers what is asked (REQUEST-11 to 14)', () => {
  let at: TestConsole;
  beforeAll(async () => {
    at = await openTestConsole();
    await insertPlaces(at.portal);
    await insertCategories(at.portal);
  });
  afterAll(() => at.portal.close());

  let serial = 0;
  const key = () => `desk-${serial++}`;
  const aDesk = async (fields: object = {}) => {
    const operatorNo = await at.anOperator('serviceDesk', fields);
    return { operatorNo, call: await at.as(operatorNo) };
  };
  const asking = async (person: TestPerson, more: object = {}) => {
    const call = await at.portal.as(person.accountNo);
    at.portal.clock.forward(1000);
    const id = await call(submitRequirement, { body: { ...requirementForm, ...more }, idempotencyKey: key() });
    return { ...person, call, id };
  };
  const anAsker = async (more: object = {}) => asking(await aPerson(at.portal.database), more);
  const versionOf = ({ id, gmtModified }: Pick<DeskRequirement, 'id' | 'gmtModified'>) => ({ id, gmtModified });

  it('takes it over, answers, and whoever asked is told; a further question waits again', async () => {
    const asker = await asking(await anInstaller(at.portal.database));
    const desk = await aDesk({ name: '何客服' });
    const seen = await desk.call(getDeskRequirement, { params: { id: asker.id } });
    expect(seen).toMatchObject({ state: 'pending', phone: '138****0009', handlerName: '', enterpriseName: expect.stringContaining('安防工程') });
    const taken = await desk.call(takeOverRequirement, { body: versionOf(seen) });
    expect(taken).toMatchObject({ state: 'processing', handlerName: '何客服' });
    // asked again it is done already
    expect(await desk.call(takeOverRequirement, { body: versionOf(seen) })).toEqual(taken);
    at.portal.clock.forward(1000);
    const request = { body: { ...versionOf(taken), text: '建议 12 台 4MP 枪机，清单明天给您。' }, idempotencyKey: key() };
    const answered = await desk.call(answerRequirement, request);
    expect(await desk.call(answerRequirement, request)).toEqual(answered);
    expect(answered.words.map(({ by, kind, operatorName }) => [by, kind, operatorName])).toEqual([
      ['desk', 'takeOver', '何客服'],
      ['desk', 'answer', '何客服'],
    ]);
    const { data } = await asker.call(listMessages);
    expect(data.filter(({ type }) => type === 'requirement')).toMatchObject([
      {
        title: '您的方案设计需求有新的答复',
        text: '建议 12 台 4MP 枪机，清单明天给您。',
        link: `/member/requirement/detail?id=${asker.id}`,
        isRead: false,
      },
    ]);
    expect((await asker.call(listRequirements)).data[0]).toMatchObject({ state: 'answered', lastAnswer: '建议 12 台 4MP 枪机，清单明天给您。' });
    // nobody of the desk is named to whoever asked
    expect(JSON.stringify(await asker.call(getRequirement, { params: { id: asker.id } }))).not.toContain('何客服');
    at.portal.clock.forward(1000);
    expect((await asker.call(addRequirementWord, { body: { id: asker.id, text: '夜间能看清吗' }, idempotencyKey: key() })).state).toBe('processing');
  });

  it('does not answer what it has not read, nor what another has at hand', async () => {
    const asker = await anAsker();
    const [one, other] = [await aDesk(), await aDesk()];
    const seen = await one.call(getDeskRequirement, { params: { id: asker.id } });
    const text = '已收到';
    // nobody has it at hand
    expect((await failureOf(one.call(answerRequirement, { body: { ...versionOf(seen), text }, idempotencyKey: key() }))).code).toBe(1563);
    const taken = await one.call(takeOverRequirement, { body: versionOf(seen) });
    expect((await failureOf(other.call(answerRequirement, { body: { ...versionOf(taken), text }, idempotencyKey: key() }))).code).toBe(1563);
    at.portal.clock.forward(1000);
    await asker.call(addRequirementWord, { body: { id: asker.id, text: '改成 20 个点位' }, idempotencyKey: key() });
    expect((await failureOf(one.call(answerRequirement, { body: { ...versionOf(taken), text }, idempotencyKey: key() }))).code).toBe(1560);
    expect((await failureOf(other.call(takeOverRequirement, { body: versionOf(taken) }))).code).toBe(1560);
    const now = await other.call(getDeskRequirement, { params: { id: asker.id } });
    expect((await other.call(takeOverRequirement, { body: versionOf(now) })).handlerNo).toBe(other.operatorNo);
    expect((await failureOf(one.call(answerRequirement, { body: { ...versionOf(now), text: ' ' }, idempotencyKey: key() }))).fields).toEqual({
      text: '请填写答复内容',
    });
    expect((await failureOf(one.call(answerRequirement, { body: { ...versionOf(now), text: 'x'.repeat(501) }, idempotencyKey: key() }))).fields).toHaveProperty(
      'text',
    );
    expect((await asker.call(listMessages)).count).toBe(0);
  });

  it('of two who take it over at once one has it', async () => {
    const asker = await anAsker();
    const desks = [await aDesk(), await aDesk()];
    const seen = versionOf(await (desks[0] ?? (await aDesk())).call(getDeskRequirement, { params: { id: asker.id } }));
    const outcomes = await Promise.allSettled(desks.map(({ call }) => call(takeOverRequirement, { body: seen })));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('closes with a reason, which the asker reads; what is closed stays so', async () => {
    const asker = await anAsker();
    const desk = await aDesk();
    const seen = versionOf(await desk.call(getDeskRequirement, { params: { id: asker.id } }));
    expect((await failureOf(desk.call(closeRequirement, { body: { ...seen, reason: ' ' } }))).fields).toEqual({ reason: '请填写关闭原因' });
    const closed = await desk.call(closeRequirement, { body: { ...seen, reason: '电话联系，已另行处理' } });
    expect(await desk.call(closeRequirement, { body: { ...seen, reason: '电话联系，已另行处理' } })).toEqual(closed);
    expect((await failureOf(desk.call(closeRequirement, { body: { ...versionOf(closed), reason: '另一个' } }))).code).toBe(1560);
    expect((await failureOf(desk.call(takeOverRequirement, { body: versionOf(closed) }))).code).toBe(1560);
    expect((await asker.call(listMessages)).data).toMatchObject([{ title: '您的方案设计需求已关闭', text: '关闭原因：电话联系，已另行处理' }]);
    // taken back by the asker is another end than closed by the desk
    expect((await failureOf(asker.call(withdrawRequirement, { body: { id: asker.id } }))).code).toBe(1560);
  });

  it('finds by state, type, province, days and a word, and counts what waits', async () => {
    const desk = await aDesk();
    const asker = await anAsker({ requirementTypeId: 9, contact: '独一无二', remark: '100% 的_点位' });
    const find = async (query: object) => (await desk.call(listDeskRequirements, { query: { size: 50, ...query } })).data.map(({ id }) => id);
    for (const query of [{ requirementTypeId: 9 }, { keyword: '独一' }, { keyword: '100%' }, { keyword: '的_点' }, { keyword: '独一', provinceCode: '33' }])
      expect(await find(query)).toEqual([asker.id]);
    const day = new Date(at.portal.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await find({ keyword: '独一', dateFrom: day, dateTo: day })).toEqual([asker.id]);
    for (const query of [
      { keyword: '1%0' },
      { keyword: '独一', provinceCode: '32' },
      { keyword: '独一', dateTo: '2020-01-01' },
      { keyword: '独一', state: 'closed' },
    ])
      expect(await find(query)).toEqual([]);
    expect((await failureOf(desk.call(listDeskRequirements, { query: { requirementTypeId: 2 } }))).fields).toHaveProperty('requirementTypeId');
    const { pending, provinces } = await desk.call(countDeskRequirements);
    expect((await find({ state: 'pending' })).length).toBe(pending);
    expect(provinces).toEqual([{ provinceCode: '33', provinceName: '浙江省' }]);
  });

  it('is a matter of the service desk and of administrators; looking at a number and each act stand in the log', async () => {
    const asker = await anAsker();
    for (const role of ['auditor', 'content'] as const)
      expect((await failureOf((await at.as(await at.anOperator(role, {})))(listDeskRequirements))).code).toBe(403);
    const administrator = await at.as(await at.anOperator('administrator', { name: '管事' }));
    expect(await administrator(readRequirementContact, { body: { id: asker.id } })).toEqual({ phone: '13800000009' });
    const seen = versionOf(await administrator(getDeskRequirement, { params: { id: asker.id } }));
    const taken = await administrator(takeOverRequirement, { body: seen });
    await administrator(answerRequirement, { body: { ...versionOf(taken), text: '好的' }, idempotencyKey: key() });
    const { data } = await administrator(listOperatorLog, { query: { keyword: asker.id } });
    expect(data.map(({ act, operatorName, targetName }) => [act, operatorName, targetName])).toEqual([
      ['answerRequirement', '管事', '林晓'],
      ['takeOverRequirement', '管事', '林晓'],
      ['readRequirementContact', '管事', '林晓'],
    ]);
    expect(JSON.stringify(data.map(({ before, after }) => [before, after]))).not.toMatch(/林晓|1380000/);
  });

  it('follows whoever becomes an enterprise, and stays with the enterprise one leaves', async () => {
    const { db } = at.portal.database;
    const person = await anAsker();
    const installer = await anInstaller(at.portal.database);
    await requirementsFollowOwner(
      { db } as never,
      { outcome: 'approved', isFirst: true, accountNo: person.accountNo, merchantNo: installer.merchantNo } as never,
    );
    expect((await person.call(listRequirements)).count).toBe(0);
    await requirementsStayWithEnterprise(db, {
      accountNo: person.accountNo,
      merchantNo: installer.merchantNo,
      ownerNo: installer.accountNo,
      now: at.portal.clock.now(),
    });
    expect((await (await at.portal.as(installer.accountNo))(listRequirements)).data).toMatchObject([{ id: person.id }]);
  });
});
