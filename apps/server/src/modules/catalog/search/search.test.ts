import { listSpu } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generatedCategories, generatedGoods, loadGoods } from '@portal/server/testkit/catalog';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';

const goods = generatedGoods(1500, 11);
const named: [spuNo: string, name: string, model: string, desc: string, second: number][] = [
  ['X1', '智能直杆道闸', 'HV-DZ-3T', '起落杆 3 米', 21],
  ['X2', '7 英寸可视对讲室内机', 'HV-SN7.0', '别墅与公寓', 21],
  ['X3', '30W 防水号角扬声器', 'HV-HJ30', '操场广播', 22],
  ['X4', '16 路 8 盘位网络硬盘录像机', 'HV-NR-16/8', '支持 H.265 解码，接入带宽 160Mbps', 12],
  ['X5', '4TB 监控级硬盘', 'HV-HD4000', '7×24 小时', 13],
  ['X6', '24 口千兆 PoE 交换机', 'HV-SW-24GP', '功率预算 370W', 21],
  ['X7', '六类非屏蔽双绞线', 'HV-C6-305', '305 米/箱', 22],
  ['X8', '200万红外半球型网络摄像机', 'DS-2CD3T46WD-I3', '2.8mm 镜头', 11],
  ['X9', '人脸识别门禁一体机', 'HV-FA100', '磁力锁联动', 21],
  ['X10', '户外全彩显示屏 P4', 'HV-LED-P4', '点间距 4mm', 22],
  ['X11', '6kVA 在线式不间断电源', 'HV-UPS6K', '机架式，不含摄像机', 22],
  ['X12', "特殊名称 100% 可靠的 'O型' 接头 \\ 备件_1", 'HV-SP-1', '', 22],
];

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal({ remembers: true, unlimited: true });
  await loadGoods(portal.database, {
    ...goods,
    spus: [
      ...(goods.spus ?? []),
      ...named.map(([spuNo, spuName, , spuDesc, secondCategoryId]) => ({
        spuNo,
        spuName,
        spuDesc,
        secondCategoryId,
        firstCategoryId: generatedCategories.find(({ id }) => id === secondCategoryId)?.parentId ?? 1,
        brandName: '海康威视',
        picture: 'dome',
        gmtListed: new Date('2020-01-01T00:00:00Z'),
      })),
    ],
    skus: [
      ...(goods.skus ?? []),
      ...named.map(([spuNo, skuName, skuModel]) => ({ skuNo: `K${spuNo}`, spuNo, skuName, skuModel, price: 100, referPrice: 125 })),
    ],
  });
}, 120_000);
afterAll(() => portal.close());

const search = (keyword: string, more: Record<string, unknown> = {}) =>
  portal.asA(UserType.Tourist)(listSpu, { query: { keyword, size: 50, ...more } as never });

describe('the first hit', () => {
  test.each([
    ['道闸', 'X1'],
    ['直杆道闸', 'X1'],
    ['挡车器', 'X1'],
    ['起落杆', 'X1'],
    ['室内机', 'X2'],
    ['可视对讲', 'X2'],
    ['7英寸室内机', 'X2'],
    ['号角', 'X3'],
    ['喇叭', 'X3'],
    ['30W 扬声器', 'X3'],
    ['8盘位录像机', 'X4'],
    ['NVR 16路', 'X4'],
    ['16路8盘位', 'X4'],
    ['4TB硬盘', 'X5'],
    ['4tb', 'X5'],
    ['监控硬盘 4T', 'X5'],
    ['24口交换机', 'X6'],
    ['poe交换机 千兆', 'X6'],
    ['ＰＯＥ　交换机　２４口', 'X6'],
    ['六类网线', 'X7'],
    ['双绞线', 'X7'],
    ['DS-2CD3T46WD-I3', 'X8'],
    ['ds2cd3t46wdi3', 'X8'],
    ['2CD3T46', 'X8'],
    ['ＤＳ－２ＣＤ３Ｔ４６', 'X8'],
    ['DS 2CD3T46WD', 'X8'],
    ['DS-2CD3T46WB-I3', 'X8'],
    ['DS-2CD3T64WD', 'X8'],
    ['2.8mm 半球', 'X8'],
    ['人脸门禁', 'X9'],
    ['门禁 磁力锁', 'X9'],
    ['FA100', 'X9'],
    ['户外大屏', 'X10'],
    ['LED显示屏', 'X10'],
    ['P4 显示屏', 'X10'],
    ['UPS', 'X11'],
    ['不间断电源', 'X11'],
    ['6KVA', 'X11'],
    ["'O型' 接头", 'X12'],
    ['100% 可靠', 'X12'],
    ['备件_1', 'X12'],
    ['HV-SN7.0', 'X2'],
    ['sn70', 'X2'],
  ])('for "%s" is %s', async (keyword, spuNo) => {
    const { data } = await search(keyword);
    expect(data.slice(0, 3).map((card) => [card.spuNo, card.spuName])[0]?.[0]).toBe(spuNo);
  });
});

