export { designOrderCopy } from './copy.ts';
export {
  addDesignProduct,
  addSelection,
  generateOrder,
  getDesignOrder,
  getListCheck,
  getSelection,
  getSelectionRevision,
  joinOrder,
  listDesignOrders,
  listScenes,
  removeDesignOrder,
  removeDesignProduct,
  removeSelection,
  restoreDesignOrder,
  saveListCheck,
  saveSelection,
} from './endpoints.ts';
export {
  duplicateProducts,
  freeSoftwareAlreadyAdded,
  listChanged,
  placedAtPoint,
  quantityTooLarge,
  selectionEmpty,
  softwareCategoryTaken,
  softwareErrors,
  tooManyLines,
} from './errors.ts';
export {
  CHECK_ENTRIES_MAX,
  IGNORE_REASON_MAX,
  KEPT_NAME_MAX,
  LINES_MAX,
  QUOTATION_CONTACT_MAX,
  QUOTATION_NAME_MAX,
  QUOTATION_NOTES_MAX,
  QUOTATION_TERM_MAX,
  VALIDITY_DAYS_DEFAULT,
  VALIDITY_DAYS_MAX,
} from './limits.ts';
export { designOrderIdOf, listPlaceOf } from './list-place.ts';
export type { ListPlace } from './list-place.ts';
export { exportDesignOrder, getQuotation, saveQuotation } from './quotation-endpoints.ts';
export { Quotation, QuotationHead, QuotationKind, quotationCopy, quotationTerms } from './quotation.ts';
export { findSceneName, SCENES } from './scenes.ts';
export {
  AddDesignProduct,
  AddedSelection,
  AddSelection,
  DesignLine,
  DesignOrder,
  DesignOrderQuery,
  DesignOrderSummary,
  GenerateOrder,
  IgnoredIssue,
  LineClaim,
  ListCheck,
  orderName,
  orderRemark,
  RemoveDesignProduct,
  RemoveSelection,
  SaveSelection,
  Scene,
  Selection,
  Totals,
} from './shapes.ts';
