import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/private-product';
import { mayCall } from '@portal/engines/access';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { getTaxonomy, listBrandNames } from '../catalog/index.ts';
import { pictureOf } from '../file/index.ts';
import { categoriesOf } from './categories.ts';
import type { PrivateProductRoom } from './needs.ts';
import { shownProducts } from './shown-product.ts';
import { findLive, hasPicture, listPage, listTypedBrands } from './store.ts';

export const checkPrivateProduct = operation(contract.checkPrivateProduct, async function checkPrivateProduct(ctx) {
  return mayCall('keepsPrivateProducts', ctx.caller.userType);
});

export const listPrivateProducts = operation(contract.listPrivateProducts, async function listPrivateProducts(ctx, { query }) {
  const { rows, count } = await listPage(ctx.db, ownerOf(ctx.caller), query);
  return { data: await shownProducts(ctx.db, rows), count };
});

export const getPrivateProduct = operation(contract.getPrivateProduct, async function getPrivateProduct(ctx, { query: { spuNo } }) {
  const row = await findLive(ctx.db, ownerOf(ctx.caller), spuNo);
  const [product] = row ? await shownProducts(ctx.db, [row]) : [];
  if (!product) throw new AppError(notFound);
  return product;
});

export const listPrivateCategories = operation(contract.listPrivateCategories, async function listPrivateCategories(ctx) {
  return categoriesOf(await getTaxonomy(ctx.db));
});

export const listPrivateBrands = operation(contract.listPrivateBrands, async function listPrivateBrands(ctx, _input, { settings }: PrivateProductRoom) {
  const known = await listBrandNames(ctx.db);
  const typed = (await listTypedBrands(ctx.db, ownerOf(ctx.caller))).filter((name) => !known.includes(name));
  return [...typed, ...known].map((brandName) => {
    const brandSource = brandName === settings.providerBrand ? 1 : 0;
    return { brandSource, brandId: brandName, brandName, brandSourceAndId: `${brandSource}_${brandName}` };
  });
});

/** To everybody who acts for the owner, whoever handed the picture in. */
export const readPrivatePicture = operation(
  contract.readPrivatePicture,
  async function readPrivatePicture(ctx, { params: { fileId } }, { files }: PrivateProductRoom) {
    const isShown = await hasPicture(ctx.db, ownerOf(ctx.caller), fileId);
    return pictureOf(ctx, isShown ? { pictures: [fileId] } : undefined, { fileId, files });
  },
);
