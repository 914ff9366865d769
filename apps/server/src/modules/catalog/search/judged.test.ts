/** How often a keyword leads to what whoever typed it means (GOODS-7): a thousand of them, a quarter held out by a hash while words are mended. */
import { SpuQuery } from '@portal/contract/catalog';
import { goodsInMemory } from '@portal/server/testkit/goods-in-memory';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { VISITOR_PRICES } from '../../price/index.ts';
import { demoCatalog } from '../../../../demo-world/catalog.ts';
import { listPage } from '../listing/list-page.ts';
import { judgedCounted } from '@portal/server/testkit/judged/counted';
import { judgedDoors } from '@portal/server/testkit/judged/doors';
import { judgedFresh } from '@portal/server/testkit/judged/fresh';
import type { Judged } from '@portal/server/testkit/judged/judged';
import { installersFifth, lackingFifth } from '@portal/server/testkit/judged/installers-fifth';
import { installersFirst, lackingFirst } from '@portal/server/testkit/judged/installers-first';
import { installersFourth, lackingFourth } from '@portal/server/testkit/judged/installers-fourth';
import { installersSecond, lackingSecond } from '@portal/server/testkit/judged/installers-second';
import { installersThird, lackingThird } from '@portal/server/testkit/judged/installers-third';
import { installersSixth, lackingSixth } from '@portal/server/testkit/judged/installers-sixth';
import { installersEighth, lackingEighth } from '@portal/server/testkit/judged/installers-eighth';
import { installersNinth, lackingNinth } from '@portal/server/testkit/judged/installers-ninth';
import { installersTenth, lackingTenth } from '@portal/server/testkit/judged/installers-tenth';
import { installersEleventh } from '@portal/server/testkit/judged/installers-eleventh';
import { installersTwelfth } from '@portal/server/testkit/judged/installers-twelfth';
import { installersThirteenth } from '@portal/server/testkit/judged/installers-thirteenth';
import { installersFourteenth } from '@portal/server/testkit/judged/installers-fourteenth';
import { installersFifteenth } from '@portal/server/testkit/judged/installers-fifteenth';
import { installersSeventeenth } from '@portal/server/testkit/judged/installers-seventeenth';
import { installersEighteenth, lackingEighteenth } from '@portal/server/testkit/judged/installers-eighteenth';
import { installersNineteenth, lackingNineteenth, leftOpen } from '@portal/server/testkit/judged/installers-nineteenth';
import { installersSixteenth } from '@portal/server/testkit/judged/installers-sixteenth';
import { firstUser, installersSeventh, lackingSeventh } from '@portal/server/testkit/judged/installers-seventh';
import { judgedNetwork } from '@portal/server/testkit/judged/network';
import { judgedOnSite } from '@portal/server/testkit/judged/on-site';
import { judgedOpposites } from '@portal/server/testkit/judged/opposites';
import { judgedPlaced } from '@portal/server/testkit/judged/placed';
import { judgedNothing, judgedRest } from '@portal/server/testkit/judged/rest';
import { judgedVideo } from '@portal/server/testkit/judged/video';

const world = demoCatalog({ now: Date.UTC(2026, 10, 21), brand: '海康威视' });
const { db, sources } = goodsInMemory(world);
const categoryNames = new Map(world.categories.map(({ id, catagoryName }) => [id, catagoryName]));
const families = new Map(world.spus.map((spu) => [spu.spuNo, `${categoryNames.get(spu.secondCategoryId)} ${spu.spuName}`]));
const onSale = new Set(world.spus.filter(({ status }) => (status ?? 0) === 0).map(({ spuNo }) => spuNo));
const models = new Map(world.skus.filter(({ skuStatus, spuNo }) => (skuStatus ?? 0) === 0 && onSale.has(spuNo)).map((sku) => [sku.skuNo, sku]));

const search = (keyword: string) => listPage(db, sources, { query: SpuQuery.parse({ keyword, size: 10 }), prices: VISITOR_PRICES, skuType: null });

