/** A catalogue of any size for measuring: deterministic, shaped like the real one (four models a family, 60 categories). */
import type { CatalogRows } from '@portal/server/modules/catalog/index';

const KINDS = ['半球摄像机', '枪型摄像机', '球型摄像机', '网络录像机', '交换机', '门禁控制器', '读卡器', '道闸', '扬声器', '功放', '显示屏', '不间断电源'];
const WORDS = ['红外', '星光级', '全彩', '智能', '高清', '室外', '室内', '防爆', '双光', '宽动态'];

export function benchCatalogue(skuCount: number): CatalogRows {
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
  const families = Math.ceil(skuCount / 4);
  const spus = Array.from({ length: families }, (_, at) => {
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
  const skus = Array.from({ length: skuCount }, (_, at) => {
    const family = Math.floor(at / 4);
    return {
      skuNo: `BK${at}`,
      spuNo: `BP${family}`,
      skuName: `型号 ${at}`,
      skuModel: `BM-${(at * 48_271) % 1_000_003}-${at}`,
      price: 100 + ((at * 37) % 90_000) / 10,
      referPrice: 125 + ((at * 37) % 90_000) / 8,
      stockTotal: at % 9,
      attributes: { role: 'ipCamera', powerW: 5 + (at % 20) },
      skuDesc: '4MP · 2.8 mm · PoE',
      sort: at % 4,
    };
  });
  return { categories: [...firsts, ...seconds], attributes: [], categoryAttributes: [], spus, skus };
}
