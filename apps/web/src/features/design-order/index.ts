/** Front door of the design-order tool's pages: the list, choosing products, my orders, an order. */
export { removeOrder, restoreOrder } from './api.ts';
export { AttributeFilters } from './components/attribute-filters.tsx';
export { CategoryTree } from './components/category-tree.tsx';
export { DesignList } from './components/design-list.tsx';
export { FilterChips } from './components/filter-chips.tsx';
export { KeywordBox } from './components/keyword-box.tsx';
export { ListProvider, useList, useListStoreIfAny } from './components/list-provider.tsx';
export { OrderDetail } from './components/order-detail.tsx';
export { OrderTable } from './components/order-table.tsx';
export { ProductTable } from './components/product-table.tsx';
export { RankBar } from './components/rank-bar.tsx';
export { failureText, tellFailure } from './failure.ts';
export { detailHref, ORDERS_PATH, ordersCallQuery, ordersHref, parseOrdersQuery, withOrdersSort } from './model/orders-query.ts';
export type { OrdersQuery, OrdersSort } from './model/orders-query.ts';
export { catalogueQueryOf, isFiltered, parseSelectionQuery, SELECTION_PATH, selectionHref, withChange, withoutFilters } from './model/selection-query.ts';
export type { ProductTab, SelectionQuery } from './model/selection-query.ts';
export { useTabMemory } from './components/use-tab-memory.ts';
