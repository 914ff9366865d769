import type { Call } from '@portal/client';
import {
  CONTENT_COMMENTS_MAX,
  countWaitingContentComments,
  decideContentComment,
  getContentFigures,
  likeContent,
  likeContentComment,
  listContentComments,
  listDeskContentComments,
  listOwnContentComments,
  replyContentComment,
  saveContentComment,
} from '@portal/contract/comment';
import { addContentFavorite } from '@portal/contract/favorite';
import { listDeskReports, listFeedback, reportedAlready, submitReport } from '@portal/contract/feedback';
import { listMessages } from '@portal/contract/message';
import { listOperatorLog } from '@portal/contract/operator';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContent, type NewContent } from '../../content/index.ts';
import { contentCommentRecords } from '../index.ts';

let at: TestConsole;
let desk: Call;
let serial = 0;
const key = () => `content-comment-${++serial}`;

beforeAll(async () => {
  at = await openTestConsole();
  desk = await at.as(await at.anOperator('serviceDesk', { name: '何客服' }));
});
afterAll(() => at.portal.close());

async function aText(fields: Partial<NewContent> = {}): Promise<string> {
  const contentId = `CC${++serial}`;
  const { clock, database } = at.portal;
  const row: NewContent = {
    contentId,
    kind: 'article',
    title: `标题 ${contentId}`,
    summary: '',
    body: [],
    picture: '',
    state: 'published',
    gmtPublished: new Date(clock.now() - 1000),
    ...fields,
  };
  await database.transaction((db) => insertContent(db, [row], clock.now()));
  return contentId;
}
const withdraw = (contentId: string) => at.portal.database.pool.query(`update content set state = 'withdrawn' where content_id = $1`, [contentId]);

async function aReader(find: typeof aPerson = aPerson) {
  const { accountNo } = await find(at.portal.database);
  const call = await at.portal.as(accountNo);
  const say = (contentId: string, content = '表格很实用', id?: string) =>
    call(saveContentComment, { body: { contentId, content, ...(id === undefined ? {} : { id }) }, idempotencyKey: key() });
  return { accountNo, call, say };
}
const read = async (contentId: string, call?: Call) => (call ?? (await at.portal.as()))(listContentComments, { query: { contentId } });
const figures = async (contentId: string, call?: Call) => (call ?? (await at.portal.as()))(getContentFigures, { query: { contentId } });
const decide = (body: object) => {
  // after what was told before
  at.portal.clock.forward(1000);
  return desk(decideContentComment, { body: { edition: 1, ...body } as never });
};

