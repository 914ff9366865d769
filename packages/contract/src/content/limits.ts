/** What the provider publishes, for pages and server alike: kinds, groups, placements. */

/** Solutions, cases, articles, videos; in the order they are shown in. */
export const CONTENT_KINDS = ['solution', 'case', 'article', 'video'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** From 5: what every link to a solution says (CONTENT-3). */
const SOLUTION_FROM = '5';
const PAGES = {
  solution: { path: '/solution/detail', further: { from: SOLUTION_FROM } },
  case: { path: '/cases/detail', further: {} },
  article: { path: '/information/detail', further: { type: 'article' } },
  video: { path: '/information/detail', further: { type: 'video' } },
} as const satisfies Record<ContentKind, { path: string; further: Record<string, string> }>;

/** Where one of them is read. */
export function contentHref({ contentId, kind }: { contentId: string; kind: ContentKind }): string {
  const { path, further } = PAGES[kind];
  return `${path}?${new URLSearchParams({ contentId, ...further }).toString()}`;
}

/** What a video is about (CONTENT-8); '' of all else. */
export const VIDEO_GROUPS = ['application', 'industry', 'scene', 'sku'] as const;
export type VideoGroup = (typeof VIDEO_GROUPS)[number];

/** Where a promotion stands on the first page. */
export const PromotionPlacement = { Carousel: 1, Left: 25, Mid: 26, Right: 27 } as const;
export type PromotionPlacement = (typeof PromotionPlacement)[keyof typeof PromotionPlacement];

/** What a detail is asked for: the portal's own scope. */
export const CONTENT_SCOPE = 2;
/** 0 an article, which every kind without a film is; 1 a video. */
export const EmpowermentType = { Article: 0, Video: 1 } as const;

/** Of each kind, on the first page. */
export const RECOMMENDED_A_KIND = 4;
/** That a product's page shows. */
export const CONTENT_OF_PRODUCT_MAX = 6;
/** Letters of a promotion's title: two lines beside its picture. */
export const PROMOTION_TITLE_MAX = 40;
/** A promotion's place holds. */
export const PROMOTIONS_MAX = 8;
/** Lines of a solution. */
export const CONTENT_PRODUCTS_MAX = 60;
/** An industry that stands for all of them, which no menu shows. */
export const EVERY_INDUSTRY = -1;

/** Of a line of a solution's goods: the part of the system, and the pieces. */
export const CONTENT_PART_MAX = 20;
export const CONTENT_PIECES_MAX = 9999;
/** Kinds that goods belong to, and that are made on the console; films are made elsewhere. */
export const CONTENT_WITH_GOODS = ['solution', 'case'] as const satisfies readonly ContentKind[];
export const hasGoods = (kind: ContentKind): boolean => (CONTENT_WITH_GOODS as readonly ContentKind[]).includes(kind);
export const CONTENT_TITLE_MAX = 60;
export const CONTENT_SUMMARY_MAX = 200;
/** Documents that go with one of them, and letters of a document's name. */
export const CONTENT_FILES_MAX = 8;
export const CONTENT_FILE_NAME_MAX = 120;
export const CONTENT_TAG_MAX = 12;
export const CONTENT_TAGS_MAX = 8;
/** An article as it is typed, and what one part of it holds, as a body's blocks are bounded. */
export const ARTICLE_MAX = 20_000;
export const ARTICLE_HEADING_MAX = 80;
export const ARTICLE_PARAGRAPH_MAX = 2000;
export const ARTICLE_ITEM_MAX = 500;
export const ARTICLE_ITEMS_MAX = 40;
