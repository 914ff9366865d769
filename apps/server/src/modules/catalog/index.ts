/** Front door of the goods: product families (spu), models (sku), categories, attributes, search, and the loaders that fill them. */
export { assertOnSale } from './assert-on-sale.ts';
export { comparedAttributes } from './comparing/compared-attributes.ts';
export { listComparable, listModelsSold, type ComparableModel } from './comparing/store.ts';
export { stockFor, stockTold } from './stock-for.ts';
export { openCatalogCache, type SuggestContent } from './catalog-cache.ts';
export type { ListKeptPictures } from './import/beside/sweep-catalog-files.ts';
export { listFamiliesToPick } from './list-picking-spu.ts';
export { catalogRoom } from './room.ts';
export { catalogDeskRoom } from './import/desk/room.ts';
export {
  countByCategory,
  findFamily,
  listFamilyHeads,
  listSkuFacts,
  getTaxonomy,
  hasCategories,
  hasFamilies,
  isSold,
  insertUses,
  listBrandNames,
  listCategoryPaths,
  listSuggestedModels,
  getVersion,
  type FamilyHead,
  type SkuFacts,
  type SkuPrice,
  type SourcedSkuPrice,
  type SkuFactsByNo,
} from './store.ts';
export {
  countSold,
  findSkuFigures,
  isPictureKnown,
  listCategoryIds,
  listFirstCategories,
  listWarranties,
  listPicturesNamed,
  listSkuCategories,
  listSiteKinds,
  listSkuKinds,
  listSkuNosByKey,
  listSkuNosOf,
  listSoftwareIn,
  listSold,
  modelRows,
  categoryPlaceRows,
  familyRows,
  stockRows,
} from './model-store.ts';
export { foldText, modelKeyOf } from './search/fold.ts';
export { countFamiliesIn, listFamiliesIn } from './families/store.ts';
export { listSoldCards } from './listing/sold-cards.ts';
export { listModelStock, loadRoleModels, type RoleModel } from './roles/load-role-models.ts';
export { listReplacements } from './successor/list-replacements.ts';
export { completeSearch } from './loading/refresh-search.ts';
export { roleFactsOf } from './roles/role-facts.ts';
export type { AttributeRow, Taxonomy } from './taxonomy/taxonomy.ts';
export { listSkuPrices, modelReading, pricedModels, type PlainModel } from './plain-models.ts';
export { pictureNameOf, pictureUrl } from './picture-url.ts';
export { standardTaxonomy } from './taxonomy/standard-taxonomy.ts';
export { insertCatalog, type CatalogRows } from './loading/insert-catalog.ts';
export { importCatalog, type ImportReport } from './import/import-catalog.ts';
export { listImportedPictures, loadImportedPictures } from './import/beside/picture-bytes.ts';
export { isGoodsDocument } from './import/beside/store.ts';
export type { FilesReport } from './import/beside/take-files.ts';
export { importReportSheet } from './import/report-sheet.ts';
export { listImports, type ImportTrace } from './import/trace-store.ts';
export { undoImport, type ModelHolder, type UndoOutcome } from './import/undo-import.ts';
export { readAttribute, readText } from './import/cells.ts';
export { attributeHeader, headerTexts } from './import/columns.ts';
export { importTemplate } from './import/template.ts';
export { complaintText } from './import/complaint.ts';
export { valueLabel } from './attribute-label.ts';
export { asTsquery } from './search/question.ts';
export { searchPlanOf } from './search/search-plan.ts';
export { searchVectorOf } from './search/index-words.ts';
