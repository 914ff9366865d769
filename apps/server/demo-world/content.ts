/** What is published in the demo world: industries, solutions, cases, articles, and what stands on the first page. No videos: there are none. */
import { PromotionPlacement, type ContentKind } from '@portal/contract/content';
import type { CatalogRows } from '../src/modules/catalog/index.ts';
import { insertContent, insertIndustries, insertPromotions, type NewContent } from '../src/modules/content/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { cases } from './content-cases.ts';
import { siteArticles } from './content-articles-site.ts';
import { videoArticles } from './content-articles-video.ts';
import type { DemoText } from './content-parts.ts';
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

/** Texts as they are published; a model that the goods have not throws. */
export function demoContent({ skus = [] }: CatalogRows, now: number): NewContent[] {
  const byModel = new Map(skus.map(({ skuModel, skuNo, spuNo }) => [skuModel, { skuNo, spuNo }]));
  const modelOf = (model: string) => {
    const found = byModel.get(model);
    if (!found) throw new Error(`The demo world publishes ${model}, which its goods have not`);
    return found;
  };
  return demoTexts.flatMap(([kind, texts], kindPlace) =>
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
      body: [...body, ...names.map(([model, note]) => ({ type: 'product' as const, ...modelOf(model), note }))],
      products: uses.map(([model, quantity, part]) => ({ ...modelOf(model), quantity, part })),
    })),
  );
}

const PROMOTIONS: readonly (readonly [id: string, placement: PromotionPlacement, contentId: string, title: string, href: string])[] = [
  ['PR1', PromotionPlacement.Carousel, 'S1002', '校园 32 点位：整套清单，一键加入', '/solution/detail?contentId=S1002&from=5'],
  ['PR2', PromotionPlacement.Carousel, 'S1004', '小区周界声光警戒：夜里当场喊话', '/solution/detail?contentId=S1004&from=5'],
  ['PR3', PromotionPlacement.Carousel, 'A3001', '录像机硬盘怎么算，一张表说清', '/information/detail?contentId=A3001&type=article'],
  ['PR4', PromotionPlacement.Left, 'S1001', '便利店 8 点位方案', '/solution/detail?contentId=S1001&from=5'],
  ['PR5', PromotionPlacement.Mid, 'S1005', '停车场一进一出', '/solution/detail?contentId=S1005&from=5'],
  ['PR6', PromotionPlacement.Right, 'S1007', '会议室 P2.5 显示屏', '/solution/detail?contentId=S1007&from=5'],
];

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
}