/** Is this model of this family what is meant? */
function isMeant({ means, having = {}, when }: Judged, { spuNo, skuNo }: { spuNo: string; skuNo: string }): boolean {
  const attributes = models.get(skuNo)?.attributes ?? {};
  const name = families.get(spuNo) ?? '';
  return (
    means.test(name) &&
    (when?.(attributes, name) ?? true) &&
    Object.entries(having).every(([code, value]) => [attributes[code]].flat().includes(value as never))
  );
}

interface Verdict {
  keyword: string;
  hit: boolean;
  first: boolean;
  said: boolean;
}

async function judge(one: Judged): Promise<Verdict> {
  const { shown, fallback } = await search(one.keyword);
  const possible = new Set([...models.values()].filter((model) => isMeant(one, model)).map(({ spuNo }) => spuNo)).size;
  if (possible === 0) throw new Error(`nothing the demo world has is meant by ${one.keyword}`);
  const hit = shown.some((model) => isMeant(one, model));
  const first = shown.slice(0, Math.min(one.first ?? 3, possible));
  const left = (fallback?.left ?? []).map((text) => text.replaceAll(' ', ''));
  return {
    keyword: one.keyword,
    hit,
    first: hit && first.every((model) => isMeant(one, model)) && !shown.some(({ spuNo }) => one.never?.test(families.get(spuNo) ?? '')),
    said: one.without === undefined || left.join() === one.without.join(),
  };
}

const isHeldOut = ({ keyword }: Judged): boolean => (createHash('sha256').update(keyword).digest()[0] ?? 0) < 64;
const all = [...new Map([...judgedVideo, ...judgedNetwork, ...judgedDoors, ...judgedRest].map((one) => [one.keyword, one])).values()];
const SETS = [
  { name: 'looked at while words were mended', set: all.filter((one) => !isHeldOut(one)), least: 0.98 },
  { name: 'held out', set: all.filter(isHeldOut), least: 0.95 },
  { name: 'written afterwards', set: judgedFresh, least: 0.85 },
  { name: 'as installers type on a site', set: judgedOnSite, least: 0.95 },
  { name: 'opposites, as installers ask', set: judgedOpposites, least: 1 },
  { name: 'so many of them, for so long, for so many', set: judgedCounted, least: 1 },
  { name: 'with where it goes, and by what it does', set: judgedPlaced, least: 0.95 },
  { name: 'left open by those who looked before', set: leftOpen, least: 1 },
];
/** Written before anything was looked for; their first figures stand in docs/testing.md, and mended they are held here. */
const INSTALLERS = [
  { name: 'first', set: installersFirst, lacking: lackingFirst, least: 0.98 },
  { name: 'second', set: installersSecond, lacking: lackingSecond, least: 0.97 },
  { name: 'third', set: installersThird, lacking: lackingThird, least: 0.96 },
  { name: 'fourth', set: installersFourth, lacking: lackingFourth, least: 0.98 },
  { name: 'fifth', set: installersFifth, lacking: lackingFifth, least: 0.97 },
  { name: 'sixth', set: installersSixth, lacking: lackingSixth, least: 0.97 },
  { name: 'seventh', set: installersSeventh, lacking: lackingSeventh, least: 0.97 },
  { name: 'eighth', set: installersEighth, lacking: lackingEighth, least: 0.96 },
  { name: 'ninth', set: installersNinth, lacking: lackingNinth, least: 0.97 },
  { name: 'tenth', set: installersTenth, lacking: lackingTenth, least: 0.97 },
  { name: 'eleventh', set: installersEleventh, lacking: [], least: 0.97 },
  { name: 'twelfth', set: installersTwelfth, lacking: [], least: 0.97 },
  { name: 'thirteenth', set: installersThirteenth, lacking: [], least: 0.97 },
  { name: 'fourteenth', set: installersFourteenth, lacking: [], least: 0.96 },
  { name: 'fifteenth', set: installersFifteenth, lacking: [], least: 0.98 },
  { name: 'sixteenth', set: installersSixteenth, lacking: [], least: 0.98 },
  { name: 'seventeenth', set: installersSeventeenth, lacking: [], least: 0.98 },
  { name: 'eighteenth', set: installersEighteenth, lacking: lackingEighteenth, least: 0.98 },
  { name: 'nineteenth', set: installersNineteenth, lacking: lackingNineteenth, least: 0.98 },
  { name: 'first user', set: firstUser, lacking: [], least: 1 },
];

