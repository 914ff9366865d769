import { quantityUpTo } from '../core/limits.ts';
import {
  CONTENT_FILES_MAX,
  CONTENT_PART_MAX,
  CONTENT_PIECES_MAX,
  CONTENT_PRODUCTS_MAX,
  PROMOTIONS_MAX,
  PromotionPlacement,
  type ContentKind,
} from './limits.ts';

/** Sentences about what is published that server and pages both say. */
export const contentCopy = {
  gone: '内容不存在或已下架',
  fileHint: `显示在正文下方，所有人可下载；支持 PDF、Excel（xlsx）、Word（docx），单个不超过 10 MB，最多 ${CONTENT_FILES_MAX} 个`,
  fileNameRequired: '请填写附件名称',
  fileRule: `附件最多 ${CONTENT_FILES_MAX} 个`,
  fileGone: '附件不存在或已移除',
  saved: '已保存',
  titleRequired: '请填写标题',
  tagRule: '标签最多 8 个，每个最多 12 个字',
  textRequired: '请填写正文',
  textRule: '正文有过长的部分：标题最多 80 字，段落最多 2000 字，列表项最多 500 字，一个列表最多 40 项',
  modelRequired: '请填写清单中的型号',
  modelUnknown: '没有这个型号，或已下架',
  modelTwice: '同一用途下已有这个型号，请合并数量',
  piecesRule: quantityUpTo(CONTENT_PIECES_MAX),
  partRule: `用在哪里最多 ${CONTENT_PART_MAX} 个字`,
  goodsRule: `清单最多 ${CONTENT_PRODUCTS_MAX} 个产品`,
  goodsOfKind: '只有方案和案例有产品清单',
  industryUnknown: '请选择行业',
  momentRule: '请按 2026-12-01 09:00 的格式填写时间',
} as const;

export const contentKindNames: Readonly<Record<ContentKind, string>> = { solution: '方案', case: '案例', article: '文章', video: '视频' };
export const contentStateNames = { draft: '草稿', published: '已发布', withdrawn: '已撤回' } as const;

export const promotionPlaceNames: Readonly<Record<PromotionPlacement, string>> = {
  [PromotionPlacement.Carousel]: '首页轮播',
  [PromotionPlacement.Left]: '首页左栏',
  [PromotionPlacement.Mid]: '首页中栏',
  [PromotionPlacement.Right]: '首页右栏',
};
export const promotionStateNames = { now: '展示中', toCome: '待开始', over: '已结束' } as const;
export const promotionCopy = {
  saved: '已保存，首页随即更新',
  titleRequired: contentCopy.titleRequired,
  pictureRequired: '请上传图片',
  pictureHint: '支持 JPG、PNG、WebP、GIF，不超过 10 MB；建议 16:10，展示时完整显示',
  titleHint: '冒号前后分作两行显示',
  endRule: '结束时间应晚于开始时间和现在',
  full: `每个位置最多同时展示 ${PROMOTIONS_MAX} 个，排在后面的不显示`,
} as const;
