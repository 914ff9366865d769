/** Front door of the design-order tool's pages: the list, choosing products, my orders, an order. */
export { selectionQuery } from './selection/api.ts';
export { listCheckQuery } from './check/api.ts';
export { copyOrder, orderQuery, ordersQuery, removeOrder, renameOrder, restoreOrder } from './quotes/api.ts';
export { detailHref, editHref, exportDialogHref, ORDERS_PATH, orderSiteWorksHref, PICKING_PATH } from './lines/model/addresses.ts';
export { CategoryTree } from './picking/components/category-tree.tsx';
export { SelectionPanel } from './selection-panel.tsx';
export { FilterChips } from './picking/components/filter-chips.tsx';
export { FilterSheet } from './picking/components/filter-sheet.tsx';
export { SelectionProvider, useSelectionStoreIfAny } from './selection/components/selection-provider.tsx';
export { OrderEditor } from './order-editor.tsx';
export { OrderDetail } from './order-detail.tsx';
export { ImportListButton } from './imports/components/import-list-button.tsx';
export { SharedQuoteView } from './shares/components/shared-quote.tsx';
export { OrderPreview } from './order-preview.tsx';
export { OrderTable } from './order-table.tsx';
export { OrderForm, useOrderWords } from './quotes/components/order-form.tsx';
export { ProductResults } from './picking/components/product-results.tsx';
export { PRODUCTS_ID } from './picking/components/product-table.tsx';
export { SiteWorksChoice } from './picking/components/site-works-choice.tsx';
export { ReplaceMode, useIsLineMissing } from './picking/components/replace-mode.tsx';
export { FilterWords } from './picking/components/filter-words.tsx';
export { RankBar } from './picking/components/rank-bar.tsx';
export { PrivateBar } from './picking/components/private-bar.tsx';
export { answerOf, questionOf } from './check/model/list-question.ts';
export {
  AMOUNT_RANGES,
  filterCount,
  ordersCallQuery,
  ordersFields,
  ordersHref,
  parseOrdersQuery,
  withOrdersChange,
  withOrdersSort,
  widened,
} from './quotes/model/orders-query.ts';
export type { DesignOrdersQuery, OrdersSort } from './quotes/model/orders-query.ts';
export {
  catalogueQueryOf,
  isFiltered,
  isSameQuestion,
  parsePickingQuery,
  pickingFields,
  pickingHref,
  privateListQueryOf,
  siteWorksQuery,
  withChange,
  withValues,
} from './picking/model/picking-query.ts';
export type { ProductTab, PickingQuery } from './picking/model/picking-query.ts';
export type { PickingFamily } from './picking/model/shown-model.ts';
export { useHeldBusy } from './picking/components/use-held-busy.ts';
export { useTabMemory } from './picking/components/use-tab-memory.ts';
