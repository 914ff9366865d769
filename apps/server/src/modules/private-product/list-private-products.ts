import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/private-product';
import { mayCall } from '@portal/engines/access';
import { ownerOf, type Asking } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { getTaxonomy, listBrandNames } from '../catalog/index.ts';
import { pictureOf } from '../file/index.ts';
import { categoriesOf, categoryIdsOf } from './categories.ts';
import type { PrivateProductRoom } from './needs.ts';
import { shownProducts } from './shown-product.ts';
import { countByCategory, findLive, hasPicture, listPage, countByBrand } from './store.ts';

export const checkPrivateProduct = operation(contract.checkPrivateProduct, async function checkPrivateProduct(ctx) {
  return mayCall('keepsPrivateProducts', ctx.caller.userType);
});

export const listPrivateProducts = operation(contract.listPrivateProducts, function listPrivateProducts(ctx, { query }) {
  return listOwn(ctx, query);
});

export const listDistributionOrders = operation(
  contract.listDistributionOrders,
  async function listDistributionOrders(ctx, { query: { type, ...query } }, { listFamilies }: PrivateProductRoom) {
    if (type !== '1') return listFamilies(ctx, { ...query, type });
    const { categoryValueSelect, ...asked } = query;
    const inCategory = categoryValueSelect === '' ? {} : { categoryValueSelect };
    return { ...(await listOwn(ctx, { ...asked, ...inCategory, customFilterRemind: '' })), loosened: false };
  },
);

async function listOwn({ db, caller }: Pick<Asking, 'db' | 'caller'>, { categoryValueSelect, ...query }: contract.PrivateProductQuery) {
  const categoryIds = categoryIdsOf(await getTaxonomy(db), categoryValueSelect);
  const { rows, count } = await listPage(db, ownerOf(caller), { ...query, categoryIds });
  return { data: await shownProducts(db, rows), count };
}

export const getPrivateProduct = operation(
  contract.getPrivateProduct,
  async function getPrivateProduct(ctx, { query: { spuNo } }, { settings }: PrivateProductRoom) {
    const row = await findLive(ctx.db, ownerOf(ctx.caller), spuNo);
    const [product] = row ? await shownProducts(ctx.db, [row]) : [];
    if (!product) throw new AppError(notFound);
    return { ...product, brandSourceAndId: brandOf(product.brandName, settings).brandSourceAndId };
  },
);

/** A brand as it is chosen: by its source (1: the provider's own) and its name. */
function brandOf(brandName: string, { providerBrand }: PrivateProductRoom['settings']) {
  const brandSource = brandName === providerBrand ? (1 as const) : (0 as const);
  return { brandSource, brandId: brandName, brandName, brandSourceAndId: `${brandSource}_${brandName}` };
}

export const listPrivateCategories = operation(contract.listPrivateCategories, async function listPrivateCategories(ctx) {
  const counts = await countByCategory(ctx.db, ownerOf(ctx.caller));
  return categoriesOf(await getTaxonomy(ctx.db), (id) => counts.get(id) ?? 0);
});

export const listPrivateBrands = operation(contract.listPrivateBrands, async function listPrivateBrands(ctx, _input, { settings }: PrivateProductRoom) {
  const known = await listBrandNames(ctx.db);
  const counts = await countByBrand(ctx.db, ownerOf(ctx.caller));
  const typed = [...counts.keys()].filter((name) => !known.includes(name));
  return [...typed, ...known].map((brandName) => ({ ...brandOf(brandName, settings), spuCount: counts.get(brandName) ?? 0 }));
});

/** To everybody who acts for the owner, whoever handed the picture in. */
export const readPrivatePicture = operation(
  contract.readPrivatePicture,
  async function readPrivatePicture(ctx, { params: { fileId } }, { files }: PrivateProductRoom) {
    const isShown = await hasPicture(ctx.db, ownerOf(ctx.caller), fileId);
    return pictureOf(ctx, isShown ? { pictures: [fileId] } : undefined, { fileId, files });
  },
);
