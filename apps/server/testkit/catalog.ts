/** A generated catalogue of any size, the same every time. */
import type { AttributeValue } from '@portal/contract/catalog';
import type { Database } from '../src/platform/db/database.ts';
import { analyseCatalog } from '../src/modules/catalog/import/store.ts';
import { insertCatalog, type CatalogRows, type NewSku, type NewSpu } from '../src/modules/catalog/loading/insert-catalog.ts';
import { TEST_NOW } from './now.ts';

/** Numbers that look random and are the same every time. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const KINDS = ['半球', '枪型', '球型', '全景'] as const;
const LIGHTS = ['红外', '全彩', '黑光', '双光'] as const;
const PIXELS = [2, 4, 6, 8] as const;

/** Six second categories under two first ones; 1 and 2, 11…13 and 21…23. */
export const generatedCategories = [
  { id: 1, catagoryName: '视频监控', dataId: 'video', parentId: null, sort: 1 },
  { id: 2, catagoryName: '网络传输', dataId: 'network', parentId: null, sort: 2 },
  ...['网络摄像机', '硬盘录像机', '监控硬盘'].map((catagoryName, index) => ({
    id: 11 + index,
    catagoryName,
    dataId: `video-${index}`,
    parentId: 1,
    sort: index,
  })),
  ...['交换机', '网线', '光纤收发器'].map((catagoryName, index) => ({ id: 21 + index, catagoryName, dataId: `network-${index}`, parentId: 2, sort: index })),
];

export const generatedAttributes = [
  {
    id: 1,
    code: 'megapixels',
    attrName: '像素',
    attrGroup: '图像',
    valueType: 'number' as const,
    unit: 'MP',
    minValue: 1,
    maxValue: 64,
    filterable: true,
    sort: 1,
  },
  { id: 2, code: 'light', attrName: '补光', attrGroup: '图像', valueType: 'option' as const, options: [...LIGHTS], filterable: true, sort: 2 },
  { id: 3, code: 'poe', attrName: 'PoE 供电', attrGroup: '供电', valueType: 'boolean' as const, filterable: true, sort: 3 },
  {
    id: 4,
    code: 'codecs',
    attrName: '编码',
    attrGroup: '图像',
    valueType: 'options' as const,
    options: ['H.264', 'H.265', 'MJPEG'],
    filterable: true,
    sort: 4,
  },
  { id: 5, code: 'material', attrName: '材质', attrGroup: '外观', valueType: 'text' as const, filterable: false, sort: 5 },
];

/** `families` families with one to four models each (2.5 on average), listed an hour apart, one in twenty deactivated, some without a price. */
export function generatedGoods(families: number, seed = 7): CatalogRows {
  const below = sequence(seed);
  const spus: NewSpu[] = [];
  const skus: NewSku[] = [];
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  for (let n = 1; n <= families; n++) {
    const second = pick(generatedCategories.filter(({ parentId }) => parentId !== null));
    const kind = pick(KINDS);
    const light = pick(LIGHTS);
    const pixels = pick(PIXELS);
    const spuNo = `P${String(n).padStart(6, '0')}`;
    const spuName = `${pixels * 100}万${light}${kind}${second.catagoryName}${n % 7 === 0 ? '企业版' : ''}`;
    spus.push({
      spuNo,
      spuName,
      firstCategoryId: second.parentId ?? 1,
      secondCategoryId: second.id,
      brandName: '海康威视',
      spuDesc: `${light}补光，适合${pick(['学校', '园区', '商铺', '停车场'])}使用。`,
      picture: 'dome',
      skuType: n % 50 === 0 ? 2 : 0,
      status: n % 20 === 0 ? 1 : 0,
      isNew: n % 9 === 0,
      isHot: n % 11 === 0,
      isRecommended: n % 13 === 0,
      sumNo: below(500),
      gmtListed: new Date(TEST_NOW - n * 3_600_000),
    });
    for (let m = 0, models = 1 + below(4); m < models; m++) {
      const attributes: Record<string, AttributeValue> = {
        megapixels: pixels,
        light,
        poe: m % 2 === 0,
        codecs: m === 0 ? ['H.264'] : ['H.264', 'H.265'],
        material: '铝合金',
      };
      const price = n % 25 === 0 ? null : (5000 + below(500_000)) / 100;
      skus.push({
        skuNo: `K${String(n).padStart(6, '0')}${m}`,
        spuNo,
        skuName: spuName,
        skuModel: `HV-${'BCDE'.charAt(m)}${pixels}${String(n).padStart(5, '0')}-IR${(m + 1) * 10}`,
        price,
        referPrice: price === null ? null : Math.round(price * 125) / 100,
        skuStatus: n % 30 === 0 || (m === 3 && n % 5 === 0) ? 1 : 0,
        stockTotal: n % 4 === 0 ? 0 : below(100),
        attributes,
        skuDesc: `${pixels}MP · ${light} · ${m % 2 === 0 ? 'PoE' : 'DC 12V'}`,
        sort: m,
      });
    }
  }
  return {
    categories: generatedCategories,
    attributes: generatedAttributes,
    categoryAttributes: generatedCategories
      .filter(({ parentId }) => parentId !== null)
      .flatMap(({ id }) => generatedAttributes.map((attribute) => ({ categoryId: id, attributeId: attribute.id }))),
    spus,
    skus,
  };
}

/** Loads goods in one transaction and settles them, as an import does. */
export async function loadGoods(database: Database, rows: CatalogRows): Promise<void> {
  await database.transaction((db) => insertCatalog(db, rows));
  await analyseCatalog(database);
}
