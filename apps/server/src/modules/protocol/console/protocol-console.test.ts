import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import type { Call } from '@portal/client';
import { listMessages, unreadMailCount } from '@portal/contract/message';
import { listLogChoices, listOperatorLog } from '@portal/contract/operator';
import { formatDate } from '@portal/units';
import {
  bindProtocol,
  getProtocol,
  getProtocolVersion,
  getProtocolVersions,
  listProtocolVersions,
  publishProtocolDraft,
  saveProtocolDraft,
  signVerify,
  writeProtocolText,
  type ProtocolCode,
} from '@portal/contract/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertProtocols, recordConsents, standardProtocols } from '../index.ts';

const DAY = 86_400_000;

describe('agreements on the console (OPERATOR-10)', () => {
  let at: TestConsole;
  let editor: Call;
  let writer: string;
  beforeAll(async () => {
    at = await openTestConsole();
    await insertProtocols(at.portal.database.db, standardProtocols());
    writer = await at.anOperator('content', { name: '文书' });
  });
  // a session lasts hours, and some tests go on for days
  beforeEach(async () => void (editor = await at.as(writer)));
  afterAll(() => at.portal.close());

  let keys = 0;
  const key = () => ({ idempotencyKey: `protocol-${++keys}` });
  const save = (call: Call, protocolCode: ProtocolCode, text: string, basedOn: string | null = null) =>
    call(saveProtocolDraft, { body: { protocolCode, basedOn, protocolName: `协议 ${protocolCode}`, text }, ...key() });
  const publish = (call: Call, protocolCode: ProtocolCode, draftNo: string, gmtPublish: string | null = null) =>
    call(publishProtocolDraft, { body: { protocolCode, draftNo, gmtPublish }, ...key() });
  const draftNoOf = ({ draft }: { draft: { draftNo: string } | null }) => draft?.draftNo ?? '';
  const later = (ms: number) => new Date(at.portal.clock.now() + ms).toISOString();

  it('a version is written as a draft, published once, signed by people, counted, and never changed', async () => {
    const { accountNo } = await aPerson(at.portal.database);
    const { accountNo: stranger } = await aPerson(at.portal.database);
    const call = await at.portal.as(accountNo);
    const first = await save(editor, 6, '# 收集什么\n{brand}收集手机号。');
    expect(first.draft).toMatchObject({ protocolName: '协议 6', operatorName: '文书' });
    // a draft is nobody's yet
    expect((await call(getProtocol, { query: { protocolCode: '6' } })).version).toBe(1);
    const body = { protocolCode: 6 as const, draftNo: draftNoOf(first), gmtPublish: null };
    const once = key();
    const done = await editor(publishProtocolDraft, { body, ...once });
    expect(await editor(publishProtocolDraft, { body, ...once })).toEqual(done);
    expect(done).toMatchObject({ draft: null, protocolName: '协议 6', versions: [{ version: 2, isInForce: true, agreed: 0 }, { version: 1 }] });
    expect((await failureOf(publish(editor, 6, draftNoOf(first)))).code).toBe(1702);
    expect((await call(getProtocol, { query: { protocolCode: '6' } })).sections).toEqual([{ heading: '收集什么', lines: ['海康威视收集手机号。'] }]);
    await at.portal.performTasks();
    await at.portal.runJob('tell-protocols');
    expect((await call(listMessages, { query: { type: 'protocol' } })).data.map(({ title }) => title)).toEqual(['《协议 6》已更新']);
    expect((await call(signVerify)).protocolList).toContainEqual(expect.objectContaining({ protocolCode: 6, version: 2 }));
    // agreeing is reading what told of it; disagreeing is not, and no other's message is touched
    const unread = async (one: Call) => (await one(unreadMailCount)).byType.protocol;
    const other = await at.portal.as(stranger);
    for (const [action, left] of [
      [1, 1],
      [3, 0],
      [3, 0],
    ] as const) {
      await call(bindProtocol, { body: { action, protocols: [{ protocolCode: 6, version: 2 }] } });
      expect([await unread(call), await unread(other)]).toEqual([left, 1]);
    }
    const { versions } = await editor(getProtocolVersions, { query: { protocolCode: '6' } });
    expect(versions.map(({ version, agreed }) => [version, agreed])).toEqual([
      [2, 1],
      [1, 0],
    ]);
    expect((await editor(getProtocolVersion, { query: { protocolCode: '6', version: '2' } })).sections).toEqual([
      { heading: '收集什么', lines: ['{brand}收集手机号。'] },
    ]);
    expect((await failureOf(editor(getProtocolVersion, { query: { protocolCode: '6', version: '9' } }))).code).toBe(404);
    const log = await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: '文书' } });
    expect(log.data.map(({ act, target, after }) => [act, target, after?.['version']])).toEqual([
      ['publishProtocol', '6', 2],
      ['saveProtocolDraft', '6', undefined],
    ]);
    // by name, and narrowed by act, by whom and by day (OPERATOR-5)
    expect(log.data.map(({ targetName }) => targetName)).toEqual(['协议 6', '协议 6']);
    const reader = await at.as(await at.anOperator('administrator', {}));
    const day = log.data[0] ? formatDate(Date.parse(log.data[0].gmtCreate)) : '';
    const actsOf = async (query: object) => (await reader(listOperatorLog, { query: { keyword: '文书', ...query } })).data.map(({ act }) => act);
    expect(await actsOf({ act: 'publishProtocol', dateFrom: day, dateTo: day })).toEqual(['publishProtocol']);
    expect(await actsOf({ dateFrom: '2099-01-01' })).toEqual([]);
    expect(await actsOf({ dateTo: '2000-01-01' })).toEqual([]);
    expect(await actsOf({ operatorNo: 'nobody' })).toEqual([]);
    expect((await reader(listLogChoices)).acts).toEqual(expect.arrayContaining(['publishProtocol', 'saveProtocolDraft']));
  });

  it('holds from the moment that was chosen; versions hold in their order, and one that was overtaken is not told of', async () => {
    const { accountNo } = await aPerson(at.portal.database);
    const call = await at.portal.as(accountNo);
    const ahead = await publish(editor, 5, draftNoOf(await save(editor, 5, '# 一\n第二版')), later(2 * DAY));
    expect(ahead.versions.map(({ version, isInForce }) => [version, isInForce])).toEqual([
      [2, false],
      [1, true],
    ]);
    const next = await save(editor, 5, '# 一\n第三版');
    const early = await failureOf(publish(editor, 5, draftNoOf(next)));
    expect(early.fields).toEqual({ gmtPublish: expect.stringContaining('第 2 版') });
    for (const wrong of [later(0), later(400 * DAY)])
      expect((await failureOf(publish(editor, 5, draftNoOf(next), wrong))).fields).toEqual({ gmtPublish: '生效时间须晚于现在，且在一年以内' });
    await publish(editor, 5, draftNoOf(next), later(2 * DAY));
    expect((await call(getProtocol, { query: { protocolCode: '5' } })).version).toBe(1);
    await at.portal.runJob('tell-protocols');
    expect((await call(listMessages, { query: { type: 'protocol' } })).data).toEqual([]);
    at.portal.clock.forward(2 * DAY);
    await at.portal.runJob('tell-protocols');
    expect((await call(getProtocol, { query: { protocolCode: '5' } })).version).toBe(3);
    expect((await call(listMessages, { query: { type: 'protocol' } })).data.map(({ link }) => link)).toEqual(['/aboutUs/protocol?protocolCode=5&version=3']);
  });

  it('of two operators who publish or save at once one does, and the other is told', async () => {
    const editors = [await at.as(await at.anOperator('content', {})), await at.as(await at.anOperator('administrator', {}))];
    const draftNo = draftNoOf(await save(editor, 39, '# 一\n新规则'));
    const both = await Promise.allSettled(editors.map((each) => publish(each, 39, draftNo)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const saved = await Promise.allSettled(editors.map((each, n) => save(each, 39, `# 一\n新规则 ${n}`)));
    expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { versions, draft } = await editor(getProtocolVersions, { query: { protocolCode: '39' } });
    expect(versions).toHaveLength(2);
    expect((await failureOf(save(editor, 39, '# 一\n别的'))).code).toBe(1702);
    expect((await save(editor, 39, '# 一\n别的', draftNoOf({ draft }))).draft?.text).toBe('# 一\n别的');
  });

  it('refuses what could not be read, what changes nothing, and whoever has not the right', async () => {
    expect((await failureOf(save(editor, 61, '没有标题'))).fields).toEqual({ text: expect.stringContaining('第 1 行') });
    expect(
      (await failureOf(editor(saveProtocolDraft, { body: { protocolCode: 61, basedOn: null, protocolName: ' ', text: '# 一\n正文' }, ...key() }))).fields,
    ).toEqual({
      protocolName: '请输入协议名称',
    });
    const { sections, protocolName } = await editor(getProtocolVersion, { query: { protocolCode: '61', version: '1' } });
    const text = writeProtocolText(sections);
    const same = await editor(saveProtocolDraft, { body: { protocolCode: 61, basedOn: null, protocolName, text }, ...key() });
    expect((await failureOf(publish(editor, 61, draftNoOf(same)))).fields).toEqual({ text: expect.stringContaining('没有需要发布的修改') });
    expect((await editor(listProtocolVersions)).find(({ protocolCode }) => protocolCode === 61)).toMatchObject({ hasDraft: true, versions: [{ version: 1 }] });
    for (const role of ['auditor', 'serviceDesk'] as const) {
      const other = await at.as(await at.anOperator(role, {}));
      expect((await failureOf(other(listProtocolVersions))).code).toBe(403);
      expect((await failureOf(publish(other, 61, draftNoOf(same)))).code).toBe(403);
    }
  });

  it('what people agreed to before stays as it was', async () => {
    const { accountNo } = await aPerson(at.portal.database);
    await recordConsents(at.portal.database.db, { accountNo, codes: [60], providerBrand: '海康威视', now: at.portal.clock.now() });
    const before = await editor(getProtocolVersion, { query: { protocolCode: '60', version: '1' } });
    await publish(editor, 60, draftNoOf(await save(editor, 60, '# 一\n新告知书')));
    expect(await editor(getProtocolVersion, { query: { protocolCode: '60', version: '1' } })).toEqual(before);
    const line = (await editor(listProtocolVersions)).find(({ protocolCode }) => protocolCode === 60);
    expect(line?.versions.map(({ version, agreed }) => [version, agreed])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });
});
