/** What is typed or chosen leads to the model that is meant: judged by an installer, not by the program. */
import { listPickingSpu, listSpu, type SpuCard } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCatalog } from '../../../../demo-world/catalog.ts';
import { loadGoods } from '@portal/server/testkit/catalog';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';

const world = demoCatalog({ now: Date.UTC(2026, 10, 21), brand: '海康威视' });
const families = new Map(world.spus.map((spu) => [spu.spuNo, spu]));
const onSale = world.skus.filter(({ skuStatus, spuNo }) => (skuStatus ?? 0) === 0 && (families.get(spuNo)?.status ?? 0) === 0);
const modelOf = new Map(onSale.map((model) => [model.skuNo, model]));
const withdrawn = world.skus.filter(({ skuStatus }) => skuStatus === 1);

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal({ remembers: true, unlimited: true });
  await loadGoods(portal.database, world);
}, 120_000);
afterAll(() => portal.close());

const dealer = () => portal.asA(UserType.SecondLevel);
const cards = async (query: Record<string, unknown>) => dealer()(listSpu, { query: { size: 10, ...query } as never });

/** The model each row of the selection list stands on, as its page chooses it. */
async function selected(query: Record<string, unknown>) {
  const { data } = await dealer()(listPickingSpu, { query: { size: 10, ...query } as never });
  return data.map(({ match, skus }) => match?.skuNo ?? skus[0]?.skuNo);
}

/** What the two lists say of each family: the same model, or that any of its models will do. */
async function matches(query: Record<string, unknown>) {
  const { data } = await dealer()(listPickingSpu, { query: { size: 10, ...query } as never });
  return data.map(({ spuNo, match }) => [spuNo, match?.skuNo ?? null]);
}

