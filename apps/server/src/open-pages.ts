/** Pages search engines are told of beside the goods: what is always there, categories, suites, what is published and promoted (GOODS-29). */
import { contentHref } from '@portal/contract/content/limits';
import { calculatorIds } from '@portal/engines/calculators';
import { listCategoryIds } from './modules/catalog/index.ts';
import { listOut, listSalesFrom } from './modules/content/index.ts';
import { listOfferedNos } from './modules/suite/index.ts';
import type { Db } from './platform/db/database.ts';

const FIXED = [
  '/home',
  '/product',
  '/product/suit',
  '/product/sale',
  '/solution',
  '/cases',
  '/information',
  '/information/newsArticles',
  '/information/allVideo',
  '/service-center',
  '/aboutUs',
  '/tool',
  '/tool/sceneSelect',
  ...calculatorIds.map((id) => `/tool/calculator/${id}`),
];
/** Of each kind; together they stay below what one part may hold. */
const EACH = 8000;

export async function listOpenPages(db: Db, now: Date): Promise<string[]> {
  const [categoryIds, suitNos, published, sales] = [
    await listCategoryIds(db),
    await listOfferedNos(db, EACH),
    await listOut(db, now, EACH),
    await listSalesFrom(db, now, { page: 1, size: EACH }),
  ];
  return [
    ...FIXED,
    ...categoryIds.map((id) => `/product?portalCatagoryId=${id}`),
    ...suitNos.map((suitNo) => `/product/suitDetail?id=${encodeURIComponent(suitNo)}`),
    ...sales.map(({ saleNo }) => `/product/sale/detail?id=${encodeURIComponent(saleNo)}`),
    ...published.map(contentHref),
  ];
}
