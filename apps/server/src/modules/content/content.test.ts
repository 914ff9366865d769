import {
  getContentDetail,
  listContent,
  listContentOf,
  listFileCategories,
  listFiles,
  listPromotions,
  listRecommendedContent,
  listSolutionClasses,
  searchContent,
} from '@portal/contract/content';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getContentVersion, insertContent, insertIndustries, insertPromotions, type NewContent } from './index.ts';

describe('what is published (CONTENT-1 to 7)', () => {
  let portal: TestPortal;
  let serial = 0;
  beforeAll(async () => {
    portal = await openTestPortal();
    await insertIndustries(portal.database.db, [
      { id: 2, name: '学校', sortNo: 2 },
      { id: 1, name: '零售', sortNo: 1 },
    ]);
  });
  afterAll(() => portal.close());

  const publish = async (fields: Partial<NewContent> = {}): Promise<string> => {
    const contentId = `T${++serial}`;
    const gmtPublished = new Date(portal.clock.now() - 1000 + serial);
    await insertContent(
      portal.database.db,
      [{ contentId, kind: 'article', title: `文${serial}`, summary: '', body: [], picture: '', state: 'published', gmtPublished, ...fields }],
      portal.clock.now(),
    );
    return contentId;
  };
  const detail = async (contentId: string, accountNo?: string) => (await portal.as(accountNo))(getContentDetail, { query: { contentId } });

  it('is listed by kind and industry, the newest first, a page at a time', async () => {
    const call = await portal.as();
    const school = await publish({ kind: 'case', industryId: 2 });
    const shop = await publish({ kind: 'case', industryId: 1 });
    expect((await call(listContent, { query: { kind: 'case' } })).data.map(({ contentId }) => contentId)).toEqual([shop, school]);
    const narrowed = await call(listContent, { query: { kind: 'case', oneIndustryId: 2 } });
    expect([narrowed.count, narrowed.data[0]?.contentId, narrowed.data[0]?.industryName]).toEqual([1, school, '学校']);
    expect((await call(listContent, { query: { kind: 'case', oneIndustryId: -1 } })).count).toBe(2);
    expect((await call(listSolutionClasses)).industryList).toEqual([
      { id: -1, name: '全部行业' },
      { id: 1, name: '零售' },
      { id: 2, name: '学校' },
    ]);
  });

  it('is nobody’s to read while it is a draft, before its time, or withdrawn', async () => {
    const call = await portal.as();
    const later = new Date(portal.clock.now() + 60_000);
    const hidden = [
      await publish({ kind: 'video', state: 'draft', title: '雷达甲' }),
      await publish({ kind: 'video', state: 'withdrawn', title: '雷达乙' }),
      await publish({ kind: 'video', gmtPublished: later, title: '雷达丙' }),
    ];
    for (const contentId of hidden) expect(await failureOf(detail(contentId))).toMatchObject({ status: 404, msg: '内容不存在或已下架' });
    expect((await call(listContent, { query: { kind: 'video' } })).count).toBe(0);
    expect((await call(searchContent, { query: { keyword: '雷达' } })).count).toBe(0);
    portal.clock.forward(60_000);
    expect((await detail(hidden[2] ?? '')).empowermentType).toBe(1);
  });

  it('prices its products for whoever looks, never a dealer’s price for a guest', async () => {
    const sku = await aSku(portal.database, { price: 82.5, referPrice: 100 });
    const gone = await aSku(portal.database, { price: 7, referPrice: 9, skuStatus: 1 });
    const contentId = await publish({
      kind: 'solution',
      products: [
        { skuNo: sku.skuNo, spuNo: sku.spuNo, quantity: 3, part: '前端' },
        { skuNo: gone.skuNo, spuNo: gone.spuNo, quantity: 1, part: '' },
        { skuNo: 'K404', spuNo: 'P404', quantity: 1, part: '' },
      ],
    });
    const [person, installer] = [await aPerson(portal.database), await anInstaller(portal.database)];
    for (const [accountNo, price, priceLabel] of [
      [undefined, 100, '参考价'],
      [person.accountNo, 100, '参考价'],
      [installer.accountNo, 82.5, '客户价'],
    ] as const) {
      const shown = await detail(contentId, accountNo);
      expect(shown).toMatchObject({ amount: 3 * price, withoutPrice: 1, priceLabel });
      expect(shown.products.map(({ skuNo, price: own, amount, isOnSale }) => [skuNo, own, amount, isOnSale])).toEqual([
        [sku.skuNo, price, 3 * price, true],
        [gone.skuNo, null, null, false],
      ]);
      expect(JSON.stringify(shown).includes('82.5')).toBe(price === 82.5);
    }
  });

  it('names the family of a product block, and leaves out one that is gone', async () => {
    const sold = await aSku(portal.database);
    const block = (spuNo: string) => ({ type: 'product' as const, spuNo, note: '常用' });
    const contentId = await publish({ body: [block(sold.spuNo), block('P404')] });
    expect((await detail(contentId)).body).toMatchObject([{ type: 'product', spuNo: sold.spuNo, note: '常用' }]);
    expect((await detail(contentId)).body).toHaveLength(1);
    const solution = await publish({ kind: 'solution', products: [{ skuNo: sold.skuNo, spuNo: sold.spuNo, quantity: 1, part: '' }] });
    const cards = await (await portal.as())(listContentOf, { query: { spuNo: sold.spuNo } });
    expect(cards.map((card) => card.contentId)).toEqual([solution, contentId]);
  });

  it('names the very model of a product block at the price of whoever looks, and no other in its place (CONTENT-1)', async () => {
    const sku = await aSku(portal.database, { price: 82.5, referPrice: 100 });
    const gone = await aSku(portal.database, { skuStatus: 1 });
    const block = ({ spuNo }: { spuNo: string }, skuNo: string) => ({ type: 'product' as const, spuNo, skuNo, note: '' });
    const contentId = await publish({ body: [block(sku, sku.skuNo), block(gone, gone.skuNo), block(gone, sku.skuNo), block(sku, 'K404')] });
    const [person, installer] = [await aPerson(portal.database), await anInstaller(portal.database)];
    for (const [accountNo, price, priceLabel] of [
      [undefined, 100, '参考价'],
      [person.accountNo, 100, '参考价'],
      [installer.accountNo, 82.5, '客户价'],
    ] as const) {
      const { body } = await detail(contentId, accountNo);
      expect(body).toHaveLength(1);
      expect(body).toMatchObject([{ skuNo: sku.skuNo, spuNo: sku.spuNo, price, priceLabel }]);
      expect(JSON.stringify(body).includes('82.5')).toBe(price === 82.5);
    }
  });

  it('takes no block that leads off this site or is none', async () => {
    for (const href of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil'])
      await expect(publish({ body: [{ type: 'link', label: '走', href }] })).rejects.toThrow('href');
    await expect(publish({ body: [{ type: 'file', fvName: '彩页.pdf', fvUrl: 'https://evil.example/a.pdf' }] })).rejects.toThrow('fvUrl');
    await expect(publish({ body: [{ type: 'html', text: '<b>' } as never] })).rejects.toThrow('type');
    await expect(publish({ picture: 'https://evil.example/a.svg' })).rejects.toThrow('pattern');
  });

  it('shows the documents that go with it, and is found by their names', async () => {
    const file = { type: 'file' as const, fvName: '壁挂套件彩页.pdf', fvUrl: '/api-file/v1/file/abc' };
    const contentId = await publish({ body: [{ type: 'paragraph', text: '安装' }, file] });
    expect((await detail(contentId)).body).toContainEqual(file);
    const call = await portal.as();
    expect((await call(searchContent, { query: { keyword: '壁挂套件' } })).data.cards.map((card) => card.contentId)).toEqual([contentId]);
  });

  it('is found by words: titles first, any word where none holds all, counted by kind', async () => {
    const call = await portal.as();
    const inBody = await publish({ title: '别的', body: [{ type: 'paragraph', text: '立杆接地电阻' }] });
    const inTitle = await publish({ kind: 'case', title: '立杆改造' });
    const found = await call(searchContent, { query: { keyword: '立杆' } });
    expect(found.data.cards.map(({ contentId }) => contentId)).toEqual([inTitle, inBody]);
    expect([found.count, found.data.counts]).toEqual([2, { solution: 0, case: 1, article: 1, video: 0 }]);
    const narrowed = await call(searchContent, { query: { keyword: '立杆', kind: 'case' } });
    expect([narrowed.count, narrowed.data.counts.article]).toEqual([1, 1]);
    expect((await call(searchContent, { query: { keyword: '立杆 恐龙' } })).count).toBe(2);
    // what names a kind puts it first, and is no word of the text
    expect((await call(searchContent, { query: { keyword: '立杆 文章' } })).data.cards.map(({ contentId }) => contentId)).toEqual([inBody, inTitle]);
    expect((await call(searchContent, { query: { keyword: '立杆案例' } })).data.cards.map(({ contentId }) => contentId)).toEqual([inTitle, inBody]);
    for (const keyword of ['', '。。', '恐龙']) expect(await call(searchContent, { query: { keyword } })).toMatchObject({ count: 0, data: { cards: [] } });
  });

  it('gives the first page the latest of each kind and what stands at a place now', async () => {
    const call = await portal.as();
    for (let n = 0; n < 6; n++) await publish({ title: `新${n}` });
    const kinds = (await call(listRecommendedContent)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'article')).toHaveLength(4);
    expect(kinds).toEqual(
      [...kinds].toSorted((a, b) => ['solution', 'case', 'article', 'video'].indexOf(a) - ['solution', 'case', 'article', 'video'].indexOf(b)),
    );
    const at = (ms: number) => new Date(portal.clock.now() + ms);
    const promotion = (id: string, fields: object) => ({
      id,
      placement: 1 as const,
      title: id,
      picture: '',
      href: '/solution',
      sortNo: 0,
      gmtFrom: at(-1),
      ...fields,
    });
    await insertPromotions(portal.database.db, [
      promotion('b', { sortNo: 2 }),
      promotion('a', {}),
      promotion('later', { gmtFrom: at(9) }),
      promotion('over', { gmtTo: at(-1) }),
    ]);
    expect((await call(listPromotions, { query: { placement: 1 } })).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await call(listPromotions, { query: { placement: 25 } })).toEqual([]);
  });

  it('gives certified enterprises the parameters of a family as a sheet without a price, and nobody else (CONTENT-9)', async () => {
    const sku = await aSku(portal.database, { price: 4321, referPrice: 5432 });
    const owner = await portal.as((await anInstaller(portal.database)).accountNo);
    const files = await owner(listFiles, { query: { size: 50 } });
    expect(files.data.find(({ fileId }) => fileId === sku.spuNo)).toMatchObject({ modelCount: 1 });
    const tree = await owner(listFileCategories);
    expect(tree.reduce((sum, { fileCount }) => sum + fileCount, 0)).toBe(files.count);
    expect((await owner(listFiles, { query: { categoryId: 999_999 } })).count).toBe(0);
    for (const someone of [undefined, (await aPerson(portal.database)).accountNo])
      expect([401, 403]).toContain((await failureOf((await portal.as(someone))(listFiles, { query: {} }))).status);
  });

  it('makes remembered pages new', async () => {
    const before = await getContentVersion(portal.database.db);
    await publish({ gmtPublished: new Date(0) });
    expect(await getContentVersion(portal.database.db)).not.toBe(before);
  });
});
