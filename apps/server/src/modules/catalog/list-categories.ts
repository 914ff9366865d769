import type { CategoryNode, listCategories as endpoint } from '@portal/contract/catalog';
import type { Operation } from '../../platform/http/serve.ts';
import type { Goods } from './goods.ts';
import { countByCategory } from './store.ts';

/** The whole tree with the number of active families; a first category counts its second ones. */
export const listCategories =
  (goods: Goods): Operation<typeof endpoint> =>
  (ctx) =>
    goods.cache.remember(ctx.db, 'categories', async () => {
      const { categories } = await goods.taxonomy(ctx.db);
      const counts = new Map((await countByCategory(ctx.db)).map(({ secondCategoryId, families }) => [secondCategoryId, families]));
      const below = (parentId: number | null): CategoryNode[] =>
        categories
          .filter((category) => category.parentId === parentId)
          .map(({ id, catagoryName, dataId }) => {
            const children = below(id);
            return { id, catagoryName, dataId, spuCount: children.reduce((sum, child) => sum + child.spuCount, counts.get(id) ?? 0), children };
          });
      return below(null);
    });
