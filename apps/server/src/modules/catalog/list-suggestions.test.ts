import { listSpu, listSuggestions } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertContent } from '../content/index.ts';
import { demoCatalog } from '../../../demo-world/catalog.ts';
import { loadGoods } from '@portal/server/testkit/catalog';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal({ remembers: true, unlimited: true });
  await loadGoods(portal.database, demoCatalog({ now: Date.UTC(2026, 10, 21), brand: '海康威视' }));
}, 120_000);
afterAll(() => portal.close());

const suggest = (keyword: string) => portal.asA(UserType.Tourist)(listSuggestions, { query: { keyword } });

describe('while a keyword is typed', () => {
  test('a number offers the models that begin with it or hold it, with their facts', async () => {
    for (const typed of ['hv-d6440', 'D6440', 'ｄ６４４０']) {
      const [first] = await suggest(typed);
      expect(first).toMatchObject({ kind: 'model', text: 'HV-D6440-DL30', note: '4MP · 4 mm · PoE' });
      expect(first?.skuNo).not.toBeNull();
    }
  });

  test('a word offers categories of that name and families', async () => {
    const offered = await suggest('半球');
    expect(offered[0]).toMatchObject({ kind: 'category', text: '半球网络摄像机', spuNo: null });
    expect(offered[0]?.note).toMatch(/^\d+ 个产品$/);
    const products = offered.filter(({ kind }) => kind === 'product');
    expect(products.length).toBeGreaterThan(2);
    expect(products.filter(({ text, spuNo }) => !text.includes('半球') || spuNo === null)).toEqual([]);
    expect(await suggest('视频监控')).toContainEqual(expect.objectContaining({ kind: 'category', text: '视频监控' }));
  });

  test.each([
    ['枪机', /枪型网络摄像机|枪型|筒型/],
    ['球机', /球型网络摄像机|球机$/],
    ['网线', /双绞线|网络线/],
    ['电池', /蓄电池/],
  ])('%s offers the thing itself before what only goes with it', async (keyword, means) => {
    const offered = await suggest(keyword);
    expect(offered[0]?.kind).toBe('category');
    const products = offered.filter(({ kind }) => kind === 'product');
    expect(products.length).toBeGreaterThan(2);
    for (const { text } of products.slice(0, 3)) expect(text).toMatch(means);
  });

  test('a word that is not finished offers what its beginning means', async () => {
    expect((await suggest('半球摄')).some(({ text }) => text.includes('半球'))).toBe(true);
    expect((await suggest('luxiangji')).some(({ text }) => text.includes('录像机'))).toBe(true);
  });

  test.each([
    ['lux', '录像机'],
    ['luxiang', '录像机'],
    ['banq', '半球'],
    ['jiaohuan', '交换机'],
    ['menj', '门禁'],
    ['qiuj', '球'],
    ['shexiang', '摄像机'],
  ])('%s, half of a word in letters, offers %s', async (letters, word) => {
    const offered = await suggest(letters);
    expect(offered.length).toBeGreaterThan(2);
    expect(offered.some(({ text }) => text.includes(word))).toBe(true);
  });

  test.each(['8路', '8路录像机', '4T', '12V2A'])('%s, a figure with what it counts, offers what the search finds first', async (keyword) => {
    const { data } = await portal.asA(UserType.Tourist)(listSpu, { query: { keyword, size: 10 } });
    const offered = (await suggest(keyword)).map(({ skuNo, spuNo }) => skuNo ?? spuNo);
    expect(offered.length).toBeGreaterThan(0);
    expect(data.flatMap(({ skuNo, spuNo }) => [skuNo, spuNo])).toEqual(expect.arrayContaining([offered[0]]));
  });

  test('words apart offer the first models that the search finds of them', async () => {
    for (const keyword of ['poe 交换机 8口', '半球 400万 拾音', '24口　交换机']) {
      const { data } = await portal.asA(UserType.Tourist)(listSpu, { query: { keyword, size: 10 } });
      expect(data.length).toBeGreaterThan(3);
      expect((await suggest(keyword)).filter(({ kind }) => kind === 'model').map(({ skuNo }) => skuNo)).toEqual(data.slice(0, 8).map(({ skuNo }) => skuNo));
    }
    // a sign alone may be the beginning of anything
    expect((await suggest('半球 4')).filter(({ kind }) => kind === 'model')).toEqual([]);
    // what it finds by leaving one out is offered to nobody who has not asked
    expect((await suggest('半球 宇宙飞船')).filter(({ kind }) => kind === 'model')).toEqual([]);
  });

  test('there are eight at the most, and none for what is not to be had', async () => {
    for (const typed of ['摄像机', 'HV-', '红外']) expect((await suggest(typed)).length).toBeLessThanOrEqual(8);
    for (const typed of ['%', '宇宙飞船', "';--"]) expect(await suggest(typed)).toEqual([]);
  });

  test('what is published is offered by its title, behind the goods, and not before its time', async () => {
    const of = (contentId: string, title: string, later = 0) => ({
      contentId,
      kind: 'solution' as const,
      state: 'published' as const,
      title,
      summary: '',
      body: [],
      picture: '',
      gmtPublished: new Date(portal.clock.now() + later),
    });
    await insertContent(portal.database.db, [of('C-1', '校园 32 点位', -1), of('C-2', '校园门禁', 3_600_000)], portal.clock.now());
    portal.clock.forward(60_000);
    expect(await suggest('校园')).toEqual([
      expect.objectContaining({ kind: 'content', text: '校园 32 点位', note: '方案', contentId: 'C-1', contentKind: 'solution' }),
    ]);
  });

  test('a withdrawn model is not offered', async () => {
    expect((await suggest('HV-D1240-IR30-D')).map(({ text }) => text)).not.toContain('HV-D1240-IR30-D');
  });

  test('an empty keyword is refused', async () => {
    await expect(suggest(' ')).rejects.toMatchObject({ status: 400 });
  });
});
