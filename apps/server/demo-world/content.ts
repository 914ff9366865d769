/** What is published in the demo world: industries, solutions, cases, articles, films, and what stands on the first page. */
import { PromotionPlacement, type ContentKind } from '@portal/contract/content';
import type { CatalogRows } from '../src/modules/catalog/index.ts';
import { insertContent, insertIndustries, insertPromotions, insertSales, type NewContent } from '../src/modules/content/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { attachmentsOf } from './brochures.ts';
import { cases } from './content-cases.ts';
import { siteArticles } from './content-articles-site.ts';
import { videoArticles } from './content-articles-video.ts';
import type { DemoText } from './content-parts.ts';
import { films, wordsOf } from './content-videos.ts';
import { industries, solutions } from './content-solutions.ts';

const DAY_MS = 86_400_000;

/** By kind, the newest first. */
export const demoTexts: readonly (readonly [ContentKind, readonly DemoText[]])[] = [
  ['solution', solutions],
  ['case', cases],
  ['article', [...videoArticles, ...siteArticles]],
];

/** Address of a text's cover; `tools/draw-pictures.mjs` draws it. */
export const coverName = (contentId: string): string => `cover-${contentId}`;

/** Where a film lies, its captions and its picture beside it. */
const filmAt = (contentId: string, ending: string): string => `/films/${contentId}.${ending}`;

const publishedFilms = (now: number): NewContent[] =>
  films.map((film, place) => ({
    contentId: film.contentId,
    kind: 'video',
    title: film.title,
    summary: film.summary,
    picture: filmAt(film.contentId, 'webp'),
    tags: film.tags,
    related: film.related,
    videoGroup: film.videoGroup,
    videoSrc: filmAt(film.contentId, 'webm'),
    state: 'published',
    gmtPublished: new Date(now - (place * 5 + 2) * DAY_MS),
    body: wordsOf(film),
  }));

/** Texts and films as they are published; a model that the goods have not throws. */
export function demoContent({ skus = [], spus = [] }: CatalogRows, now: number): NewContent[] {
  const nameOf = new Map(spus.map(({ spuNo, spuName }) => [spuNo, spuName]));
  const brochureOf = (spuNo: string) =>
    attachmentsOf(spuNo, nameOf.get(spuNo) ?? spuNo).map(({ fileTitle, fileUrl }) => ({ type: 'file' as const, fvName: fileTitle, fvUrl: fileUrl }));
  const byModel = new Map(skus.map(({ skuModel, skuNo, spuNo }) => [skuModel, { skuNo, spuNo }]));
  const modelOf = (model: string) => {
    const found = byModel.get(model);
    if (!found) throw new Error(`The demo world publishes ${model}, which its goods have not`);
    return found;
  };
  const texts = demoTexts.flatMap(([kind, texts], kindPlace) =>
    texts.map(({ contentId, title, summary, tags, industryId, related, uses = [], names = [], body }, place): NewContent => ({
      contentId,
      kind,
      title,
      summary,
      picture: `/pictures/${coverName(contentId)}.svg`,
      industryId: industryId ?? null,
      tags,
      related: related ?? [],
      state: 'published',
      gmtPublished: new Date(now - (place * 6 + kindPlace + 1) * DAY_MS),
      body: [
        ...body,
        ...names.map(([model, note]) => ({ type: 'product' as const, ...modelOf(model), note })),
        ...[...new Set([...names, ...uses].map(([model]) => modelOf(model).spuNo))].flatMap(brochureOf),
      ],
      products: uses.map(([model, quantity, part]) => ({ ...modelOf(model), quantity, part })),
    })),
  );
  return [...texts, ...publishedFilms(now)];
}

