/** Front door of the design-order tool's pages: the list, choosing products, my orders, an order. */
export { removeOrder, restoreOrder } from './api.ts';
export { AttributeFilters } from './components/attribute-filters.tsx';
export { CategoryTree } from './components/category-tree.tsx';
export { DesignList } from './components/design-list.tsx';
export { FilterChips } from './components/filter-chips.tsx';
export { FilterSheet } from './components/filter-sheet.tsx';
export { KeywordBox } from './components/keyword-box.tsx';
export { ListProvider, useList, useListStoreIfAny } from './components/list-provider.tsx';
export { OrderDetail } from './components/order-detail.tsx';
export { OrderTable } from './components/order-table.tsx';
export { ProductResults } from './components/product-results.tsx';
export { PRODUCTS_ID } from './components/product-table.tsx';
export { RankBar } from './components/rank-bar.tsx';
export { answerOf, questionOf } from './check/model/list-question.ts';
export {
  detailHref,
  ORDERS_PATH,
  ordersCallQuery,
  ordersFields,
  ordersHref,
  parseOrdersQuery,
  withOrdersChange,
  withOrdersSort,
} from './model/orders-query.ts';
export type { OrdersQuery, OrdersSort } from './model/orders-query.ts';
export { catalogueQueryOf, isFiltered, parseSelectionQuery, SELECTION_PATH, selectionFields, selectionHref, withChange } from './model/selection-query.ts';
export type { ProductTab, SelectionQuery } from './model/selection-query.ts';
export { useHeldBusy } from './components/use-held-busy.ts';
export { useTabMemory } from './components/use-tab-memory.ts';
