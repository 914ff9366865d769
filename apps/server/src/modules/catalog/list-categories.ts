import { SpuQuery, type listCategories as endpoint } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import type { Operation } from '../../platform/http/serve.ts';
import { countCategories } from './count-categories.ts';
import type { Goods } from './goods.ts';

/** Counts are the same for every viewer. */
export const listCategories =
  (goods: Goods): Operation<typeof endpoint> =>
  (ctx, { query }) => {
    const { attributesStr: _, ...narrowing } = query;
    return goods.cache.remember(ctx.db, `categories ${JSON.stringify(narrowing)}`, () =>
      countCategories(ctx.db, goods, {
        query: { ...SpuQuery.parse({}), ...narrowing },
        viewer: UserType.Tourist,
        skuType: query.type === '2' ? 2 : null,
      }),
    );
  };