describe('what readers say of what is published (COMMENT-8 to 11)', () => {
  it('waits for the desk, its writer alone sees it, and is then everybody’s, without who wrote', async () => {
    const [contentId, person, other] = [await aText(), await aReader(), await aReader(anInstaller)];
    const saved = await person.say(contentId);
    expect(saved).toMatchObject({ contentId, content: '表格很实用', state: 'waiting', reason: '', reply: '' });
    expect((await read(contentId, person.call)).count).toBe(0);
    expect(await person.call(listOwnContentComments, { query: { contentId } })).toEqual([saved]);
    expect(await other.call(listOwnContentComments, { query: { contentId } })).toEqual([]);
    expect(await decide({ act: 'show', id: saved.id })).toMatchObject({
      state: 'shown',
      contentTitle: `标题 ${contentId}`,
      enterpriseName: '',
      operatorName: '何客服',
    });
    expect(await person.call(listOwnContentComments, { query: { contentId } })).toEqual([]);
    const { data, count } = await read(contentId);
    expect(count).toBe(1);
    expect(data[0]).toMatchObject({ id: saved.id, accountNo: '', authorName: '匿名用户', likeCount: 0, isLiked: false });
    expect((await read(contentId, person.call)).data[0]?.accountNo).toBe(person.accountNo);
    expect((await person.call(listMessages)).data[0]).toMatchObject({
      title: '您的评论已展示',
      link: `/information/detail?contentId=${contentId}&type=article`,
    });
    const { id } = await other.say(contentId, '补一句：室外要另算');
    await decide({ act: 'show', id });
    expect((await read(contentId)).data[0]?.authorName).toMatch(/^.\*\*$/u);
  });

  it('is refused on its field where it is empty, too long or leads to a person; a guest is asked to sign in', async () => {
    const [contentId, { call, say }] = [await aText(), await aReader()];
    const wrong = async (content: string) => (await failureOf(say(contentId, content))).fields;
    expect(await wrong(' \u200b')).toEqual({ content: '请填写评论内容' });
    expect(await wrong('要货找我 138-1234-5678')).toEqual({ content: '评论会公开展示，请删除其中的手机号、电话或邮箱后再提交' });
    expect(await wrong('字'.repeat(501))).toHaveProperty('content');
    expect(await call(listOwnContentComments, { query: { contentId } })).toEqual([]);
    const guest = await at.portal.as();
    expect((await failureOf(guest(saveContentComment, { body: { contentId, content: '路过' }, idempotencyKey: key() }))).code).toBe(401);
    expect((await failureOf(guest(likeContent, { body: { contentId, isLiked: true } }))).code).toBe(401);
  });

  it('is one where its request is repeated, and no more than so many of one account below one text', async () => {
    const [contentId, { accountNo, call, say }] = [await aText(), await aReader()];
    const body = { contentId, content: '同一条' };
    const idempotencyKey = key();
    const [first, again] = [await call(saveContentComment, { body, idempotencyKey }), await call(saveContentComment, { body, idempotencyKey })];
    expect(again).toEqual(first);
    expect(await call(listOwnContentComments, { query: { contentId } })).toHaveLength(1);
    for (let n = 1; n < CONTENT_COMMENTS_MAX - 1; n++) await say(contentId);
    const last = await Promise.all(
      [1, 2, 3].map(() =>
        say(contentId).then(
          () => 'taken',
          () => 'refused',
        ),
      ),
    );
    expect(last.toSorted()).toEqual(['refused', 'refused', 'taken']);
    expect(await failureOf(say(contentId))).toMatchObject({ code: 2105, msg: '同一内容最多评论 20 次，其他意见请到投诉与建议提交' });
    const { rows } = await at.portal.database.pool.query('select count(*)::int as n from content_comment where account_no = $1', [accountNo]);
    expect(rows).toEqual([{ n: CONTENT_COMMENTS_MAX }]);
  });

  it('is written anew by its writer alone while it is not shown, and stays once it is', async () => {
    const [contentId, { call, say }, other] = [await aText(), await aReader(), await aReader()];
    const { id } = await say(contentId);
    expect((await failureOf(other.say(contentId, '改别人的', id))).code).toBe(404);
    expect((await failureOf(say(await aText(), '换一篇', id))).code).toBe(404);
    await decide({ act: 'hide', id, reason: '与内容无关' });
    expect(await call(listOwnContentComments, { query: { contentId } })).toMatchObject([{ id, state: 'hidden', reason: '与内容无关' }]);
    expect((await call(listMessages)).data[0]).toMatchObject({ title: '您的评论没有展示', text: '与内容无关' });
    expect(await say(contentId, '改过的', id)).toMatchObject({ id, state: 'waiting', reason: '', content: '改过的' });
    // what was read is another by now
    expect(await failureOf(decide({ act: 'show', id, edition: 2 }))).toMatchObject({ code: 2103, msg: '评论已有变化，请查看最新内容后再操作' });
    await decide({ act: 'show', id, edition: 3 });
    expect(await failureOf(say(contentId, '再改', id))).toMatchObject({ code: 2102, msg: '评论已展示，不能再修改' });
  });

  it('is decided and answered by the desk alone, asked again once, and written down without who wrote', async () => {
    const [contentId, { accountNo, say }] = [await aText(), await aReader()];
    const waiting = (await desk(countWaitingContentComments)).total;
    const { id } = await say(contentId);
    expect((await desk(countWaitingContentComments)).total).toBe(waiting + 1);
    for (const role of ['auditor', 'content'] as const)
      expect((await failureOf((await at.as(await at.anOperator(role, {})))(listDeskContentComments))).code).toBe(403);
    expect((await failureOf(decide({ act: 'hide', id, reason: ' ' }))).fields).toEqual({ reason: '请填写不展示的原因' });
    const shown = await decide({ act: 'show', id });
    expect(await decide({ act: 'show', id })).toEqual(shown);
    const replied = await desk(replyContentComment, { body: { id, edition: 2, text: '已按您说的改正' } });
    expect(await desk(replyContentComment, { body: { id, edition: 2, text: '已按您说的改正' } })).toEqual(replied);
    expect((await failureOf(desk(replyContentComment, { body: { id, edition: 2, text: '另一句' } }))).code).toBe(2103);
    expect((await read(contentId)).data[0]).toMatchObject({ reply: '已按您说的改正' });
    expect((await desk(listDeskContentComments, { query: { id } })).data).toEqual([replied]);
    expect((await desk(listDeskContentComments, { query: { state: 'waiting', size: 50 } })).data.map((one) => one.id)).not.toContain(id);
    const log = (await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: id } })).data;
    expect(log.map(({ act }) => act)).toEqual(['replyContentComment', 'decideContentComment']);
    expect(JSON.stringify(log)).not.toContain(accountNo);
  });

  it('is liked once an account, not by its writer, and only where it is shown', async () => {
    const [contentId, writer, other] = [await aText(), await aReader(), await aReader()];
    const { id } = await writer.say(contentId);
    const like = (call: Call, isLiked = true) => call(likeContentComment, { body: { id, isLiked } });
    expect((await failureOf(like(other.call))).code).toBe(404);
    await decide({ act: 'show', id });
    expect(await failureOf(like(writer.call))).toMatchObject({ code: 2104, msg: '不能给自己的评论点赞' });
    await Promise.all([1, 2, 3].map(() => like(other.call)));
    expect((await read(contentId)).data[0]).toMatchObject({ likeCount: 1, isLiked: false });
    expect((await read(contentId, other.call)).data[0]).toMatchObject({ likeCount: 1, isLiked: true });
    expect(await like(other.call, false)).toEqual({ likeCount: 0, isLiked: false });
  });

  it('a text is liked once an account; likes, favourites and comments are figures of nobody', async () => {
    const [contentId, one, two] = [await aText(), await aReader(), await aReader(anInstaller)];
    const like = (call: Call, isLiked = true) => call(likeContent, { body: { contentId, isLiked } });
    await Promise.all([1, 2, 3].map(() => like(one.call)));
    expect(await like(two.call)).toEqual({ likeCount: 2, isLiked: true });
    await one.call(addContentFavorite, { body: { contentId } });
    await decide({ act: 'show', id: (await two.say(contentId)).id });
    await one.say(contentId);
    expect(await figures(contentId)).toEqual({ likeCount: 2, isLiked: false, favoriteCount: 1, commentCount: 1 });
    expect(await figures(contentId, one.call)).toMatchObject({ likeCount: 2, isLiked: true });
    expect(await like(one.call, false)).toEqual({ likeCount: 1, isLiked: false });
    expect((await failureOf(like(one.call, 'yes' as never))).code).toBe(400);
  });

  it('tells nothing of what is no longer out, or never was', async () => {
    const [contentId, { call, say }] = [await aText(), await aReader()];
    const { id } = await say(contentId);
    await decide({ act: 'show', id });
    await withdraw(contentId);
    for (const asked of [contentId, 'CC-none', await aText({ state: 'draft' })]) {
      expect(await failureOf(read(asked))).toMatchObject({ code: 404, msg: '内容不存在或已下架' });
      expect((await failureOf(figures(asked))).code).toBe(404);
      expect((await failureOf(say(asked))).code).toBe(404);
      expect((await failureOf(call(likeContent, { body: { contentId: asked, isLiked: true } }))).code).toBe(404);
      expect((await failureOf(call(submitReport, { body: { contentId: asked, reason: 'wrong' }, idempotencyKey: key() }))).code).toBe(404);
    }
    expect((await failureOf(call(likeContentComment, { body: { id, isLiked: true } }))).code).toBe(404);
    // the desk sees it still, and where it was
    expect((await desk(listDeskContentComments, { query: { id } })).data).toMatchObject([{ contentId, contentTitle: '', contentKind: null }]);
  });

  it('goes with the account, likes and all', async () => {
    const [contentId, writer, other] = [await aText(), await aReader(), await aReader()];
    const { id } = await writer.say(contentId);
    await decide({ act: 'show', id });
    await writer.call(likeContent, { body: { contentId, isLiked: true } });
    await other.call(likeContentComment, { body: { id, isLiked: true } });
    const { db } = at.portal.database;
    expect(await contentCommentRecords.read(db, writer.accountNo)).toMatchObject([{ comment: { content: '表格很实用' } }, { comment: { like: contentId } }]);
    await at.portal.database.transaction((tx) => contentCommentRecords.forget(tx, writer.accountNo));
    expect(await figures(contentId)).toMatchObject({ likeCount: 0, commentCount: 0 });
    expect(await contentCommentRecords.read(db, writer.accountNo)).toEqual([]);
  });
});

