export { articleBlocksOf, articleTextOf, partBody } from './article-text.ts';
export { contentCopy, contentKindNames, contentStateNames, promotionCopy, promotionPlaceNames, promotionStateNames } from './copy.ts';
export {
  type DeskContent,
  type DeskContentLine,
  type DeskFile,
  type DeskProduct,
  getDeskContent,
  listDeskContent,
  listDeskIndustries,
  saveDeskContent,
  stepDeskContent,
  readContentFile,
  uploadContentFile,
} from './desk-endpoints.ts';
export { listMarqueeClues, type MarqueeClue } from './endpoints.ts';
export { contentMoved } from './errors.ts';
export {
  ARTICLE_MAX,
  CONTENT_FILE_NAME_MAX,
  CONTENT_FILES_MAX,
  CONTENT_KINDS,
  CONTENT_OF_PRODUCT_MAX,
  CONTENT_PART_MAX,
  CONTENT_PRODUCTS_MAX,
  CONTENT_SUMMARY_MAX,
  CONTENT_TITLE_MAX,
  contentHref,
  CONTENT_WITH_GOODS,
  hasGoods,
  EmpowermentType,
  EVERY_INDUSTRY,
  PROMOTION_TITLE_MAX,
  PROMOTIONS_MAX,
  PromotionPlacement,
  RECOMMENDED_A_KIND,
  type ContentKind,
  type VideoGroup,
} from './limits.ts';
export { downloadFile, type FileEntry, listFileCategories, listFiles } from './materials.ts';
export {
  type DeskPromotion,
  listDeskPromotions,
  moveDeskPromotion,
  PROMOTION_STATES,
  type PromotionState,
  readPromotionPicture,
  saveDeskPromotion,
  uploadPromotionPicture,
  withdrawDeskPromotion,
} from './promotion-desk.ts';
export {
  downloadContentFile,
  getContentDetail,
  listContent,
  listContentOf,
  listPromotions,
  listRecommendedContent,
  listSolutionClasses,
} from './publications.ts';
export { getSale, listSales, type Sale } from './sales.ts';
export { searchContent, type ContentCounts } from './search.ts';
export {
  Block,
  type ContentCard,
  type ContentDetail,
  type ContentItem,
  type ContentProduct,
  type FileBlock,
  type Industry,
  ownAddress,
  type Promotion,
  type ShownBlock,
} from './shapes.ts';
