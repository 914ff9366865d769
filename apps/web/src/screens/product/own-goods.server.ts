import type { Call } from '@portal/client';
import { listPrivateBrands, listPrivateCategories, listPrivateProducts } from '@portal/contract/private-product';
import { redirect } from 'react-router';
import { productHref, withoutType, type ProductQuery } from '../../features/catalog/index.ts';
import { categoryTreeOf } from '../../features/private-product/index.ts';

/** What narrows goods alone is let go: a condition that is named narrows what is shown. */
export const narrowingOwn = (query: ProductQuery): ProductQuery => ({
  ...query,
  portalCatagoryId: null,
  categoryIds: [],
  attributes: [],
  brandSource: '',
  labels: [],
  skuStatus: '',
  status: '-1',
  stockOnly: false,
});

/** What the list shows of products of one's own (PRIVATE-5); to a guest, who has none, the goods. */
export async function readOwnGoods(call: Call, hasSession: boolean, query: ProductQuery) {
  if (!hasSession) throw redirect(productHref(withoutType(query)));
  const [{ data: products, count }, categories, brands] = await Promise.all([
    call(listPrivateProducts, {
      query: {
        keyword: query.keyword,
        customSpuSource: query.customSpuSource,
        brandId: query.brandId,
        ...(query.categoryValueSelect === null ? {} : { categoryValueSelect: query.categoryValueSelect }),
        sort: query.sort,
        order: query.order,
        page: query.page,
        size: query.size,
      },
    }),
    // a list without its filters is still a list
    call(listPrivateCategories).catch(() => []),
    call(listPrivateBrands).catch(() => []),
  ]);
  const tree = categoryTreeOf(categories);
  const shown = query.categoryValueSelect;
  const first = shown === null ? null : (tree.find(({ id, children }) => id === shown || children.some((one) => one.id === shown)) ?? null);
  return {
    products,
    count,
    // the one that is chosen stays, to be let go
    brands: brands.filter(({ spuCount, brandId }) => spuCount > 0 || brandId === query.brandId),
    categories: tree.map(({ id, catagoryName, spuCount }) => ({ id, catagoryName, spuCount })),
    openId: first?.id ?? null,
    below: (first?.children ?? []).map(({ id, catagoryName, spuCount }) => ({ id, catagoryName, spuCount })),
    categoryName: shown === null ? null : ([first, ...(first?.children ?? [])].find((one) => one?.id === shown)?.catagoryName ?? '所选分类'),
  };
}