const PROMOTIONS: readonly (readonly [id: string, placement: PromotionPlacement, contentId: string, title: string, href: string])[] = [
  ['PR1', PromotionPlacement.Carousel, 'S1002', '校园 32 点位：整套清单，一键加入', '/solution/detail?contentId=S1002&from=5'],
  ['PR2', PromotionPlacement.Carousel, 'S1004', '小区周界声光警戒：夜里当场喊话', '/solution/detail?contentId=S1004&from=5'],
  ['PR3', PromotionPlacement.Carousel, 'A3001', '录像机硬盘怎么算，一张表说清', '/information/detail?contentId=A3001&type=article'],
  ['PR7', PromotionPlacement.Carousel, 'S1001', '年末补货季：门店与小区常用机型', '/product/sale/detail?id=SA1'],
  ['PR4', PromotionPlacement.Left, 'S1001', '便利店 8 点位方案', '/solution/detail?contentId=S1001&from=5'],
  ['PR5', PromotionPlacement.Mid, 'S1005', '停车场一进一出', '/solution/detail?contentId=S1005&from=5'],
  ['PR6', PromotionPlacement.Right, 'S1007', '会议室 P2.5 显示屏', '/solution/detail?contentId=S1007&from=5'],
];

/** Title, what it is about, its cover, days since and until, and models with a word of why. */
const SALES: readonly (readonly [
  saleNo: string,
  title: string,
  summary: string,
  cover: string,
  from: number,
  to: number,
  names: readonly string[],
  words: readonly string[],
])[] = [
  [
    'SA1',
    '年末补货季：社区与门店常用机型',
    '半球、枪机、录像机与存储卡，按门店和小区的常见配法挑选，现货优先，加入清单即可核对配件与存储。',
    'S1001',
    -6,
    18,
    ['半球', '枪', '录像机', '存储卡', '交换机', '双绞线', '支架', '电源适配器'],
    ['门店常用', '室外首选', '4 路起', '前端备份', 'PoE 供电', '整箱现货', '配套安装', '集中补货'],
  ],
  [
    'SA2',
    '出入口升级专题：道闸与车牌识别',
    '老旧小区道闸换新、停车场加装车牌识别，成套选择更省心；道闸、识别终端与管理软件一页选齐。',
    'S1005',
    -2,
    30,
    ['道闸', '车牌', '车辆检测', '停车场管理', '余位'],
    ['换新优选', '高识别率', '防砸必配', '免布服务器', '引导停车'],
  ],
  [
    'SA3',
    '校园公共广播月',
    '操场、走廊与教室的广播点位一次配齐，网络广播与定压广播都有方案。',
    'A3011',
    9,
    40,
    ['音柱', '功放', '话筒', '吸顶'],
    ['操场常用', '定压输出', '分区寻呼', '走廊教室'],
  ],
];

function demoSales({ spus = [], skus = [] }: CatalogRows, now: number) {
  const nameOf = new Map(spus.map(({ spuNo, spuName }) => [spuNo, spuName]));
  const sold = skus.filter(({ skuStatus, stockTotal }) => (skuStatus ?? 0) === 0 && (stockTotal ?? 0) > 0);
  return SALES.map(([saleNo, title, summary, cover, from, to, names, words]) => ({
    saleNo,
    title,
    summary,
    picture: `/pictures/${coverName(cover)}.svg`,
    gmtFrom: new Date(now + from * DAY_MS),
    gmtTo: new Date(now + to * DAY_MS),
    products: names.flatMap((name, place) => {
      const found = sold.find(({ spuNo }) => (nameOf.get(spuNo) ?? '').includes(name));
      return found ? [{ spuNo: found.spuNo, skuNo: found.skuNo, note: words[place] ?? '' }] : [];
    }),
  }));
}

export async function insertDemoContent(db: Db, rows: CatalogRows, now: number): Promise<void> {
  await insertIndustries(
    db,
    industries.map((one, sortNo) => ({ ...one, sortNo })),
  );
  await insertContent(db, demoContent(rows, now), now);
  await insertPromotions(
    db,
    PROMOTIONS.map(([id, placement, contentId, title, href], sortNo) => ({
      id,
      placement,
      title,
      href,
      sortNo,
      picture: `/pictures/${coverName(contentId)}.svg`,
      gmtFrom: new Date(now - DAY_MS),
      gmtTo: null,
    })),
  );
  await insertSales(db, demoSales(rows, now));
}
