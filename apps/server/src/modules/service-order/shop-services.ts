/** All services asked for orders of the dealer that acts, as one of its people sees them (SERVICE-14). */
import * as contract from '@portal/contract/service-order';
import type { SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { soldOrders } from '../order/index.ts';
import { noteLook } from '../staff/index.ts';
import { shopOrderServiceOf } from './service-order-of.ts';
import { countByShopState, listShopPage } from './shop-store.ts';
import { listDealerSteps } from './store.ts';

const soldTo = ({ merchantNo: shopNo, accountNo: staffNo }: SignedInCaller) => soldOrders({ shopNo, staffNo });

export const listShopServices = operation(contract.listShopServices, async function listShopServices(ctx, { query }) {
  const { rows, total } = await listShopPage(ctx.db, soldTo(ctx.caller), query);
  const steps = await listDealerSteps(
    ctx.db,
    rows.map(({ serviceOrderId }) => serviceOrderId),
  );
  await noteLook(ctx, { act: 'listOrders', records: rows.length });
  return {
    data: rows.map((row) => {
      const { site: _site, ...told } = shopOrderServiceOf(row, steps.get(row.serviceOrderId));
      return { ...told, shopOrderNo: row.shopOrderNo ?? '', buyerName: row.buyerName, shopState: row.shopState };
    }),
    count: total,
  };
});

export const countShopServices = operation(contract.countShopServices, async function countShopServices({ db, caller }) {
  const counts = await countByShopState(db, soldTo(caller));
  const numberOf = (state: contract.ShopServiceState): number => counts.get(state) ?? 0;
  return { toArrange: numberOf('toArrange'), arranged: numberOf('arranged'), byDesk: numberOf('byDesk'), over: numberOf('over') };
});
