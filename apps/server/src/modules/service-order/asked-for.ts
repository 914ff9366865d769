/** What a service is asked for: an order and a design order, each checked to be the asker's own (SERVICE-11). */
import { AppError, badRequest } from '@portal/contract/core';
import { serviceOrderCopy, type ServiceOrderForm } from '@portal/contract/service-order';
import { isSent } from '@portal/engines/states';
import type { Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { findShopOrder, listLinesOf, type ShopOrderRow } from '../order/index.ts';
import type { FindDesignOrder } from './needs.ts';

interface AskedFor {
  shopOrderNo: string | null;
  designOrderId: string | null;
  shopOrder: ShopOrderRow | undefined;
}

/** Another's is as if it were not there. Of an order that came of one design order, that one is kept beside it. Throws `badRequest`, each fault on its field. */
export async function findAskedFor(
  db: Db,
  owner: Owner,
  { shopOrderNo, designOrderId }: Pick<ServiceOrderForm, 'shopOrderNo' | 'designOrderId'>,
  findDesignOrder: FindDesignOrder,
): Promise<AskedFor> {
  const shopOrder = shopOrderNo === undefined ? undefined : await findShopOrder(db, { owner }, shopOrderNo);
  const faults: Record<string, string> = {};
  if (shopOrderNo !== undefined && shopOrder === undefined) faults['shopOrderNo'] = serviceOrderCopy.orderGone;
  if (shopOrder && !isSent(shopOrder.state)) faults['shopOrderNo'] = serviceOrderCopy.orderNotSent;
  if (designOrderId !== undefined && (await findDesignOrder(db, owner, designOrderId)) === undefined)
    faults['designOrderId'] = serviceOrderCopy.designOrderGone;
  const [first] = Object.values(faults);
  if (first !== undefined) throw new AppError(badRequest, { msg: first, fields: faults });
  const cameOf = shopOrder && designOrderId === undefined ? await findSource(db, owner, shopOrder, findDesignOrder) : undefined;
  return { shopOrderNo: shopOrderNo ?? null, designOrderId: designOrderId ?? cameOf ?? null, shopOrder };
}

/** The one design order that lines of an order came of; undefined: none, or several. */
async function findSource(db: Db, owner: Owner, { shopOrderNo }: ShopOrderRow, findDesignOrder: FindDesignOrder): Promise<string | undefined> {
  const lines = await listLinesOf(db, [shopOrderNo]);
  const ids = new Set(lines.flatMap(({ sourceType, sourceId }) => (sourceType === 'designOrder' ? [sourceId] : [])));
  const [id] = ids;
  return id === undefined || ids.size > 1 ? undefined : (await findDesignOrder(db, owner, id))?.id;
}