const share = (verdicts: readonly Verdict[], is: (verdict: Verdict) => boolean): number => verdicts.filter(is).length / verdicts.length;
const failing = (verdicts: readonly Verdict[], is: (verdict: Verdict) => boolean): string =>
  verdicts
    .filter((one) => !is(one))
    .map(({ keyword }) => keyword)
    .join(' ');

describe('judged keywords', () => {
  test('红外80米枪机 shows models that see so far, not those whose family has one', async () => {
    const { shown } = await search('红外80米枪机');
    expect(shown.length).toBeGreaterThan(3);
    expect(new Set(shown.map(({ skuNo }) => models.get(skuNo)?.attributes?.['irRangeM']))).toEqual(new Set([80]));
  });

  test.each(['路灯杆上装的球机 变焦远一点', '显示器 24寸 监控', '存一个月的服务器'])(
    '%s is not nothing for what is written around the thing',
    async (keyword) => expect((await search(keyword)).count).toBeGreaterThan(0),
  );

  test('there are a thousand of them (GOODS-16)', () => expect(all.length).toBeGreaterThanOrEqual(1000));

  test.each(SETS)('$name: what is meant is among the first ten, and the first three are it', async ({ set, least }) => {
    const verdicts: Verdict[] = [];
    for (const one of set) verdicts.push(await judge(one));
    expect(
      share(verdicts, ({ hit }) => hit),
      failing(verdicts, ({ hit }) => hit),
    ).toBeGreaterThanOrEqual(least);
    expect(
      share(verdicts, ({ first }) => first),
      failing(verdicts, ({ first }) => first),
    ).toBeGreaterThanOrEqual(least - 0.01);
    expect(failing(verdicts, ({ said }) => said)).toBe('');
  });

  test.each(INSTALLERS)('the $name set of installers: what is meant is among the first ten, and the first three are it', async ({ set, lacking, least }) => {
    const verdicts: Verdict[] = [];
    for (const one of set) verdicts.push(await judge(one));
    for (const keyword of lacking) {
      const { count, fallback } = await search(keyword);
      const isSaid = count === 0 || (fallback?.left.length ?? 0) > 0;
      verdicts.push({ keyword, hit: isSaid, first: isSaid, said: true });
    }
    expect(
      share(verdicts, ({ first }) => first),
      failing(verdicts, ({ first }) => first),
    ).toBeGreaterThanOrEqual(least);
  });

  test.each(['8路录像机', '24口交换机', '400万半球', '磁力锁'])('of %s what can be had comes before what is meant as well and cannot', async (keyword) => {
    const { shown } = await search(keyword);
    const stocks = shown.map(({ skuNo }) => (models.get(skuNo)?.stockTotal ?? 0) > 0);
    expect(stocks[0]).toBe(true);
    expect(stocks).toContain(true);
  });

  test('8路录像机: none that is sold out stands before one that is not, for all are meant as well', async () => {
    const stocks = (await search('8路录像机')).shown.map(({ skuNo }) => (models.get(skuNo)?.stockTotal ?? 0) > 0);
    expect(stocks).toEqual(stocks.toSorted((a, b) => Number(b) - Number(a)));
    expect(stocks).toContain(false);
  });

  test('六类网线: a cable for lifts comes after those for everything', async () => {
    const names = (await search('六类网线')).shown.map(({ spuNo }) => families.get(spuNo) ?? '');
    expect(names.slice(0, 3).join()).not.toMatch(/电梯|门禁/);
    expect(names.join()).toMatch(/电梯/);
    expect((await search('电梯网线')).shown.map(({ spuNo }) => families.get(spuNo))[0]).toMatch(/电梯/);
  });

  test.each(['校园广播', '学校广播'])('%s shows what sounds in a school, not one model alone', async (keyword) => {
    const { shown } = await listPage(db, sources, { query: SpuQuery.parse({ keyword, size: 50 }), prices: VISITOR_PRICES, skuType: null });
    const names = shown.map(({ spuNo }) => families.get(spuNo) ?? '').join();
    for (const thing of [/音箱|扬声器/, /音柱/, /功放/]) expect(names).toMatch(thing);
  });

  test('手机 stands in descriptions alone, and that is said', async () => {
    expect(await search('手机')).toMatchObject({ loosened: true, fallback: { left: ['手机'], kept: '' } });
    expect((await search('onvif')).loosened).toBe(false);
  });

  test('消防门 断电开: where it hangs is left out and named', async () => {
    const { shown, fallback } = await search('消防门 断电开');
    expect(fallback).toMatchObject({ left: ['消防门'], kept: '断电开' });
    for (const { skuNo } of shown) expect(models.get(skuNo)?.attributes?.['failMode']).toBe('断电开门');
  });

  test.each(['消防门', '消防通道', '疏散门'])('断电开的锁 %s: the lock is found as it is alone, and only the place is left out', async (place) => {
    const alone = await search('断电开的锁');
    const placed = await search(`断电开的锁 ${place}`);
    expect(alone.count).toBeGreaterThan(0);
    expect(placed.count).toBe(alone.count);
    expect(placed.fallback?.left).toEqual([place]);
  });

  test.each(['电动推杆'])('%s is not sold: what only shares a trait with it is no answer', async (keyword) => expect((await search(keyword)).count).toBe(0));

  test('车牌识别 道闸: of two things that nothing is at once each is shown', async () => {
    const { shown, loosened, fallback } = await search('车牌识别 道闸');
    expect({ loosened, fallback }).toMatchObject({ loosened: true, fallback: { left: [], kept: '车牌识别 或 道闸' } });
    const names = shown.map(({ spuNo }) => families.get(spuNo) ?? '');
    expect(names.filter((name) => name.startsWith('道闸')).length).toBeGreaterThan(2);
    expect(names.filter((name) => name.startsWith('车牌识别')).length).toBeGreaterThan(2);
  });

  test('12v2a 室外电源 is the model for outdoors, whatever its family says of both', async () => {
    const { shown } = await search('12v2a 室外电源');
    expect(shown.map(({ skuNo }) => models.get(skuNo)?.attributes?.['location'])).toEqual(['室外']);
  });

  test.each(['-1', '1', ' a ', '-'])('%j says nothing that could be looked for', async (keyword) => expect((await search(keyword)).count).toBe(0));
  test('one Chinese sign is a word', async () => expect((await search('锁')).count).toBeGreaterThan(3));

  test.each(judgedNothing)('%s is not to be had', async (keyword) => expect(await search(keyword)).toMatchObject({ count: 0, loosened: false }));

  test.each([
    ['空开', '空开', '断路器'],
    ['电瓶', '电瓶', '蓄电池'],
    ['200米网线', '200 米', '每箱（卷）200 米'],
  ])('%s says how it was read (GOODS-34)', async (keyword, typed, meant) => {
    expect(await search(keyword)).toMatchObject({ loosened: false, fallback: { left: [], read: [{ typed, meant }] } });
  });

  test.each(['半球', '六类网线', '断路器', '防雷'])('of %s there is nothing to say', async (keyword) => {
    expect((await search(keyword)).fallback).toBeUndefined();
  });

  test('a word that was heard as another says so', async () => {
    expect(await search('半求')).toMatchObject({ loosened: true, fallback: { instead: '半球', left: [] } });
    expect(await search('防爆摄像机')).toMatchObject({ loosened: true, fallback: { instead: null, left: ['防爆'] } });
  });

  test.each([
    ['海康 DS-2CD3T46', 'DS-2CD3T46', /枪型/, { resolution: '4MP' }],
    ['ds-7808n-k2/8p', 'DS-7808N-K2/8P', /PoE硬盘录像机/, { channels: 8 }],
    ['大华 NVR4216', 'NVR4216', /录像机/, { channels: 16 }],
    ['DH-IPC-HDBW2831', 'DH-IPC-HDBW2831', /防暴半球/, { resolution: '8MP' }],
    ['TL-SG1008P', 'TL-SG1008P', /PoE交换机/, { poePorts: 8 }],
    ['WD40PURX', 'WD40PURX', /硬盘/, { sizeTB: 4 }],
  ])('%s is no number of ours: what is like it is shown, and that is said (GOODS-39)', async (keyword, foreign, means, having) => {
    const { shown, fallback, loosened } = await search(keyword);
    expect({ loosened, foreign: fallback?.foreign }).toEqual({ loosened: true, foreign });
    for (const one of shown.slice(0, 2)) expect(isMeant({ keyword, means, having }, one), families.get(one.spuNo)).toBe(true);
  });

  test('a number that no scheme knows is not answered by its maker', async () => {
    expect((await search('海康 XYZ-9981AA')).count).toBe(0);
    expect((await search('海康')).count).toBeGreaterThan(100);
    expect((await search('海康半球')).count).toBeGreaterThan(10);
  });

  test('便宜的半球 shows the lowest price first, and nothing that only goes with one (GOODS-41)', async () => {
    const { shown, fallback } = await search('便宜的半球');
    const prices = shown.map(({ skuNo }) => models.get(skuNo)?.referPrice ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    for (const { spuNo } of shown) expect(families.get(spuNo)).toMatch(/^半球网络摄像机/);
    expect(fallback?.read).toEqual([{ typed: '便宜的', meant: '价格从低到高' }]);
  });

  test.each([
    ['200块以下400万半球', '200块以下', '4MP'],
    ['预算500 800万半球', '预算500', '8MP'],
    ['￥200以内的200万半球', '¥200以内的', '1080P'],
  ])('%s: what may be paid is no figure of the thing, and asks for the lowest price first (GOODS-41)', async (keyword, typed, resolution) => {
    const { shown, fallback } = await search(keyword);
    expect(fallback).toEqual({ instead: null, left: [], kept: '', read: [{ typed, meant: '价格从低到高' }] });
    expect(new Set(shown.map(({ skuNo }) => models.get(skuNo)?.attributes?.['resolution']))).toEqual(new Set([resolution]));
  });

  test('8块硬盘录像机 counts disks and no money', async () => expect((await search('8块硬盘录像机')).fallback?.read ?? []).toEqual([]));

  test.each([
    ['64路视频授权', 'HV-LC-VC64'],
    ['门禁授权 16门', 'HV-LC-AD16'],
    ['pvc管 20', 'HV-TP20'],
    ['2*1.5平方电源线', 'HV-PW2150'],
  ])('%s shows %s first: a count by whatever name, a measure on either side of its thing', async (keyword, model) => {
    expect(models.get((await search(keyword)).shown[0]?.skuNo ?? '')?.skuModel).toBe(model);
  });

  test('没有wifi也能用的门铃: what works without is not asked to have none, and what no doorbell has is named', async () => {
    const { count, fallback } = await search('没有wifi也能用的门铃');
    expect({ count, left: fallback?.left }).toEqual({ count: 1, left: ['没网'] });
  });

  test('车位显示牌 is not cut through for a word that sounds alike', async () => expect((await search('车库车位显示牌')).fallback?.instead ?? null).toBeNull());
});
