/** Reports go to whoever may act on what they name, and whoever reported is told what became of it (FEEDBACK-7). */
import type { Call } from '@portal/client';
import { decideContentComment, listContentComments, saveContentComment } from '@portal/contract/comment';
import { getDeskContent } from '@portal/contract/content';
import {
  answerFeedback,
  decideReport,
  getFeedbackRedPoint,
  listDeskFeedback,
  listDeskReports,
  listFeedback,
  reportDecided,
  submitReport,
} from '@portal/contract/feedback';
import { listMessages } from '@portal/contract/message';
import { listOperatorLog } from '@portal/contract/operator';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertContent } from '../content/index.ts';

let at: TestConsole;
let desk: Call;
let editor: Call;
let serial = 0;
const key = () => `report-${++serial}`;

beforeAll(async () => {
  at = await openTestConsole();
  desk = await at.as(await at.anOperator('serviceDesk', { name: '何客服' }));
  editor = await at.as(await at.anOperator('content', { name: '文宣' }));
});
afterAll(() => at.portal.close());

async function aText(): Promise<string> {
  const contentId = `R${++serial}`;
  const gmtPublished = new Date(at.portal.clock.now() - 1000);
  const row = {
    contentId,
    kind: 'article' as const,
    title: `标题 ${contentId}`,
    summary: '',
    tags: [],
    body: [],
    picture: '',
    state: 'published' as const,
    gmtPublished,
  };
  await at.portal.database.transaction((db) => insertContent(db, [row], at.portal.clock.now()));
  return contentId;
}

async function aReader() {
  const { accountNo } = await anInstaller(at.portal.database);
  const call = await at.portal.as(accountNo);
  const report = (body: { contentId: string; commentId?: string }) => call(submitReport, { body: { ...body, reason: 'wrong' }, idempotencyKey: key() });
  return { call, report, accountNo };
}
type Reader = Awaited<ReturnType<typeof aReader>>;

async function aShownComment(writer: Reader, contentId: string): Promise<string> {
  const { id } = await writer.call(saveContentComment, { body: { contentId, content: '加群领资料' }, idempotencyKey: key() });
  await desk(decideContentComment, { body: { id, edition: 1, act: 'show' } });
  return id;
}
const idsOf = async (call: Call, state: 'waiting' | 'decided' = 'waiting') =>
  (await call(listDeskReports, { query: { state, size: 50 } })).data.map(({ id }) => id);
const decide = (call: Call, id: string, act: 'remove' | 'correct' | 'dismiss', text = '经核实属实') => call(decideReport, { body: { id, act, text } });
const toldOf = async ({ call }: Reader) => (await call(listMessages)).data.filter(({ title }) => title === '您的举报有了处理结果').map(({ text }) => text);

it('of a text are content staff’s, of a comment the desk’s, both an administrator’s, and nobody answers them as feedback', async () => {
  const [writer, reader, contentId] = [await aReader(), await aReader(), await aText()];
  const commentId = await aShownComment(writer, contentId);
  const [ofText, ofComment] = [await reader.report({ contentId }), await reader.report({ contentId, commentId })];
  const administrator = await at.as(await at.anOperator('administrator', {}));
  expect([await idsOf(editor), await idsOf(desk)]).toEqual([[ofText], [ofComment]]);
  // of one moment, in no order that means anything
  expect((await idsOf(administrator)).toSorted()).toEqual([ofText, ofComment].toSorted());
  expect((await failureOf((await at.as(await at.anOperator('auditor', {})))(listDeskReports))).code).toBe(403);
  expect((await desk(listDeskFeedback)).data).toEqual([]);
  for (const id of [ofText, ofComment]) expect((await failureOf(desk(answerFeedback, { body: { id, text: '好的' } }))).code).toBe(404);
  for (const [call, id] of [
    [desk, ofText],
    [editor, ofComment],
  ] as const)
    expect((await failureOf(decide(call, id, 'dismiss'))).code).toBe(404);
  // a comment is put right by its writer alone, and nothing is decided without words
  expect((await failureOf(decide(desk, ofComment, 'correct'))).fields).toEqual({ act: '请选择处理结果' });
  expect((await failureOf(decide(desk, ofComment, 'dismiss', ' '))).fields).toEqual({ text: '请填写处理说明' });
  expect([await idsOf(editor), await idsOf(desk)]).toEqual([[ofText], [ofComment]]);
});

