import { SpuQuery, type listAttributeFilters as endpoint } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import type { Operation } from '../../platform/http/serve.ts';
import { countFilters } from './count-filters.ts';
import type { Goods } from './goods.ts';

/** Counts are the same for every viewer. */
export const listAttributeFilters =
  (goods: Goods): Operation<typeof endpoint> =>
  (ctx, { query }) =>
    goods.cache.remember(ctx.db, `narrowed filters ${JSON.stringify(query)}`, () =>
      countFilters(ctx.db, goods, { query: { ...SpuQuery.parse({}), ...query }, viewer: UserType.Tourist, skuType: query.type === '2' ? 2 : null }),
    );
