import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/service-order';
import { isInstalled, SkuType } from '@portal/engines/goods';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listSiteKinds } from '../catalog/index.ts';
import { findShopOrder, listLinesOf } from '../order/index.ts';

/** What the catalogue does not know any more may be anything. */
const UNKNOWN = { skuType: SkuType.Normal, productCategory: '' };

/** Of an order what an installer is asked to put up, as the catalogue has it (SERVICE-11). */
export const listInstalledLines = operation(contract.listInstalledLines, async function listInstalledLines({ db, caller }, { params: { shopOrderNo } }) {
  if ((await findShopOrder(db, { owner: ownerOf(caller) }, shopOrderNo)) === undefined) throw new AppError(notFound);
  const lines = await listLinesOf(db, [shopOrderNo]);
  const kinds = await listSiteKinds(
    db,
    lines.map(({ skuNo }) => skuNo),
  );
  return lines.flatMap(({ id, skuNo, productName }) => (isInstalled({ ...(kinds.get(skuNo) ?? UNKNOWN), productName }) ? [id] : []));
});