describe('a list that asks for no model', () => {
  test('shows of each family the model whose price it says, so that what is added costs what was read', async () => {
    const wrong: string[] = [];
    for (let page = 1; page <= 9; page++) {
      for (const card of (await cards({ size: 50, page })).data) {
        if ((modelOf.get(card.skuNo)?.price ?? null) !== card.price) wrong.push(`${card.skuModel} ${card.price}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a model number typed as it is', () => {
  test('leads to that model first, in the product list and in the selection list', async () => {
    const wrong: string[] = [];
    for (const { skuNo, skuModel, spuNo } of onSale) {
      const [card] = (await cards({ keyword: skuModel })).data;
      if (card?.skuNo !== skuNo) wrong.push(`${skuModel} shows ${card?.skuModel}`);
      if (families.get(spuNo)?.skuType === 2) continue;
      const [first] = await selected({ keyword: skuModel });
      if (first !== skuNo) wrong.push(`${skuModel} selects ${modelOf.get(first ?? '')?.skuModel}`);
    }
    expect(onSale.length).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  }, 300_000);

  const some = onSale.filter((_, index) => index % 40 === 0);
  test.each([
    ['in lower case', (model: string) => model.toLowerCase()],
    ['without separators', (model: string) => model.replace(/[^A-Za-z0-9]/g, '')],
    ['with blanks for separators', (model: string) => model.replace(/[-/]/g, ' ')],
    ['in full width', (model: string) => model.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
  ])('means the same %s', async (_name, write) => {
    const wrong: string[] = [];
    for (const { skuNo, skuModel } of some) {
      const [card] = (await cards({ keyword: write(skuModel) })).data;
      if (card?.skuNo !== skuNo) wrong.push(`${write(skuModel)} shows ${card?.skuModel}`);
    }
    expect(wrong).toEqual([]);
  });

  test('that is withdrawn finds nothing, rather than another model', async () => {
    expect(withdrawn.length).toBeGreaterThan(10);
    const found: string[] = [];
    for (const { skuModel } of withdrawn) {
      const { data } = await cards({ keyword: skuModel });
      if (data.length > 0) found.push(`${skuModel} shows ${data[0]?.skuModel}`);
    }
    expect(found).toEqual([]);
  });

  test('in part shows only models that have that part', async () => {
    for (const part of ['D6440', 'HV-D64', 'SPG08', 'N216', 'BR-W2']) {
      const { data } = await cards({ keyword: part });
      const key = part.replace(/[^A-Z0-9]/g, '');
      expect(data.length).toBeGreaterThan(0);
      expect(data.filter(({ skuModel }) => !skuModel.replace(/[^A-Z0-9]/g, '').includes(key)).map(({ skuModel }) => `${part}: ${skuModel}`)).toEqual([]);
    }
  });

  test('with the card’s price, stock, facts and picture all of that model', async () => {
    const model = onSale.find(({ skuModel }) => skuModel === 'HV-D6440-DL30');
    const { data } = await cards({ keyword: 'hv-d6440-dl30' });
    expect(data[0]).toMatchObject({ skuNo: model?.skuNo, price: model?.price, stockTotal: model?.stockTotal, skuDesc: model?.skuDesc });
    expect(data[0]?.match).toEqual({ skuNo: model?.skuNo, words: ['HV-D6440-DL30'] });
  });
});

type Judgment = (card: SpuCard, attributes: Record<string, unknown>) => boolean;
const attribute =
  (wanted: Record<string, unknown>): Judgment =>
  (_card, attributes) =>
    Object.entries(wanted).every(([code, value]) =>
      Array.isArray(attributes[code]) ? (attributes[code] as unknown[]).includes(value) : attributes[code] === value,
    );
const named =
  (name: RegExp): Judgment =>
  (card) =>
    name.test(`${card.secondCatagoryName} ${card.spuName}`);
const both =
  (...all: Judgment[]): Judgment =>
  (card, attributes) =>
    all.every((one) => one(card, attributes));
const bullet = named(/枪型网络摄像机/);
const dome = named(/半球网络摄像机/);
const recorder = named(/录像机/);
const powerSwitch = named(/PoE交换机/);

/** Of the first three hits (or as many as said, or as there are) every one must be what an installer means. */
const JUDGED: readonly (readonly [keyword: string, meant: Judgment, hits?: number])[] = [
  ['8路 录像机', both(recorder, attribute({ channels: 8 }))],
  ['8 路录像机', both(recorder, attribute({ channels: 8 }))],
  ['八路录像机', both(recorder, attribute({ channels: 8 }))],
  ['16路NVR', both(recorder, attribute({ channels: 16 }))],
  ['32路 录像机', both(recorder, attribute({ channels: 32 }))],
  ['4路录像机', both(recorder, attribute({ channels: 4 }))],
  ['16路 PoE录像机', both(named(/PoE硬盘录像机/), attribute({ channels: 16 }))],
  ['4盘位录像机', both(recorder, attribute({ hddBays: 4 }))],
  ['八盘位录像机', both(recorder, attribute({ hddBays: 8 }))],
  ['车载录像机 8路', both(named(/车载/), attribute({ channels: 8 }))],
  ['硬盘 6T', attribute({ sizeTB: 6 })],
  ['6TB 硬盘', attribute({ sizeTB: 6 })],
  ['6 tb硬盘', attribute({ sizeTB: 6 })],
  ['10T监控硬盘', attribute({ sizeTB: 10 })],
  ['企业级硬盘 8T', attribute({ sizeTB: 8, diskGrade: '企业级' })],
  ['128G 存储卡', attribute({ sizeGB: 128 })],
  ['8口 PoE交换机', both(powerSwitch, attribute({ poePorts: 8 }))],
  ['poe8口交换机', both(powerSwitch, attribute({ poePorts: 8 }))],
  ['8口交换机', both(named(/交换机/), attribute({ ports: 8 }))],
  ['24口 PoE交换机', both(powerSwitch, attribute({ poePorts: 24 }))],
  ['16口千兆交换机', both(named(/交换机/), attribute({ ports: 16 }))],
  ['5口交换机', both(named(/交换机/), attribute({ ports: 5 }))],
  ['48口核心交换机', both(named(/核心交换机/), attribute({ ports: 48 }))],
  ['半球 4mm', both(dome, attribute({ focalLengthMm: 4 }))],
  ['400万半球 4 mm', both(dome, attribute({ focalLengthMm: 4, resolution: '4MP' }))],
  ['枪机 6mm', both(bullet, attribute({ focalLengthMm: 6 }))],
  ['800万 枪机 PoE', both(bullet, attribute({ resolution: '8MP', power: 'PoE' }))],
  ['半球 12V', both(dome, attribute({ power: 'DC 12V' }))],
  ['4MP 半球', both(dome, attribute({ resolution: '4MP' }))],
  ['200万枪机', both(bullet, attribute({ resolution: '1080P' }))],
  ['1080P 半球', both(dome, attribute({ resolution: '1080P' }))],
  ['400w 枪机', both(bullet, attribute({ resolution: '4MP' }))],
  ['枪机 白光', both(bullet, attribute({ lightType: '白光' }))],
  ['全彩半球', both(dome, named(/全彩/))],
  ['枪机', bullet],
  ['qiangji', bullet],
  ['banqiu', dome],
  ['半圆摄像机', dome],
  ['录像机', recorder],
  ['luxiangji', recorder],
  ['交换机', named(/交换机/)],
  ['网线', named(/双绞线/)],
  ['六类网线', attribute({ category: '六类' }), 1],
  ['支架', named(/支架/)],
  ['球机支架', named(/球机.*支架/)],
  ['12V2A', attribute({ voltage: 12, currentA: 2 })],
  ['12V 5A 电源', attribute({ voltage: 12, currentA: 5 })],
  ['10kVA UPS', attribute({ capacityKVA: 10 })],
  ['100Ah蓄电池', attribute({ capacityAh: 100 })],
  ['4门 门禁控制器', both(named(/门禁控制器/), attribute({ doors: 4 }))],
  ['3米道闸', both(named(/道闸/), attribute({ boomLengthM: 3 }))],
  ['P2.5 LED屏', both(named(/LED/), attribute({ pitchMm: 2.5 }))],
  ['55寸拼接屏', attribute({ sizeInch: 55 })],
  ['单模光模块 20km', attribute({ fibreMode: '单模', distanceKm: 20 })],
  ['3米 监控立杆', both(named(/立杆/), attribute({ heightM: 3 }))],
  ['烟感', named(/感烟/)],
  ['磁力锁 双门', named(/双门磁力锁/)],
  ['电梯摄像机', named(/电梯/)],
  ['IP67 枪机', both(bullet, attribute({ ipRating: 67 }))],
  ['球机 ip66', both(named(/球型网络摄像机/), attribute({ ipRating: 66 }))],
  ['IP 67 枪机', both(bullet, attribute({ ipRating: 67 }))],
  ['IK10 半球', both(dome, attribute({ ikRating: 'IK10' }))],
  ['半球 Class3', both(dome, attribute({ poeClass: 3 }))],
  ['报警主机 16防区', both(named(/报警主机/), attribute({ zones: 16 }))],
  ['16区 报警主机', both(named(/报警主机/), attribute({ zones: 16 }))],
  ['十六防区报警主机', both(named(/报警主机/), attribute({ zones: 16 }))],
  ['吸顶音箱 6w', both(named(/吸顶扬声器/), attribute({ tapW: 6 }))],
  ['吸顶喇叭 10W', both(named(/吸顶扬声器/), attribute({ tapW: 10 }))],
  ['1.5平方 电源线', attribute({ areaMm2: 1.5, spec: 'RVV2x1.5', use: '电源线' }), 1],
  ['1.5mm² 电源线', attribute({ areaMm2: 1.5, spec: 'RVV2x1.5', use: '电源线' }), 1],
  ['2.5 平方电源线', attribute({ areaMm2: 2.5, spec: 'RVV2x2.5', use: '电源线' }), 1],
  ['二百万 枪机', both(bullet, attribute({ resolution: '1080P' }))],
  ['四百万枪机', both(bullet, attribute({ resolution: '4MP' }))],
  ['八百万 枪机', both(bullet, attribute({ resolution: '8MP' }))],
  ['枪机四百万', both(bullet, attribute({ resolution: '4MP' }))],
  ['4mm400万半球', both(dome, attribute({ focalLengthMm: 4, resolution: '4MP' }))],
  ['2.8mm800万枪机', both(bullet, attribute({ focalLengthMm: 2.8, resolution: '8MP' }))],
];
const ABSENT = ['不存在', '不存在的东西xyz', '没有这种东西', '红烧肉', '洗衣机', '手机壳', 'qwertyuiop', '宇宙飞船', '不锈钢水杯xyz', '随便什么'];

describe('what an installer types', () => {
  test.each(JUDGED.map(([keyword, meant, hits = 3]) => ({ keyword, meant, hits })))('$keyword', async ({ keyword, meant, hits }) => {
    const { data, loosened } = await cards({ keyword });
    const possible = new Set(onSale.filter((model) => meant(cardLike(model.spuNo), model.attributes ?? {})).map(({ spuNo }) => spuNo)).size;
    expect(possible).toBeGreaterThan(0);
    const shown = data.slice(0, Math.min(hits, possible));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((card) => !meant(card, modelOf.get(card.skuNo)?.attributes ?? {})).map(({ skuModel, spuName }) => `${spuName} ${skuModel}`)).toEqual(
      [],
    );
    expect(loosened).toBe(false);
    const hardware = data.filter(({ skuType }) => skuType !== 2);
    expect((await matches({ keyword })).slice(0, hardware.length)).toEqual(hardware.map(({ spuNo, match }) => [spuNo, match?.skuNo ?? null]));
    const alike = shown
      .filter(({ match }) => match === null)
      .flatMap((card) => onSale.filter(({ spuNo }) => spuNo === card.spuNo).map((model) => [card, model] as const));
    expect(alike.filter(([card, model]) => !meant(card, model.attributes ?? {})).map(([, { skuModel }]) => skuModel)).toEqual([]);
  });

  test.each(ABSENT)('%s is not to be had', async (keyword) => {
    expect(await cards({ keyword })).toEqual({ data: [], count: 0, loosened: false });
  });

  test('half of it is better than nothing, and is said to be half', async () => {
    const { data, loosened } = await cards({ keyword: '半球 宇宙飞船' });
    expect(loosened).toBe(true);
    expect(data.filter(({ spuName }) => !spuName.includes('半球'))).toEqual([]);
    expect((await cards({ keyword: 'HV-D6441-DL30' })).loosened).toBe(true);
  });

  test('a filter never loosens a keyword', async () => {
    const category = world.categories.find(({ catagoryName }) => catagoryName === '监控硬盘');
    expect(await cards({ keyword: '半球 4mm', portalCatagoryId: category?.id })).toEqual({ data: [], count: 0, loosened: false });
  });
});

const names = new Map(world.categories.map(({ id, catagoryName }) => [id, catagoryName]));
function cardLike(spuNo: string): SpuCard {
  const family = families.get(spuNo);
  return { spuNo, spuName: family?.spuName ?? '', secondCatagoryName: names.get(family?.secondCategoryId ?? 0) ?? '' } as SpuCard;
}

/** Every filter a page offers by number or option, on the categories installers filter most. */
const CHOICES: readonly (readonly [category: string, attributesStr: string])[] = [
  ...[4, 8, 16, 32, 64].map((channels) => ['网络硬盘录像机', `channels:${channels}`] as const),
  ...[1, 2, 4, 8].map((bays) => ['网络硬盘录像机', `hddBays:${bays}`] as const),
  ['网络硬盘录像机', 'channels:8!!!incomingMbps:60'],
  ['PoE硬盘录像机', 'channels:16!!!hddBays:4'],
  ...[1, 4, 6, 8, 20].map((size) => ['监控硬盘', `sizeTB:${size}`] as const),
  ...[4, 8, 16, 24].map((ports) => ['PoE交换机', `poePorts:${ports}`] as const),
  ['PoE交换机', 'poePorts:8!!!poeBudgetW:480'],
  ['PoE交换机', 'poePorts:8!!!poePorts:16'],
  ...[5, 16, 24].map((ports) => ['汇聚与接入交换机', `ports:${ports}`] as const),
  ...[2.8, 4, 6].map((focal) => ['半球网络摄像机', `focalLengthMm:${focal}`] as const),
  ['半球网络摄像机', 'focalLengthMm:4!!!power:PoE'],
  ['半球网络摄像机', 'power:DC 12V'],
  ['枪型网络摄像机', 'focalLengthMm:6!!!lightType:红外'],
  ['枪型网络摄像机', 'lightType:白光'],
  ['存储卡', 'sizeGB:128'],
  ['电源适配器', 'currentA:2'],
  ['电源适配器', 'currentA:2!!!location:室外'],
  ['门禁控制器', 'doors:4'],
  ['道闸', 'boomLengthM:4'],
  ['双绞线', 'category:六类'],
  ['UPS不间断电源', 'capacityKVA:10'],
  ['蓄电池', 'capacityAh:100'],
  ['光模块', 'distanceKm:20'],
];

describe('a filter that is chosen', () => {
  test.each(CHOICES)('%s by %s shows models that meet it', async (category, attributesStr) => {
    const portalCatagoryId = world.categories.find(({ catagoryName }) => catagoryName === category)?.id;
    const meets = (attributes: Record<string, unknown>) =>
      [...Map.groupBy(attributesStr.split('!!!'), (pair) => pair.split(':')[0] ?? '')].every(([code, pairs]) =>
        pairs.some((pair) => String(attributes[code]) === pair.slice(code.length + 1)),
      );
    const expected = new Set(
      onSale.filter(({ spuNo, attributes }) => families.get(spuNo)?.secondCategoryId === portalCatagoryId && meets(attributes ?? {})).map(({ spuNo }) => spuNo),
    );
    const { data, count } = await cards({ portalCatagoryId, attributesStr, size: 50 });
    expect(expected.size).toBeGreaterThan(0);
    expect(count).toBe(expected.size);
    expect(data.filter((card) => !meets(modelOf.get(card.skuNo)?.attributes ?? {})).map(({ skuModel }) => skuModel)).toEqual([]);
    expect(await matches({ portalCatagoryId, attributesStr, size: 50 })).toEqual(data.map(({ spuNo, match }) => [spuNo, match?.skuNo ?? null]));
  });

  test('says which value it was, where its family has others', async () => {
    const portalCatagoryId = world.categories.find(({ catagoryName }) => catagoryName === '网络硬盘录像机')?.id;
    const { data } = await cards({ portalCatagoryId, attributesStr: 'channels:8', size: 50 });
    expect(data.find(({ spuName }) => spuName === '车载硬盘录像机')?.match?.words).toEqual(['8 路']);
  });

  test('with a keyword is met by the same model', async () => {
    const { data } = await cards({ keyword: 'PoE 半球', attributesStr: 'focalLengthMm:4', size: 50 });
    expect(data.length).toBeGreaterThan(0);
    for (const { skuNo } of data) expect(modelOf.get(skuNo)?.attributes).toMatchObject({ focalLengthMm: 4, power: 'PoE' });
  });

  test.each(['asc', 'desc'])('keeps the order of the prices that are shown, %s', async (order) => {
    for (const query of [{ keyword: '8口 交换机' }, { attributesStr: 'poePorts:16' }, { b2bStockStatus: '0', keyword: '半球' }]) {
      const { data } = await cards({ ...query, sort: 'price', order, size: 50 });
      const prices = data.map(({ price }) => price ?? Number.NaN);
      expect(prices.length).toBeGreaterThan(5);
      expect(prices).toEqual(prices.toSorted((a, b) => (order === 'asc' ? a - b : b - a)));
    }
  });

  test('of stock shows a model that is in stock', async () => {
    const { data } = await cards({ b2bStockStatus: '0', size: 50, sort: 'sumNo' });
    expect(data.filter(({ skuNo, match }) => match !== null && modelOf.get(skuNo)?.stockTotal === 0)).toEqual([]);
    expect(data.some(({ match }) => match !== null)).toBe(true);
  });
});
