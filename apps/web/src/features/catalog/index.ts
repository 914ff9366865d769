/** Front door of the goods pages: the list, a product, and cards of products anywhere. */

export { AddButton, AddProductsButton, AddToSelectionProvider } from './components/add-to-selection.tsx';
export { AccessoryList } from './components/accessory-list.tsx';
export { AfterSaleTerms } from './components/after-sale-terms.tsx';
export { BuyPanel } from './components/buy-panel.tsx';
export { CategoryMenu, CategoryTiles } from './components/category-menu.tsx';
export { HeldMark } from './components/held-mark.tsx';
export { CategoryRail } from './components/category-rail.tsx';
export { DocumentList } from './components/document-list.tsx';
export { AttributeFilters } from './components/attribute-filters.tsx';
export { ConditionFilter } from './components/condition-filter.tsx';
export { Conditions } from './components/conditions.tsx';
export { OwnSources } from './components/own-sources.tsx';
export { ModelTable } from './components/model-table.tsx';
export { ParameterSheet } from './components/parameter-sheet.tsx';
export { ProductCard, productHrefOf } from './components/product-card.tsx';
export { ProductGallery } from './components/product-gallery.tsx';
export { PictureViewer } from './components/picture-viewer.tsx';
export { ProductPicture } from './components/product-picture.tsx';
export { PriceWhy } from './components/price-why.tsx';
export { ReplacementLink } from './components/replacement-link.tsx';
export { ProductPrice } from './components/product-price.tsx';
export { ProductTable } from './components/product-table.tsx';
export { RankBar } from './components/rank-bar.tsx';
export { SlimBar } from './components/slim-bar.tsx';
export { StayLinks } from './components/stay-links.tsx';
export { documentOf } from './model/document.ts';
export { brandRow } from './model/filter-rows.ts';
export { categoryPicture } from './model/category-picture.ts';
export { categoryTrail } from './model/category-trail.ts';
export { chosenChips, type ChosenChip } from './model/chosen-chips.ts';
export { chosenModel } from './model/family.ts';
export { nearestCategories, wordsBeside, type NearCategory } from './model/nearest-categories.ts';
export { modelViews } from './model/model-views.ts';
export {
  LIST_PATH,
  narrowingOf,
  canonicalList,
  productHref,
  productsAddress,
  readProductQuery,
  spuQueryOf,
  withCategory,
  withKeyword,
  withOwn,
  withoutFilters,
  withoutType,
  withPage,
} from './model/product-query.ts';
export type { ListView, ProductQuery } from './model/product-query.ts';
export { valueLabel } from './model/value-label.ts';
export { ValueChoices } from './components/value-choices.tsx';
export { stockSaid, stockWords } from './model/stock-words.ts';
export { priceReason } from './model/price-reason.ts';
