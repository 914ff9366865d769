import type { Call } from '@portal/client';
import { contentMoved, getContentDetail, getDeskContent, listContent, listDeskContent, saveDeskContent, stepDeskContent } from '@portal/contract/content';
import { listOperatorLog } from '@portal/contract/operator';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { failureOf, openTestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContent } from './index.ts';

let at: TestConsole;
let operatorNo: string;
let desk: Call;
let guest: Call;
let serial = 0;
const key = () => `content-${++serial}`;
beforeAll(async () => {
  at = await openTestConsole(await openTestPortal({ unlimited: true }));
  operatorNo = await at.anOperator('content', {});
  desk = await at.as(operatorNo);
  guest = await at.portal.as();
});
afterAll(() => at.portal.close());

const draft = { title: '夜间监控选型', summary: '怎么选', tags: ['选型'], text: '# 看清\n第一段\n- 补光\n- 宽动态', gmtPublished: null };
const save = (body: object) => desk(saveDeskContent, { body: { ...draft, ...body }, idempotencyKey: key() });
const read = (contentId: string) => guest(getContentDetail, { query: { contentId, scope: 2 } });

describe('what is published is written on the console (CONTENT-10)', () => {
  it('an article is a draft nobody reads, is published as of now, and is gone again once it is withdrawn', async () => {
    const made = await save({});
    const { contentId } = made;
    expect(made).toMatchObject({
      kind: 'article',
      state: 'draft',
      body: [{ type: 'heading', text: '看清' }, { type: 'paragraph' }, { items: ['补光', '宽动态'] }],
    });
    expect((await failureOf(read(contentId))).code).toBe(404);
    at.portal.clock.forward(60_000);
    const out = await desk(stepDeskContent, { body: { contentId, gmtModified: made.gmtModified, act: 'publish' } });
    expect(out).toMatchObject({ state: 'published', gmtPublished: new Date(at.portal.clock.now()).toISOString() });
    expect(await read(contentId)).toMatchObject({ title: draft.title });
    // said again it is so already, whatever was seen
    expect(await desk(stepDeskContent, { body: { contentId, gmtModified: made.gmtModified, act: 'publish' } })).toEqual(out);
    await desk(stepDeskContent, { body: { contentId, gmtModified: out.gmtModified, act: 'withdraw' } });
    expect((await failureOf(read(contentId))).code).toBe(404);
    const log = await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: contentId } });
    expect(log.data.map(({ act, after }) => [act, after?.['contentState']])).toEqual([
      ['withdrawContent', 'withdrawn'],
      ['publishContent', 'published'],
      ['saveContent', 'draft'],
    ]);
  });

  it('stands in lists by its time, and waits where that is to come', async () => {
    const day = 86_400_000;
    const iso = (days: number) => new Date(at.portal.clock.now() + days * day).toISOString();
    const ids: string[] = [];
    for (const days of [-2, -1, 1]) {
      const { contentId, gmtModified } = await save({ title: `排序 ${days}`, gmtPublished: iso(days) });
      // a draft whose time is past would come out as of now
      const { gmtModified: out } = await desk(stepDeskContent, { body: { contentId, gmtModified, act: 'publish' } });
      await save({ contentId, gmtModified: out, title: `排序 ${days}`, gmtPublished: iso(days) });
      ids.push(contentId);
    }
    const [older, newer, later] = ids;
    const shown = (await guest(listContent, { query: { kind: 'article', size: 50 } })).data.map(({ contentId }) => contentId).filter((id) => ids.includes(id));
    expect(shown).toEqual([newer, older]);
    const listed = await desk(listDeskContent, { query: { keyword: '排序', state: 'published' } });
    expect(listed.data.map(({ contentId, isToCome }) => [contentId, isToCome])).toEqual([
      [later, true],
      [newer, false],
      [older, false],
    ]);
  });

  it('is written over what was seen alone, and a body of more than text stays', async () => {
    const contentId = `C-${key()}`;
    const body = [
      { type: 'paragraph' as const, text: '段' },
      { type: 'picture' as const, src: '/pictures/dome.svg', alt: '图' },
    ];
    const one = { contentId, kind: 'case' as const, title: '案例', summary: '', body, picture: '', gmtPublished: new Date(0) };
    await insertContent(at.portal.database.db, [one], at.portal.clock.now());
    const { gmtModified } = await desk(getDeskContent, { params: { id: contentId } });
    const both = await Promise.allSettled(['甲', '乙'].map((title) => save({ contentId, gmtModified, title })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await failureOf(save({ contentId, title: '丙' }))).toMatchObject({ code: contentMoved.code });
    expect(await failureOf(desk(stepDeskContent, { body: { contentId, gmtModified, act: 'publish' } }))).toMatchObject({ code: contentMoved.code });
    expect((await desk(getDeskContent, { params: { id: contentId } })).body).toEqual(body);
  });

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['no text', { text: '\n \n' }, 'text'],
    ['a heading too long', { text: `# ${'长'.repeat(81)}` }, 'text'],
  ])('%s is said at its field', async (_name, wrong, field) => expect((await failureOf(save(wrong))).fields).toHaveProperty(field));
});
