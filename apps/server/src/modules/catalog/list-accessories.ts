import type { listAccessories as endpoint } from '@portal/contract/catalog';
import type { Operation } from '../../platform/http/serve.ts';
import type { Goods } from './goods.ts';
import { accessoryFor } from './project.ts';
import { findAccessories } from './store.ts';

/** Accessory models that can be had; an unknown family has none. */
export const listAccessories =
  (goods: Goods): Operation<typeof endpoint> =>
  async (ctx, { query }) => {
    const taxonomy = await goods.taxonomy(ctx.db);
    const rows = await findAccessories(ctx.db, query.spuNo);
    return rows.map((row) => accessoryFor(ctx.caller.userType, taxonomy, row));
  };
