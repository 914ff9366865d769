import { addContentFavorite, FAVORITES_MAX, listContentFavorites, listKeptContent, removeContentFavorite } from '@portal/contract/favorite';
import { EnterpriseType } from '@portal/engines/access';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContent, type NewContent } from '../content/index.ts';
import { favoritesFollowOwner } from './index.ts';

describe('favourites of what is published (FAVORITE-7)', () => {
  let portal: TestPortal;
  let places = 0;
  beforeAll(async () => void (portal = await openTestPortal()));
  afterAll(() => portal.close());

  const aText = async (fields: Partial<NewContent> = {}) => {
    const contentId = `T${++places}`;
    const row: NewContent = {
      contentId,
      kind: 'case',
      title: `标题 ${contentId}`,
      summary: '',
      picture: '',
      industryId: null,
      tags: [],
      related: [],
      state: 'published',
      gmtPublished: new Date(portal.clock.now() - 1000),
      body: [],
      products: [],
      ...fields,
    };
    await portal.database.transaction((db) => insertContent(db, [row], portal.clock.now()));
    return contentId;
  };
  const someone = async (find: typeof aPerson = aPerson) => {
    const { accountNo } = await find(portal.database);
    const call = await portal.as(accountNo);
    const keep = (contentId: string) => {
      portal.clock.forward(1000);
      return call(addContentFavorite, { body: { contentId } });
    };
    const kept = async (group: 'projects' | 'videos' = 'projects') => (await call(listContentFavorites, { query: { group, size: 50 } })).data;
    return { accountNo, call, keep, kept };
  };
  const query = (sentence: string, ...values: unknown[]) => portal.database.pool.query(sentence, values);
  const idsOf = (rows: readonly { contentId: string }[]) => rows.map(({ contentId }) => contentId);

  it('are kept once, the newest first, films apart, and let go once', async () => {
    const { call, keep, kept } = await someone();
    const [one, two, film] = [await aText(), await aText({ kind: 'article' }), await aText({ kind: 'video' })];
    for (const contentId of [one, two, film, one]) await keep(contentId);
    expect(idsOf(await kept())).toEqual([two, one]);
    expect(idsOf(await kept('videos'))).toEqual([film]);
    expect(await call(listKeptContent, { query: { contentIds: `${film},T404` } })).toEqual([film]);
    for (let n = 0; n < 2; n++) await call(removeContentFavorite, { body: { contentId: two } });
    expect(idsOf(await kept())).toEqual([one]);
  });

  it('are none of what is not out, and tell nothing of what was withdrawn', async () => {
    const { keep, kept } = await someone();
    for (const contentId of [await aText({ state: 'draft' }), 'T404404'])
      expect(await failureOf(keep(contentId))).toMatchObject({ status: 404, msg: '内容不存在或已下架' });
    const withdrawn = await aText({ summary: '内部价' });
    await keep(withdrawn);
    await query(`update content set state = 'withdrawn' where content_id = $1`, withdrawn);
    expect(await kept()).toMatchObject([{ contentId: withdrawn, kind: 'case', isOut: false, title: '', summary: '' }]);
  });

  it('are 500 at most, and of the identity alone', async () => {
    const [one, other] = [await someone(), await someone(anInstaller)];
    const contentId = await aText();
    await one.keep(contentId);
    expect([await other.kept(), await other.call(listKeptContent, { query: { contentIds: contentId } })]).toEqual([[], []]);
    await other.call(removeContentFavorite, { body: { contentId } });
    expect(idsOf(await one.kept())).toEqual([contentId]);
    await query(
      `insert into content_favorite (account_no, merchant_no, content_id, kind, gmt_create) select $1, '', 'FULL' || n, 'case', now() from generate_series(2, $2) n`,
      one.accountNo,
      FAVORITES_MAX,
    );
    expect(await failureOf(one.keep(await aText()))).toMatchObject({ code: 1351, msg: '最多收藏 500 篇内容，请先在“我的收藏”中取消不用的收藏' });
  });

  it('go with a person who becomes an enterprise', async () => {
    const { accountNo, keep } = await someone();
    await keep(await aText());
    const audited = { accountNo, merchantNo: 'M777002', enterpriseType: EnterpriseType.Second, outcome: 'approved', isFirst: true };
    await portal.database.transaction((db) => favoritesFollowOwner({ db } as never, audited as never));
    expect((await query('select merchant_no from content_favorite where account_no = $1', accountNo)).rows).toEqual([{ merchant_no: 'M777002' }]);
  });
});
