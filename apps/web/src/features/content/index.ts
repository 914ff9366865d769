/** Front door of what is published: cards, bodies, and the priced list of a solution. */
export { ContentAside, ShareCard } from './components/content-aside.tsx';
export { ContentBody } from './components/content-body.tsx';
export { ContentColumns } from './components/content-columns.tsx';
export { ContentGone } from './components/content-gone.tsx';
export { ContentList } from './components/content-list.tsx';
export { PurchaseList } from './components/purchase-list.tsx';
export { SaleList } from './components/sale-list.tsx';
export { SaleTag } from './components/sale-tag.tsx';
export { SolutionHead } from './components/solution-head.tsx';
export { SolutionProducts } from './components/solution-products.tsx';
export { VideoPlayer } from './components/video-player.tsx';
export { contentCrumbs } from './model/content-crumbs.ts';
export { contentAddress, contentHref, readContentId } from './model/content-href.ts';
export { articlesAddress, canonicalListed, casesAddress, materialsAddress, solutionsAddress, type ListedQuery } from './model/content-query.ts';
export { saleAddress, saleDays, saleLeft, salesAddress } from './model/sale.ts';
export { SALES_PATH } from './model/sales-path.ts';
