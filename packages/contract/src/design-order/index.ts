export { getListCheck, saveListCheck } from './check/endpoints.ts';
export { CHECK_ENTRIES_MAX, IGNORE_REASON_MAX, KEPT_NAME_MAX, MANDATORY_MAX, NOTES_MAX } from './check/limits.ts';
export { ListCheck } from './check/shapes.ts';
export { feeFormulaWords, feesCopy, shareBaseWords } from './fees/copy.ts';
export { feesTooLarge } from './fees/errors.ts';
export { FEE_NAME_MAX, FEE_UNIT_MAX, FEES_MAX } from './fees/limits.ts';
export { FeeDraft, FeeFormula, OrderFee } from './fees/shapes.ts';
export { designOrderCopy, orderTypeNames, quoteStateNames } from './lines/copy.ts';
export {
  duplicateProducts,
  FREE_SOFTWARE_TOLD_MS,
  freeSoftwareAlreadyAdded,
  listChanged,
  customersNotKept,
  groupUnknown,
  orderChanged,
  placedAtPoint,
  priceChanged,
  quantityTooLarge,
  sceneElsewhere,
  selectionEmpty,
  softwareCategoryTaken,
  softwareErrors,
  surveyNotPermitted,
  tooManyLines,
} from './lines/errors.ts';
export { LINES_MAX, ORDER_TYPE_IMPORTED, ORDER_TYPE_PLAIN, ORDER_TYPE_RECOMMENDED, ORDER_TYPE_SURVEY } from './lines/limits.ts';
export { designOrderIdOf, listPlaceOf } from './lines/list-place.ts';
export type { ListPlace } from './lines/list-place.ts';
export { DesignLine, type LineClaim, type Piece } from './lines/shapes.ts';
export { paperPrice, quotationCopy, quotationTerms, unpricedNote } from './quotation/copy.ts';
export { quotedAtCost } from './quotation/errors.ts';
export { exportDesignOrder, getQuotation, saveQuotation } from './quotation/endpoints.ts';
export { QUOTATION_CONTACT_MAX, QUOTATION_NAME_MAX, QUOTATION_NOTES_MAX, QUOTATION_TERM_MAX, VALIDITY_DAYS_DEFAULT } from './quotation/limits.ts';
export { Quotation, QuotationHead, QuotationKind } from './quotation/shapes.ts';
export {
  addDesignProduct,
  addOrderToCart,
  copyDesignOrder,
  generateOrder,
  getDesignOrder,
  getDesignOrderRevision,
  getOrderMargin,
  joinOrder,
  listDesignOrders,
  listCustomerChoices,
  listScenes,
  removeDesignOrder,
  removeDesignProduct,
  restoreDesignOrder,
  saveOrderFees,
  updateDesignProduct,
} from './quotes/endpoints.ts';
export { findSceneName, SCENES } from './quotes/scenes.ts';
export { CUSTOMER_CHOICES_MAX, CUSTOMER_PHONE_MAX, CUSTOMER_REMARK_MAX, type CustomerChoices, NO_CUSTOMER, OrderCustomer } from './quotes/customer.ts';
export { UpdateDesignProduct } from './quotes/update-shapes.ts';
export {
  type AddedDesignOrder,
  copyName,
  DesignOrder,
  DesignOrderSummary,
  OrderInCart,
  OrderMargin,
  orderName,
  orderRemark,
  OrderSeen,
  type JoinedOrder,
  type QuoteState,
} from './quotes/shapes.ts';
export {
  addSelection,
  getReminders,
  getSelection,
  getSelectionPieces,
  getSelectionRevision,
  listSelectedProducts,
  removeSelection,
  saveSelection,
} from './selection/endpoints.ts';
export { matchModels, MatchedModels, PASTED_CELL_LENGTH_MAX, PASTED_CELLS_MAX } from './selection/matching.ts';
export { AddedSelection, SaveSelection, Selection } from './selection/shapes.ts';
export { HEAD_FIELD_NAMES, versionsCopy } from './versions/copy.ts';
export {
  bringBackVersion,
  compareVersions,
  getPriceComparison,
  keepQuotedPrices,
  listVersions,
  removeVersion,
  renameVersion,
  restoreVersion,
  saveVersion,
  takeTodaysPrices,
} from './versions/endpoints.ts';
export { versionsFull } from './versions/errors.ts';
export { VERSION_NAME_MAX, VERSIONS_MAX } from './versions/limits.ts';
export { OrderVersion, PriceComparison, VersionDiff, VersionLine } from './versions/shapes.ts';
export type { VersionCause } from './versions/shapes.ts';
export { sharesCopy } from './shares/copy.ts';
export { answerQuote, createShare, listShares, markChange, openQuote, revokeShare } from './shares/endpoints.ts';
export { quotationMissing, shareClosed, shareGone, sharePasswordWrong, sharesFull } from './shares/errors.ts';
export { QUOTE_PATH, SHARE_CHANGES_MAX, SHARE_DAYS, SHARE_NAME_MAX, SHARE_PASSWORD_MAX, SHARE_REASON_MAX, SHARES_MAX } from './shares/limits.ts';
export { QuotationShare, shareDays, SharedPaper, SharedQuote, sharePassword } from './shares/shapes.ts';
export { importsCopy, LIST_HEAD } from './imports/copy.ts';
export { ReadList, readListFile, takeListFile } from './imports/endpoints.ts';
export { listFileRefused } from './imports/errors.ts';
export { LIST_FAULTS_MAX, LIST_FILE_BYTES_MAX } from './imports/limits.ts';