describe('a report (FEEDBACK-6)', () => {
  it('of a text, or of what is said of it, is a complaint that names it, and one where it is repeated', async () => {
    const [contentId, writer, reporter] = [await aText(), await aReader(), await aReader()];
    const { id } = await writer.say(contentId, '加群领资料');
    const report = (more: object, idempotencyKey = key()) =>
      reporter.call(submitReport, { body: { contentId, reason: 'advertising', ...more } as never, idempotencyKey });
    // nobody reports what they cannot read, nor below another text
    expect((await failureOf(report({ commentId: id }))).code).toBe(404);
    await decide({ act: 'show', id });
    expect((await failureOf(report({ commentId: id, contentId: await aText() }))).code).toBe(404);
    expect((await failureOf(report({ reason: 'none' }))).fields).toEqual({ reason: '请选择举报原因' });
    const same = key();
    expect(await report({ commentId: id, content: '重复发了三次' }, same)).toBe(await report({ commentId: id, content: '重复发了三次' }, same));
    await report({ reason: 'wrong' });
    // said with other words, it is the same while it waits; another reason, and another who reports, are others
    for (const again of [{ commentId: id, content: '又发了' }, { commentId: id }]) expect((await failureOf(report(again))).code).toBe(reportedAlready.code);
    expect((await failureOf(report({ reason: 'wrong' }))).code).toBe(reportedAlready.code);
    const own = (await reporter.call(listFeedback)).data;
    expect(own.map(({ kind, content }) => [kind, content])).toEqual(
      expect.arrayContaining([
        ['complaint', `举报评论：广告推销\n《标题 ${contentId}》（编号 ${contentId}）\n评论编号 ${id}：加群领资料\n重复发了三次`],
        ['complaint', `举报内容：内容有误\n《标题 ${contentId}》（编号 ${contentId}）`],
      ]),
    );
    expect(own).toHaveLength(2);
    const administrator = await at.as(await at.anOperator('administrator', {}));
    expect((await administrator(listDeskReports, { query: { state: 'waiting', size: 50 } })).data.map((one) => one.id)).toEqual(
      expect.arrayContaining(own.map((one) => one.id)),
    );
    expect((await failureOf((await at.portal.as())(submitReport, { body: { contentId, reason: 'wrong' }, idempotencyKey: key() }))).code).toBe(401);
  });
});