describe('completeness', () => {
  const onSale = (goods.spus ?? []).filter(
    (spu) => (spu.status ?? 0) === 0 && (goods.skus ?? []).some((sku) => sku.spuNo === spu.spuNo && (sku.skuStatus ?? 0) === 0),
  );
  test.each(['红外', '半球', '万黑', '球网', '像机', '企业版', '全彩全景', '双光球型监控硬盘', '型网络摄', '光纤收发器企', '400万', '百兆', '线企'])(
    'every name that holds "%s" is found, and the first twenty all hold it',
    async (keyword) => {
      const holding = new Set(onSale.filter(({ spuName }) => spuName.includes(keyword)).map(({ spuNo }) => spuNo));
      const found: string[] = [];
      for (let page = 1; ; page++) {
        const { data } = await search(keyword, { page });
        found.push(...data.map(({ spuNo }) => spuNo));
        if (data.length < 50) break;
      }
      expect([...holding].filter((spuNo) => !found.includes(spuNo))).toEqual([]);
      const names = new Map(onSale.map(({ spuNo, spuName }) => [spuNo, spuName]));
      const wrong = found
        .slice(0, Math.min(20, holding.size))
        .filter((spuNo) => !(names.get(spuNo) ?? named.find(([no]) => no === spuNo)?.[1] ?? '').includes(keyword));
      expect(wrong).toEqual([]);
    },
  );

  test('several words must all hold', async () => {
    const { data, count } = await search('黑光 球型');
    expect(count).toBe(onSale.filter(({ spuName }) => spuName.includes('黑光') && spuName.includes('球型')).length);
    expect(data.every(({ spuName }) => spuName.includes('黑光') && spuName.includes('球型'))).toBe(true);
  });

  test('when not all words hold anywhere, half of them will do, and the answer says so', async () => {
    expect(await search('红外 太空站 宇宙飞船')).toMatchObject({ count: 0, loosened: false });
    // what is asked for is shown, however much is written around it
    expect(await search('道闸 太空站 宇宙飞船')).toMatchObject({ count: 1, loosened: true });
    expect(await search('道闸')).toMatchObject({ loosened: false });
    const { data, loosened } = await search('道闸 太空站');
    expect(loosened).toBe(true);
    expect(data[0]?.spuNo).toBe('X1');
  });

  test('a keyword goes together with filters and sorting', async () => {
    const { data } = await search('半球', { portalCatagoryId: 12, sort: 'price', order: 'asc', b2bStockStatus: '0' });
    expect(data.length).toBeGreaterThan(3);
    expect(data.every((card) => card.secondCatagoryName === '硬盘录像机' && card.spuName.includes('半球') && card.stockTotal > 0)).toBe(true);
    const prices = data.flatMap(({ price }) => price ?? []);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('what the catalogue does not have is not found', async () => {
    for (const keyword of ['航空母舰', '%', '___', '（）', 'ZZZZZZZZZZ'])
      expect({ keyword, ...(await search(keyword)) }).toEqual({ keyword, data: [], count: 0, loosened: false });
  });

  test('the count of a search is the number of families over all pages', async () => {
    const { count } = await search('摄像机 红外');
    const pages = await Promise.all(Array.from({ length: Math.ceil(count / 50) }, (_, index) => search('摄像机 红外', { page: index + 1 })));
    expect(new Set(pages.flatMap(({ data }) => data.map(({ spuNo }) => spuNo))).size).toBe(count);
  });
});