it('of a text withdraw it at once, for all that name it; each is told once, and the log names nobody', async () => {
  const [one, two, other, contentId] = [await aReader(), await aReader(), await aReader(), await aText()];
  const [first, second] = [await one.report({ contentId }), await two.report({ contentId })];
  const elsewhere = await other.report({ contentId: await aText() });
  const listed = (await editor(listDeskReports, { query: { state: 'waiting', size: 50 } })).data.find(({ id }) => id === first);
  expect(listed).toMatchObject({ othersWaiting: 1, isComment: false, published: { title: `标题 ${contentId}`, state: 'published' } });
  const decided = await decide(editor, first, 'remove');
  expect(decided).toMatchObject({ state: 'removed', operatorName: '文宣', published: { state: 'withdrawn' } });
  expect(await decide(editor, first, 'remove')).toEqual(decided);
  for (const [id, act] of [
    [first, 'dismiss'],
    [second, 'remove'],
  ] as const)
    expect((await failureOf(decide(editor, id, act, '再看'))).code).toBe(reportDecided.code);
  expect((await editor(getDeskContent, { params: { id: contentId } })).state).toBe('withdrawn');
  expect([await toldOf(one), await toldOf(two), await toldOf(other)]).toEqual([['已撤下：经核实属实'], ['已撤下：经核实属实'], []]);
  expect((await two.call(listFeedback)).data).toMatchObject([{ answer: '已撤下：经核实属实', isAnswerRead: false }]);
  expect(await one.call(getFeedbackRedPoint)).toEqual({ total: 1 });
  expect(await idsOf(editor)).toContain(elsewhere);
  const log = (await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: first } })).data;
  expect(log.map(({ act, after }) => [act, after])).toEqual([['decideReport', { reportedContent: contentId, reportState: 'removed' }]]);
  expect(JSON.stringify(log)).not.toContain(one.accountNo);
  const withdrawn = (await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: contentId } })).data;
  expect(withdrawn.map(({ act }) => act)).toContain('withdrawContent');
});

it('of a comment take it away and tell its writer; found nothing wrong with it stands', async () => {
  const [writer, reader, contentId] = [await aReader(), await aReader(), await aText()];
  const [bad, good] = [await aShownComment(writer, contentId), await aShownComment(writer, contentId)];
  await decide(desk, await reader.report({ contentId, commentId: bad }), 'remove', '广告');
  await decide(desk, await reader.report({ contentId, commentId: good }), 'dismiss', '没有问题');
  expect((await reader.call(listContentComments, { query: { contentId } })).data.map(({ id }) => id)).toEqual([good]);
  expect((await writer.call(listMessages)).data).toMatchObject(expect.arrayContaining([expect.objectContaining({ title: '您的评论没有展示', text: '广告' })]));
  expect((await toldOf(reader)).toSorted()).toEqual(['已撤下：广告', '未发现问题：没有问题'].toSorted());
  // decided it may be reported anew
  expect(await reader.report({ contentId, commentId: good })).not.toBe('');
});

it('is decided by one of those who come at the same moment', async () => {
  const [reader, contentId] = [await aReader(), await aText()];
  const id = await reader.report({ contentId });
  const editors = await Promise.all([1, 2, 3].map(async () => at.as(await at.anOperator('content', {}))));
  const outcomes = await Promise.allSettled(editors.map((call, nth) => decide(call, id, 'correct', `第 ${nth} 位`)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await toldOf(reader)).toHaveLength(1);
  expect((await editor(getDeskContent, { params: { id: contentId } })).state).toBe('published');
});
