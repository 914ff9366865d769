import {
  answerFeedback,
  createFeedback,
  deskFeedbackPictureUrl,
  getFeedbackRedPoint,
  listDeskFeedback,
  readFeedbackContact,
  listFeedback,
  listFeedbackClasses,
  readFeedbackAnswers,
  WAITING_FEEDBACK_MAX,
} from '@portal/contract/feedback';
import { listMessages } from '@portal/contract/message';
import { listOperatorLog } from '@portal/contract/operator';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { keepPicture } from '@portal/server/testkit/files';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('complaints and suggestions (FEEDBACK-1 to 5)', () => {
  let at: TestConsole;
  beforeAll(async () => {
    at = await openTestConsole();
  });
  afterAll(() => at.portal.close());

  let serial = 0;
  const key = () => `feedback-${serial++}`;
  const form = { classificationId: 2, content: ' 配单页 \n 加载慢 ' } as const;
  const someone = async () => {
    const { accountNo } = await aPerson(at.portal.database);
    const call = await at.portal.as(accountNo);
    const write = (more: object = {}) => {
      at.portal.clock.forward(1000);
      return call(createFeedback, { body: { ...form, ...more }, idempotencyKey: key() });
    };
    return { accountNo, call, write };
  };
  const aDesk = async () => at.as(await at.anOperator('serviceDesk', { name: '何客服' }));

  it('is of one of the classes, which anybody may read', async () =>
    expect((await (await at.portal.as())(listFeedbackClasses)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]));

  it('takes the specified body, and what is not said is what it is', async () => {
    const { call, write } = await someone();
    const id = await write({ feedbackSource: 2, terminal: 3 });
    const other = await write({ kind: 'complaint', phone: '0571-88886666' });
    const { rows } = await at.portal.database.pool.query('select feedback_source, terminal, merchant_no from feedback where feedback_id = any($1)', [
      [id, other],
    ]);
    expect(rows).toEqual([
      { feedback_source: 2, terminal: 3, merchant_no: '' },
      { feedback_source: 2, terminal: 3, merchant_no: '' },
    ]);
    const { data, count } = await call(listFeedback);
    expect(count).toBe(2);
    expect(data.map((one) => [one.id, one.kind, one.content, one.answer, one.isAnswerRead])).toEqual([
      [other, 'complaint', '配单页 \n 加载慢', '', true],
      [id, 'suggestion', '配单页 \n 加载慢', '', true],
    ]);
  });

  it('says on each field what is wrong', async () => {
    const { call, write } = await someone();
    expect((await failureOf(call(createFeedback, { body: {} as never, idempotencyKey: key() }))).fields).toEqual({
      classificationId: '请选择反馈分类',
      content: '请填写反馈内容',
    });
    const wrong = async (more: object) => (await failureOf(write(more))).fields;
    expect(await wrong({ kind: 'praise' })).toEqual({ kind: '请选择建议或投诉' });
    expect(await wrong({ classificationId: 8 })).toEqual({ classificationId: '请选择反馈分类' });
    expect(await wrong({ content: ' \u200b' })).toEqual({ content: '请填写反馈内容' });
    expect(await wrong({ content: 'x'.repeat(501) })).toHaveProperty('content');
    expect(await wrong({ phone: '12345' })).toEqual({ phone: '请输入正确的联系电话' });
    expect(await wrong({ pictures: ['none'] })).toEqual({ pictures: '图片不存在或已失效，请重新上传' });
    expect(await wrong({ pictures: ['a', 'b', 'c', 'd', 'e', 'f'] })).toEqual({ pictures: '最多上传 5 张图片' });
    expect((await call(listFeedback)).count).toBe(0);
  });

  it('shows its pictures to whoever answers, and takes nobody else’s', async () => {
    const one = await someone();
    const fileId = `picture-of-feedback-${serial++}`;
    const bytes = await keepPicture(at.portal, fileId, { accountNo: one.accountNo });
    const other = await someone();
    expect((await failureOf(other.write({ pictures: [fileId] }))).fields).toHaveProperty('pictures');
    const id = await one.write({ pictures: [fileId, fileId] });
    expect((await one.call(listFeedback)).data[0]?.pictures).toEqual([fileId]);
    const cookie = await at.sessionOf(await at.anOperator('serviceDesk', {}));
    const picture = (of: string) => at.portal.console.http.inject({ url: deskFeedbackPictureUrl(of, fileId), headers: { cookie } });
    const shown = await picture(id);
    expect([shown.statusCode, shown.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect((await picture(await one.write())).statusCode).toBe(404);
  });

  it('waits for twenty answers at most', async () => {
    const { write } = await someone();
    for (let made = 0; made < WAITING_FEEDBACK_MAX; made++) {
      await write();
      at.portal.clock.forward(200_000);
    }
    expect((await failureOf(write())).code).toBe(1571);
  });

  it('is twenty at most, and answered by one, of those who come at the same moment, too', async () => {
    const writer = await someone();
    for (let made = 1; made < WAITING_FEEDBACK_MAX; made++) {
      await writer.write();
      at.portal.clock.forward(200_000);
    }
    const wrote = await Promise.allSettled([1, 2, 3, 4].map(() => writer.write()));
    expect(wrote.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await writer.call(listFeedback)).count).toBe(WAITING_FEEDBACK_MAX);
    const id = (await writer.call(listFeedback)).data[0]?.id ?? '';
    const desks = await Promise.all([1, 2, 3, 4].map(aDesk));
    const answers = await Promise.allSettled(desks.map((desk, nth) => desk(answerFeedback, { body: { id, text: `第 ${nth} 位` } })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // what is answered leaves room
    expect(await writer.write()).not.toBe('');
  });

  it('is answered once; whoever wrote is told, and the point goes when the history is looked at', async () => {
    const writer = await someone();
    const id = await writer.write({ kind: 'complaint', classificationId: 4 });
    const [desk, other] = [await aDesk(), await aDesk()];
    expect((await failureOf(desk(answerFeedback, { body: { id, text: ' ' } }))).fields).toEqual({ text: '请填写答复内容' });
    const answered = await desk(answerFeedback, { body: { id, text: '已联系经销商回电' } });
    expect(answered).toMatchObject({ answer: '已联系经销商回电', operatorName: '何客服' });
    expect(await desk(answerFeedback, { body: { id, text: '已联系经销商回电' } })).toEqual(answered);
    // another's answer is another one, in the same words too
    for (const text of ['我来答', '已联系经销商回电']) expect((await failureOf(other(answerFeedback, { body: { id, text } }))).code).toBe(1572);
    expect(answered.accountPhone).toMatch(/^\d{3}\*+\d{4}$/);
    expect((await writer.call(listMessages)).data).toMatchObject([
      { type: 'feedback', title: '您的投诉有了答复', text: '已联系经销商回电', link: '/aboutUs/contactUs?tab=history' },
    ]);
    expect(await writer.call(getFeedbackRedPoint)).toEqual({ total: 1 });
    expect((await writer.call(listFeedback)).data[0]).toMatchObject({ answer: '已联系经销商回电', isAnswerRead: false });
    await writer.call(readFeedbackAnswers, {});
    expect(await writer.call(getFeedbackRedPoint)).toEqual({ total: 0 });
    // nobody of the desk is named to whoever wrote, and nothing of whoever wrote stands in the log
    expect(JSON.stringify(await writer.call(listFeedback))).not.toContain('何客服');
    const log = (await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: id } })).data;
    expect(log.map(({ act, after }) => [act, after])).toEqual([['answerFeedback', { feedbackClass: '经销商服务' }]]);
  });

  it('shows the desk the ends of the number that was left; a look at all of it is written down (FEEDBACK-5)', async () => {
    const writer = await someone();
    const id = await writer.write({ phone: '13911110000' });
    const desk = await aDesk();
    const { data } = await desk(listDeskFeedback, { query: { state: 'waiting', size: 50 } });
    expect(data.find((one) => one.id === id)?.phone).toBe('139****0000');
    expect((await desk(answerFeedback, { body: { id, text: '已回电' } })).phone).toBe('139****0000');
    expect(await desk(readFeedbackContact, { body: { id } })).toEqual({ phone: '13911110000' });
    const { data: log } = await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: id } });
    expect(log.map(({ act }) => act)).toContain('readFeedbackContact');
    expect(JSON.stringify(log)).not.toContain('13911110000');
    expect((await failureOf(desk(readFeedbackContact, { body: { id: 'F0' } }))).code).toBe(404);
    expect((await writer.call(listFeedback)).data[0]?.phone).toBe('13911110000');
  });

  it('is the account’s alone, and of the desk', async () => {
    const writer = await someone();
    await writer.write();
    const installer = await anInstaller(at.portal.database);
    const other = await at.portal.as(installer.accountNo);
    expect((await other(listFeedback)).count).toBe(0);
    const answered = await writer.write();
    await (
      await aDesk()
    )(answerFeedback, { body: { id: answered, text: '好的' } });
    expect(await other(getFeedbackRedPoint)).toEqual({ total: 0 });
    await other(readFeedbackAnswers, {});
    expect(await writer.call(getFeedbackRedPoint)).toEqual({ total: 1 });
    for (const role of ['auditor', 'content'] as const)
      expect((await failureOf((await at.as(await at.anOperator(role, {})))(listDeskFeedback))).code).toBe(403);
    const states = (await (await aDesk())(listDeskFeedback, { query: { size: 50 } })).data.map(({ answer }) => answer === '');
    // those that wait stand first
    expect(states).toEqual(states.toSorted((one, two) => Number(two) - Number(one)));
    expect(new Set(states)).toEqual(new Set([true, false]));
    const { data } = await (await aDesk())(listDeskFeedback, { query: { state: 'waiting', size: 50 } });
    expect(data.every(({ answer }) => answer === '')).toBe(true);
    expect(data.some(({ content }) => content.startsWith('配单页'))).toBe(true);
  });
});
