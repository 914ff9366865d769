/** A catalogue of any size for measuring: deterministic, shaped like the real one (four models a family, 60 categories). */
import type { CatalogRows } from '@portal/server/modules/catalog/index';

export const KINDS = [
  '半球摄像机',
  '枪型摄像机',
  '球型摄像机',
  '网络录像机',
  '交换机',
  '门禁控制器',
  '读卡器',
  '道闸',
  '扬声器',
  '功放',
  '显示屏',
  '不间断电源',
];
const LIGHTS = ['暖光', '白光', '冷光', '无补光'];
export const WORDS = ['红外', '星光级', '全彩', '智能', '高清', '室外', '室内', '防爆', '双光', '宽动态'];

/** `from`: leaves out the models before it, and the categories with them, so that a large one is made in parts. */
export function benchCatalogue(skuCount: number, from = 0): CatalogRows {
  const firsts = KINDS.map((kind, at) => ({ id: at + 1, catagoryName: `${kind}大类`, dataId: `first-${at}`, parentId: null, sort: at }));
  const seconds = KINDS.flatMap((kind, at) =>
    Array.from({ length: 5 }, (_, below) => ({
      id: 100 + at * 5 + below,
      catagoryName: `${WORDS[(at + below) % WORDS.length]}${kind}`,
      dataId: `second-${at}-${below}`,
      parentId: at + 1,
      sort: below,
    })),
  );
  const spus = Array.from({ length: Math.ceil((skuCount - from) / 4) }, (_, place) => {
    const at = from / 4 + place;
    const second = seconds[at % seconds.length];
    if (!second) throw new Error('no category');
    return {
      spuNo: `BP${at}`,
      spuName: `${WORDS[at % 10]}${WORDS[(at * 7 + 3) % 10]}${KINDS[second.parentId - 1]} ${at}`,
      firstCategoryId: second.parentId,
      secondCategoryId: second.id,
      brandName: '海康威视',
      spuDesc: '测量用产品',
      picture: 'dome',
      isNew: at % 10 === 0,
      isHot: at % 7 === 0,
      isRecommended: at % 5 === 0,
      sumNo: (at * 7919) % 1000,
      gmtListed: new Date(Date.UTC(2024, 0, 1) + at * 600_000),
    };
  });
  const skus = Array.from({ length: skuCount - from }, (_, place) => {
    const at = from + place;
    const family = Math.floor(at / 4);
    return {
      skuNo: `BK${at}`,
      spuNo: `BP${family}`,
      skuName: `型号 ${at}`,
      skuModel: `BM-${(at * 48_271) % 1_000_003}-${at}`,
      price: 100 + ((at * 37) % 90_000) / 10,
      referPrice: 125 + ((at * 37) % 90_000) / 8,
      stockTotal: at % 9,
      attributes: { role: 'ipCamera', powerW: 5 + (at % 20), light: LIGHTS[(at * 31) % LIGHTS.length] ?? '', poe: at % 3 === 0 },
      skuDesc: '4MP · 2.8 mm · PoE',
      sort: at % 4,
    };
  });
  if (from > 0) return { spus, skus };
  const attributes = [
    { id: 1, code: 'powerW', attrName: '功率', attrGroup: '供电', valueType: 'number' as const, unit: 'W', filterable: true, sort: 1 },
    { id: 2, code: 'light', attrName: '补光', attrGroup: '图像', valueType: 'option' as const, options: [...LIGHTS], filterable: true, sort: 2 },
    { id: 3, code: 'poe', attrName: 'PoE 供电', attrGroup: '供电', valueType: 'boolean' as const, filterable: true, sort: 3 },
  ];
  const categoryAttributes = seconds.flatMap(({ id }) => attributes.map((attribute) => ({ categoryId: id, attributeId: attribute.id })));
  return { categories: [...firsts, ...seconds], attributes, categoryAttributes, spus, skus };
}
