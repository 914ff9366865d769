import * as contract from '@portal/contract/favorite';
import type { UserType } from '@portal/engines/access';
import { priceLabels, priceViewOf, SkuType, viewerPrice } from '@portal/engines/goods';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listFamilyHeads, type FamilyHead } from '../catalog/index.ts';
import { countFavorites, listKeptOf, listPage } from './store.ts';

export const listFavorites = operation(contract.listFavorites, async function listFavorites(ctx, { query }) {
  const owner = ownerOf(ctx.caller);
  const rows = await listPage(ctx.db, owner, query);
  const heads = await listFamilyHeads(
    ctx.db,
    rows.map(({ spuNo }) => spuNo),
  );
  const headOf = new Map(heads.map((head) => [head.spuNo, head]));
  const data = rows.map(({ spuNo, gmtCreate }) => ({
    ...shownTo(ctx.caller.userType, headOf.get(spuNo) ?? goneHead(spuNo)),
    gmtCreate: gmtCreate.toISOString(),
  }));
  return { data, count: await countFavorites(ctx.db, owner) };
});

export const listKept = operation(contract.listKept, function listKept(ctx, { query }) {
  return listKeptOf(ctx.db, ownerOf(ctx.caller), query.spuNos);
});

/** What is not sold has no price any more. */
function shownTo(viewer: UserType, { price, referPrice, ...head }: FamilyHead): Omit<contract.Favorite, 'gmtCreate'> {
  return { ...head, price: head.isOnSale ? viewerPrice(viewer, { price, referPrice }) : null, priceLabel: priceLabels[priceViewOf(viewer)] };
}

/** Of a family that the goods know no more. */
const goneHead = (spuNo: string): FamilyHead => ({
  spuNo,
  spuName: spuNo,
  skuType: SkuType.Normal,
  mainPic: '',
  skuNo: '',
  skuModel: '',
  skuDesc: '',
  price: null,
  referPrice: null,
  isOnSale: false,
});
